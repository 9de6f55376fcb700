import { isObject, type Json } from "../openapi30/schema.ts";
import { python as samples } from "../samples/language.ts";
import { mapDescriptions } from "./descriptions.ts";
import { toDocstring } from "./python/docstring.ts";
import type { Command, Target } from "./target.ts";

/** Relative to the folder of an example. */
const venv = "../../../sdk-python/.venv";

const memberName = (value: string) => value.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();

/** The generator would name the member `customFields` CUSTOMFIELDS. */
function nameEnumMembers(document: Json): Json {
  const { schemas } = document.components as { schemas: Json };
  for (const schema of Object.values(schemas))
    if (isObject(schema) && Array.isArray(schema.enum) && schema.enum.every((one) => /^[A-Za-z]\w*$/.test(one)))
      schema["x-enum-varnames"] = schema.enum.map(memberName);
  return document;
}

const PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
const install = (file: string): Command => [".venv/bin/python", ...PIP, "-r", file];

const pack: Target["pack"] = [
  ["rm", "-rf", "dist"],
  [".venv/bin/python", "-m", "build", "--no-isolation", "--outdir", "dist"],
];

export const python: Target = {
  name: "python",
  samples,
  folder: "sdk-python",
  generator: "python",
  rewrite: (document) => nameEnumMembers(mapDescriptions(document, toDocstring)),
  settings: (version, packageVersion) => ({
    additionalProperties: {
      packageName: `assessment_api.${version}`,
      packageVersion,
      apiNameSuffix: "",
    },
    typeMappings: { boolean: "Boolean", integer: "Integer", long: "Integer", number: "Number", DateTime: "Timestamp" },
    // The generator would write var_self.
    reservedWordsMappings: { self: "self_", global: "global_", field: "field" },
    files: {
      "models.mustache": { folder: `assessment_api/${version}`, destinationFilename: "models.py" },
      "_version.mustache": { folder: "assessment_api", destinationFilename: "_version.py" },
      "async_client.mustache": { folder: `assessment_api/${version}`, destinationFilename: "async_client.py" },
    },
  }),
  take: (version) => ({
    "assessment_api/_version.py": "src/assessment_api/_version.py",
    ...Object.fromEntries(
      ["__init__.py", "async_client.py", "models.py"].map((name) => [
        `assessment_api/${version}/${name}`,
        `src/assessment_api/${version}/${name}`,
      ]),
    ),
    // Templates write the asynchronous code; the synchronous code is derived from it.
    [`assessment_api/${version}/api`]: `src/assessment_api/${version}/async_api`,
  }),
  needs: [
    {
      command: ["python3", "-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))"],
      what: "Python 3.10 or later, with venv, as python3",
    },
  ],
  setUp: {
    inputs: ["requirements-dev.txt", "requirements-test.txt", "pyproject.toml"],
    stamp: ".venv/set-up",
    commands: [["python3", "-m", "venv", ".venv"], install("requirements-dev.txt")],
  },
  format: [
    [".venv/bin/python", "tools/derive_sync.py"],
    [".venv/bin/ruff", "check", "--quiet", "--no-cache", "--select", "I,F401", "--fix", "src"],
    [".venv/bin/ruff", "format", "--quiet", "--no-cache", "src"],
  ],
  check: [
    [".venv/bin/ruff", "check", "."],
    [".venv/bin/ruff", "format", "--check", "--quiet", "."],
    [".venv/bin/mypy"],
    [".venv/bin/python", "-m", "pytest"],
    ...pack,
  ],
  hostile: [[".venv/bin/python", "-m", "pytest", "-q", "tests/test_hostile_responses.py"]],
  nightly: [install("requirements-nightly.txt"), [".venv/bin/python", "tools/nightly.py"]],
  example: {
    folder: "pytest",
    commands: [[`${venv}/bin/python`, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider"]],
  },
  pack,
  tryPacked: [
    ["sh", "-c", ".venv/bin/twine check --strict dist/*"],
    [".venv/bin/python", "tools/check_packed.py"],
  ],
};
