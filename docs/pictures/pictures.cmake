# picture(NAME ARGUMENT...): docs/pictures/NAME.svg is what tessera-picture writes with these arguments.

picture(fabrik-sight fabrik --guides --targets
    --position "11/2*8/11/11/2w8/1*2bb5/4b6/3b7/1wb4w3/7w3/7w3 b play")
picture(fabrik-step fabrik
    --position "11/5w*4/6wbw2/1ww4ww2/w3bb1b3/2bw4w2/1b3bbb3/6b1w2/5b5/4*6/11 b play" --moves "e2-d11,f9")
picture(fabrik-win fabrik
    --position "4w6/1w1w1ww2w1/1w1w2wbw2/bww4ww2/w1b1bbbb3/1bbww1*bw2/wb1b1bbb3/5bb1w2/wb2bb3*1/11/2b4w3 b play"
    --moves "j3-d4,f6")
picture(fabrik-arbeiter fabrik-arbeiter --guides --targets
    --position "2b8/8wb1/1w3bw4/11/1b4w2b1/2w1b4B1/2b8/5w5/5w5/9b1/2W1ww5 b play")

picture(morelli-start morelli)
picture(morelli-capture morelli --moves d1-i6
    --position "13/13/13/3b1b7/13/8b1b2/7www3/6bw1wb2/1b6ww3/1w3b2b1b2/4w8/13/3b9 b play")
picture(morelli-frame morelli --guides --moves e3-e4
    --position "13/13/13/3b3b1b3/7w5/3b2b6/1w5w5/6b2b3/7w5/5wb2b3/4b8/13/13 b play")
picture(morelli-end morelli --moves l9-j11
    --position "13/13/5b7/4bbb2w3/3wbwwwwb1w1/2wbwbbbw4/3wbwBbw4/2wwbbbbb4/1w1bwbwbbw3/3bwww1bw3/4w5b2/13/13 w play")

picture(distrify-crosscut distrify-4 --targets --highlight c2 --position "2w1/1wb1/1b2/w2b w")
picture(distrify-pass distrify-4 --targets --position "ww1b/bwbw/b2b/wbww w")
picture(distrify-win distrify --moves
    "e5 e3,e6 c3,c6 b6 g2,f4 d5,g7 f6,f7 e8,f8 c5,d7 b4,c8 h6,h8 f2,i8 f3,i7 h2,h9 g1,d9 e4,h5 g9 g6,b7 d8 e7 c4 b2,d2 c1,i5 c2 h3,h4")

picture(exo-middle exo --targets --moves
    "SRT@-1,1 MWG@-1,0 LGR@-1,0 LRG@0,-1 MGG@1,-1 SGG@1,-2 SWT@1,1 LGG@-2,1 SGT@0,1")
picture(exo-end exo --moves
    "SRT@-1,1 MWG@-1,0 LGR@-1,0 LRG@0,-1 MGG@1,-1 SGG@1,-2 SWT@1,1 LGG@-2,1 SGT@0,1 SWR@-1,-1 LWT@-2,1 MWR@-1,1 LRR@0,-1 MRG@-1,2 SRR@2,1 MGR@1,-1 MRR@1,0 SGR@1,0 MRT@-1,-2 MGT@1,1 MWT@1,-2 SWG@-1,-2 LRT@0,-2 SRG@0,-2 LGT@-2,-2 LWG@-2,-2")
picture(exo-three exo-3 --moves
    "MRT@1,-1 MGR@0,-1 LGR@-1,0 MRG@-1,1 SGG@1,0 LRG@-1,1 MGG@1,1 LGG@-1,-2 LWT@-1,-1 MWR@0,1 SGT@2,1 LRR@-1,-2 MWG@1,0 SGR@-2,-3 SWT@-2,0 MWT@2,-1 SRT@0,-3 SRR@1,0 SWG@1,-2 LWG@-2,-2 MRR@0,-1")
