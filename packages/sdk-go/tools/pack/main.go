// Command pack writes the published files to dist: the tree of the module, to be pushed and tagged, and the archive of
// a module proxy. It tests both with a user program.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	if err := pack("."); err != nil {
		log.Fatal(err)
	}
}

func pack(folder string) error {
	packed, err := readEdition(folder)
	if err != nil {
		return err
	}
	dist, err := filepath.Abs(filepath.Join(folder, "dist"))
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dist); err != nil {
		return err
	}
	tree := filepath.Join(dist, "assessment-api-go")
	archive := tree + "-" + packed.version + ".zip"
	if err := copyModule(folder, tree); err != nil {
		return err
	}
	if err := rename(tree, packed.module); err != nil {
		return err
	}
	if err := writeArchive(tree, archive, packed); err != nil {
		return err
	}
	if err := tryTree(tree, packed); err != nil {
		return err
	}
	if err := tryArchive(tree, archive, packed); err != nil {
		return err
	}
	fmt.Printf("%s %s: a user's program builds with the tree and with the archive\n", packed.module, packed.version)
	return nil
}
