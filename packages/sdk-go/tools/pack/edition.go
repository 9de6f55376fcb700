package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// unversioned is the path of the module as the sources here have it, and as releases 0 and 1 are published.
const unversioned = "github.com/assessment-api/assessment-api-go"

// edition is a release of the module: its path, and its version as a tag has it.
type edition struct{ module, version string }

// readEdition reads the version of the manifest. From version 2 on, Go wants it at the end of the module's path.
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

// rename gives the module in a tree another path, wherever it stands: in go.mod, in imports, in comments and in the README.
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
