package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// unversioned is the module path in the sources and of releases 0 and 1.
const unversioned = "github.com/assessment-api/assessment-api-go"

type edition struct{ module, version string }

// readEdition reads the version of the manifest. From version 2 on, the module path ends with the major version.
func readEdition(folder string) (edition, error) {
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return edition{}, err
	}
	var manifest struct{ Version string }
	if err := json.Unmarshal(text, &manifest); err != nil {
		return edition{}, err
	}
	found := edition{module: unversioned, version: "v" + manifest.Version}
	if major, _, _ := strings.Cut(found.version, "."); major != "v0" && major != "v1" {
		found.module += "/" + major
	}
	return found, nil
}

// rename changes the module path everywhere in a tree: in go.mod, imports, comments and the README.
func rename(tree, module string) error {
	return filepath.WalkDir(tree, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(path, []byte(strings.ReplaceAll(string(content), unversioned, module)), 0o644)
	})
}
