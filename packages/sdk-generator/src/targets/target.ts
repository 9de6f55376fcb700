import type { Json } from "../openapi30/schema.ts";
import type { SampleLanguage } from "../samples/language.ts";

/** A version of the API. */
export const versions = ["v1", "v2", "v3"] as const;
export type Version = (typeof versions)[number];

/** A command and its arguments; it runs in the target's folder. */
export type Command = readonly [string, ...string[]];

/** Code that openapi-generator writes, with templates. */
export interface Templated {
  /** As openapi-generator calls it. */
  readonly generator: string;
  /** Rewrites the documents, which are OpenAPI 3.0 by then, where the language has to have them otherwise. */
  readonly rewrite?: (document: Json) => Json;
  /** Further settings of openapi-generator, as its configuration file takes them; `templateDir` is the folder's `templates`, when there is one. */
  readonly settings: (version: Version, packageVersion: string) => Readonly<Record<string, unknown>>;
  /** Parts taken from the generator's output, and where they go in the folder; each replaces what is there. */
  readonly take: (version: Version) => Readonly<Record<string, string>>;
}

/** Code that an emitter of our own writes, from the documents as they are. */
export interface Emitted {
  /** The files of the documents of all versions, by path in the folder. */
  readonly emit: (documents: Readonly<Record<Version, unknown>>) => Readonly<Record<string, string>>;
  /** Parts of the folder that they are; each replaces what is there. */
  readonly emits: readonly string[];
}

/** A language, or a framework, that code is generated for. To add one is to add an entry here, and its folder. */
export type Target = Project & (Templated | Emitted);

interface Project {
  /** As it is called on the command line. */
  readonly name: string;
  /** Below `packages/`. */
  readonly folder: string;
  /** Whether `pnpm test:sdks` runs it only where it is named, because all of it takes long. */
  readonly onlyNightly?: boolean;
  /** Commands that must succeed on this machine, each with what to tell people when one does not. */
  readonly needs: readonly { readonly command: Command; readonly what: string }[];
  /** Prepares the tools of the language, once per content of `inputs`. */
  readonly setUp?: {
    readonly inputs: readonly string[];
    readonly stamp: string;
    readonly commands: readonly Command[];
  };
  /** Runs on what was generated. */
  readonly format: readonly Command[];
  /** Lint, types, tests; and, in the same build, what `pack` does. Sandbox and mock run meanwhile; the environment says where, see `services.ts`. */
  readonly check: readonly Command[];
  /** Checks that take too long for every change, beside the same services: race detectors, versions of the language and of dependencies. */
  readonly nightly?: readonly Command[];
  /** The repository to copy for tests against the sandbox, below `packages/sandbox/examples`, and what runs it there; the environment is that of `check`. */
  readonly example?: { readonly folder: string; readonly commands: readonly Command[] };
  /** How the samples of the documentation are run, which call the APIs without the SDK. */
  readonly samples?: SampleLanguage;
  /** Leaves what is published in the folder's `dist`, without checks. */
  readonly pack: readonly Command[];
  /** Tries what is in `dist` as its users would. */
  readonly tryPacked: readonly Command[];
}
