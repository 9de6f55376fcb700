import { go as samples } from "../samples/language.ts";
import type { Target, Version } from "./target.ts";

/** Webhook settings, which the documents only describe in prose. */
const webhooks: Partial<Record<Version, { secretHeader: string; eventMediaType: string }>> = {
  v1: { secretHeader: "X-Hook-Secret", eventMediaType: "application/json" },
  v2: { secretHeader: "Vendor-Hook-Secret", eventMediaType: "application/vnd.vendor.v2.hal+json" },
};

/** Files of the generator that we do not use, and files that we replace. */
const unwanted = ["api/*", "docs/*", "test/*", ".travis.yml", ".gitignore", "git_push.sh", "README.md"];
const replaced = ["configuration.go", "response.go", "utils.go"];

/** Also tests the archive. */
const pack: Target["pack"] = [["go", "run", "./tools/pack"]];

const MODULE = "github.com/assessment-api/assessment-api-go";

export const go: Target = {
  name: "go",
  samples,
  folder: "sdk-go",
  generator: "go",
  settings: (version, packageVersion) => ({
    additionalProperties: {
      packageName: `api${version}`,
      packageVersion,
      apiNameSuffix: "Service",
      withGoMod: "false",
      ...webhooks[version],
    },
    typeMappings: { number: "float64", integer: "int", file: "io.Reader" },
    openapiGeneratorIgnoreList: [...unwanted, ...replaced],
    files: {
      "doc.mustache": { destinationFilename: "doc.go" },
      ...(webhooks[version] ? { "webhook.mustache": { destinationFilename: "webhook.go" } } : {}),
    },
  }),
  take: (version) => ({ ".": `api${version}` }),
  // Users need Go 1.24 (see go.mod); staticcheck needs a later one.
  needs: [
    {
      command: ["sh", "-c", "go version | grep -qE 'go(1[.](2[5-9]|[3-9][0-9])|[2-9][.])'"],
      what: "Go 1.25 or later, as go",
    },
  ],
  format: [["go", "run", "./tools/finish", "apiv1", "apiv2", "apiv3"]],
  check: [
    ["sh", "-c", 'unformatted=$(gofmt -l .); test -z "$unformatted" || { echo "gofmt: $unformatted"; exit 1; }'],
    ["go", "vet", "./..."],
    ["go", "test", "-count=1", "./..."],
    ...pack,
  ],
  hostile: [["go", "test", "-count=1", "-run", "TestTheTableOfHostileResponses", "./tests"]],
  // `check` tests the archive.
  nightly: [
    ["go", "run", "honnef.co/go/tools/cmd/staticcheck@v0.7.0", "-checks", "all", "./..."],
    ["go", "test", "-race", "-count=1", ".", "./internal/...", "./tests"],
    ["go", "-C", "tests/otelhttp", "test", "-race", "-count=1", "./..."],
  ],
  example: {
    folder: "go",
    commands: [
      ["go", "vet", "./..."],
      ["go", "test", "-count=1", "./..."],
    ],
    guide: {
      language: "go",
      files: (code, sdk) => ({
        "guide_test.go": `package hiring\n\nimport (\n\t"testing"\n\n\tassessment "${MODULE}"\n\t"${MODULE}/apiv2"\n)\n\n${code}`,
        "go.mod": `module example.com/hiring\n\ngo 1.24\n\nrequire ${MODULE} v0.0.0\n\nreplace ${MODULE} => ${sdk}\n`,
      }),
    },
  },
  pack,
  tryPacked: [],
};
