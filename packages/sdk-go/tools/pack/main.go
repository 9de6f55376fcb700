// Command pack leaves in dist what is published: the tree of the module, to be pushed to its repository and tagged, and the archive
// that a module proxy makes of it. Both are tried with a program of a user.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

const (
	module = "github.com/assessment-api/assessment-api-go"
	dist   = "dist"
)

func main() {
	if err := pack(); err != nil {
		log.Fatal(err)
	}
}

func pack() error {
	release, err := readRelease()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dist); err != nil {
		return err
	}
	tree, err := filepath.Abs(filepath.Join(dist, "assessment-api-go"))
	if err != nil {
		return err
	}
	archive := tree + "-" + release + ".zip"
	if err := copyModule(".", tree); err != nil {
		return err
	}
	if err := writeArchive(tree, archive, release); err != nil {
		return err
	}
	if err := tryTree(tree, release); err != nil {
		return err
	}
	if err := tryArchive(tree, archive, release); err != nil {
		return err
	}
	fmt.Printf("%s %s: a user's program builds with the tree and with the archive\n", module, release)
	return nil
}

// readRelease returns the version of the manifest, as a tag has it.
func readRelease() (string, error) {
	text, err := os.ReadFile("package.json")
	if err != nil {
		return "", err
	}
	var manifest struct{ Version string }
	err = json.Unmarshal(text, &manifest)
	return "v" + manifest.Version, err
}
