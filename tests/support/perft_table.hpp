#pragma once

#include <cstdint>      // uint64_t
#include <fstream>      // ifstream
#include <sstream>      // istringstream
#include <string>       // getline, string
#include <string_view>  // string_view
#include <vector>       // vector

// Leaf counts of an independent implementation: tests/data/perft.tsv.
namespace support {

struct PerftRow {
    std::string variant;
    std::string position;
    std::vector<std::uint64_t> leaves;  // at depth 1, 2, …
};

inline std::vector<PerftRow> perft_table() {
    std::ifstream file{TESSERA_TEST_DATA "/perft.tsv"};
    std::vector<PerftRow> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream fields{line};
        PerftRow row;
        std::getline(fields, row.variant, '\t');
        std::getline(fields, row.position, '\t');
        for (std::uint64_t leaves = 0; fields >> leaves;)
            row.leaves.push_back(leaves);
        rows.push_back(row);
    }
    return rows;
}

inline std::vector<PerftRow> perft_rows(std::string_view variant) {
    std::vector<PerftRow> rows;
    for (const PerftRow& row : perft_table())
        if (row.variant == variant)
            rows.push_back(row);
    return rows;
}

}  // namespace support
