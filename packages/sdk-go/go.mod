module github.com/assessment-api/assessment-api-go

go 1.24
