package main

import (
	"archive/zip"
	"io/fs"
	"os"
	"path/filepath"
)

// writeArchive writes the archive of a module, reproducibly. Paths begin with the module and its version.
func writeArchive(tree, archive string, packed edition) error {
	file, err := os.Create(archive)
	if err != nil {
		return err
	}
	defer file.Close()
	writer := zip.NewWriter(file)
	err = filepath.WalkDir(tree, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return addFile(writer, tree, path, packed)
	})
	if err != nil {
		return err
	}
	if err := writer.Close(); err != nil {
		return err
	}
	return file.Close()
}

func addFile(writer *zip.Writer, tree, path string, packed edition) error {
	below, err := filepath.Rel(tree, path)
	if err != nil {
		return err
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	added, err := writer.Create(packed.module + "@" + packed.version + "/" + filepath.ToSlash(below))
	if err != nil {
		return err
	}
	_, err = added.Write(content)
	return err
}
