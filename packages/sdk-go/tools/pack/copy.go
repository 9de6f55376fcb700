package main

import (
	"io/fs"
	"os"
	"path/filepath"
)

// published are the files of the module; excludes templates, tools and tests that need the sandbox.
var published = []string{"go.mod", "README.md", "LICENSE", "*.go", "apiv[0-9]", "internal", "examples"}

func copyModule(from, to string) error {
	for _, pattern := range published {
		found, err := filepath.Glob(filepath.Join(from, pattern))
		if err != nil {
			return err
		}
		for _, one := range found {
			if err := copyAll(one, filepath.Join(to, filepath.Base(one))); err != nil {
				return err
			}
		}
	}
	return nil
}

func copyAll(from, to string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		below, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		return copyFile(path, filepath.Join(to, below))
	})
}

func copyFile(from, to string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, content, 0o644)
}
