package main

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var (
	word      = regexp.MustCompile(`[A-Z]?[a-z0-9]+|[A-Z]+`)
	noImports = regexp.MustCompile(`(?m)^import \(\s*\)\n`)
)

// initialisms are words that Go spells in capitals.
var initialisms = map[string]string{
	"Ai": "AI", "Api": "API", "Id": "ID", "Ids": "IDs", "Pdf": "PDF", "Sql": "SQL", "Url": "URL", "Urls": "URLs",
}

func finish(name, source string) ([]byte, error) {
	source, err := withoutUnusedImports(name, lineComments(source))
	if err != nil {
		return nil, err
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	ast.Inspect(file, func(node ast.Node) bool {
		if identifier, is := node.(*ast.Ident); is {
			identifier.Name = goName(identifier.Name)
		}
		return true
	})
	var printed bytes.Buffer
	err = format.Node(&printed, files, file)
	return printed.Bytes(), err
}

func goName(name string) string {
	return word.ReplaceAllStringFunc(name, func(part string) string {
		if capitals, known := initialisms[part]; known {
			return capitals
		}
		return part
	})
}

func withoutUnusedImports(name, source string) (string, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, 0)
	if err != nil {
		return "", err
	}
	used := namesBeforeDots(file)
	lines := strings.Split(source, "\n")
	for _, imported := range slices.Backward(file.Imports) {
		if !used[nameOf(imported)] {
			line := files.Position(imported.Pos()).Line
			lines = slices.Delete(lines, line-1, line)
		}
	}
	return noImports.ReplaceAllString(strings.Join(lines, "\n"), ""), nil
}

func namesBeforeDots(file *ast.File) map[string]bool {
	names := map[string]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		if selector, is := node.(*ast.SelectorExpr); is {
			if from, is := selector.X.(*ast.Ident); is {
				names[from.Name] = true
			}
		}
		return true
	})
	return names
}

func nameOf(imported *ast.ImportSpec) string {
	if imported.Name != nil {
		return imported.Name.Name
	}
	full, _ := strconv.Unquote(imported.Path.Value)
	return path.Base(full)
}
