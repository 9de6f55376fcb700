const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Limits of uploaded files. The source description names no sizes; these leave room for real source code, and keep what
 * one upload costs the sandbox at about a second and some tens of megabytes.
 */
export const limits = {
  /** The ZIP file itself. More is refused with 413. */
  packageBytes: 16 * MiB,
  /** Files and folders of a package. */
  entries: 2000,
  /** One file of a package, unpacked. */
  entryBytes: 16 * MiB,
  /** All files of a package, unpacked. */
  unpackedBytes: 64 * MiB,
  /** How many times larger than packed a file may become; checked from `ratioFromBytes` on, since a few bytes prove nothing. */
  ratio: 200,
  ratioFromBytes: 256 * KiB,
  /** Characters of a path, and folders it goes down. */
  pathLength: 240,
  pathDepth: 20,
  /** task.yaml or task.json of a package. */
  metadataBytes: 16 * KiB,
  /** A file of task definitions; the parser takes about a quarter of a second for it. More is refused with 413. */
  definitionsBytes: 256 * KiB,
  /** A snapshot as a file, packed. More is refused with 413. */
  snapshotBytes: 256 * MiB,
  /** A snapshot as a file, unpacked, and how many times larger than packed it may become. */
  snapshotUnpackedBytes: 1024 * MiB,
  snapshotRatio: 200,
  /** One line of it: a document, or a package in Base64. */
  snapshotDocumentBytes: 8 * MiB,
  snapshotPackageBytes: 24 * MiB,
  /** Arrays, objects and members of a line. */
  snapshotValues: 100_000,
  /** A file the simulated build reads; larger ones are data, not source code. */
  sourceBytes: MiB,
} as const;

/** How a limit in bytes is written to people. */
export const shownBytes = (bytes: number): string => (bytes >= MiB ? `${bytes / MiB} MiB` : `${bytes / KiB} KiB`);

/** The limits of request bodies by media type, as the server takes them. */
export const bodyLimits = {
  "application/zip": limits.packageBytes,
  "application/yaml": limits.definitionsBytes,
  "application/gzip": limits.snapshotBytes,
} as const;
