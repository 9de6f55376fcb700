// Command finish postprocesses generated packages: it wraps doc comments, capitalizes initialisms, removes unused
// imports and the generator's notes, and formats like gofmt.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	for _, folder := range os.Args[1:] {
		if err := finishFolder(folder); err != nil {
			log.Fatal(err)
		}
	}
}

func finishFolder(folder string) error {
	for _, notes := range []string{".openapi-generator", ".openapi-generator-ignore"} {
		if err := os.RemoveAll(filepath.Join(folder, notes)); err != nil {
			return err
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		finished, err := finish(file, string(source))
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if err := os.WriteFile(file, finished, 0o644); err != nil {
			return err
		}
	}
	return nil
}
