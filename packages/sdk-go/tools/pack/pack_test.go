package main

import (
	"archive/zip"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheMajorVersionIsInThePathFrom2On(t *testing.T) {
	for version, want := range map[string]edition{
		"0.9.0":        {unversioned, "v0.9.0"},
		"1.12.3":       {unversioned, "v1.12.3"},
		"2.0.0-beta.1": {unversioned + "/v2", "v2.0.0-beta.1"},
		"11.0.0":       {unversioned + "/v11", "v11.0.0"},
	} {
		if got, err := readEdition(folderOf(t, version)); err != nil || got != want {
			t.Error(got, err)
		}
	}
}

// Packing builds user programs with the tree and the archive, so it detects wrong imports.
func TestARelease2IsAModuleOfItsOwn(t *testing.T) {
	folder := folderOf(t, "2.1.0")
	if err := copyModule(filepath.Join("..", ".."), folder); err != nil {
		t.Fatal(err)
	}
	if err := pack(folder); err != nil {
		t.Fatal(err)
	}
	tree := filepath.Join(folder, "dist", "assessment-api-go")
	if text := textOf(t, tree, "go.mod"); !strings.HasPrefix(text, "module "+unversioned+"/v2\n") {
		t.Error(text)
	}
	if !strings.Contains(textOf(t, tree, "README.md"), "go get "+unversioned+"/v2\n") {
		t.Error("the README names another module")
	}
	err := filepath.WalkDir(tree, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if text := textOf(t, path); strings.Count(text, unversioned) != strings.Count(text, unversioned+"/v2") {
			t.Errorf("%s names the module of another release", path)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	archive, err := zip.OpenReader(tree + "-v2.1.0.zip")
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	if _, err := archive.Open(unversioned + "/v2@v2.1.0/apiv2/client.go"); err != nil {
		t.Error(err)
	}
}

func folderOf(t *testing.T, version string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte(`{"version":"`+version+`"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	return folder
}

func textOf(t *testing.T, path ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
