module example.com/hiring

go 1.21
