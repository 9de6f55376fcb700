package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func program(module string) string {
	return `package main

import (
	assessment "` + module + `"
	"` + module + `/apiv1"
	"` + module + `/apiv3"
)

var (
	_ = apiv1.VerifyWebhook
	_ = apiv3.PersonPatch{JobPositionID: assessment.Null[string]()}
)
`
}

// tryTree tests the module alone, and builds a program that replaces the module by the tree.
func tryTree(tree string, packed edition) error {
	if err := run(tree, nil, "go", "test", "./..."); err != nil {
		return err
	}
	return inUsersModule(tree, packed, func(folder string) error {
		for _, command := range [][]string{
			{"go", "mod", "edit", "-require=" + packed.module + "@" + packed.version, "-replace=" + packed.module + "=" + tree},
			{"go", "build", "-o", "program", "./user"},
			{"go", "vet", "./..."},
		} {
			if err := run(folder, nil, command...); err != nil {
				return err
			}
		}
		return nil
	})
}

// tryArchive builds a program with the archive from a module proxy in a folder.
func tryArchive(tree, archive string, packed edition) error {
	return inUsersModule(tree, packed, func(folder string) error {
		proxy := filepath.Join(folder, "proxy")
		place := filepath.Join(proxy, filepath.FromSlash(packed.module), "@v", packed.version)
		if err := copyFile(filepath.Join(tree, "go.mod"), place+".mod"); err != nil {
			return err
		}
		if err := copyFile(archive, place+".zip"); err != nil {
			return err
		}
		if err := os.WriteFile(place+".info", []byte(`{"Version":"`+packed.version+`"}`), 0o644); err != nil {
			return err
		}
		alone := []string{
			"GOPROXY=file://" + filepath.ToSlash(proxy), "GOSUMDB=off", "GOFLAGS=-modcacherw",
			"GOMODCACHE=" + filepath.Join(folder, "modules"),
		}
		if err := run(folder, alone, "go", "get", packed.module+"@"+packed.version); err != nil {
			return err
		}
		return run(folder, alone, "go", "build", "-o", "program", "./user")
	})
}

// inUsersModule runs a callback in another module with the quick start and a program that imports each package.
func inUsersModule(tree string, packed edition, try func(folder string) error) error {
	folder, err := os.MkdirTemp("", "assessment-api-go-user-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	quickStart := filepath.Join(tree, "examples", "quickstart", "main.go")
	if err := copyFile(quickStart, filepath.Join(folder, "user", "main.go")); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "user", "more.go"), []byte(program(packed.module)), 0o644); err != nil {
		return err
	}
	if err := run(folder, nil, "go", "mod", "init", "example.com/user"); err != nil {
		return err
	}
	return try(folder)
}

// run shows the output only on failure.
func run(folder string, environment []string, command ...string) error {
	started := exec.Command(command[0], command[1:]...)
	started.Dir = folder
	started.Env = append(os.Environ(), environment...)
	if output, err := started.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w\n%s", command, err, output)
	}
	return nil
}
