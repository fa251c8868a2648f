"""What may happen at a table, decided: by seats, hosts, games and clocks."""
