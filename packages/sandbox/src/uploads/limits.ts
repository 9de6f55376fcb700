const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Upload limits. The source description names no sizes; these allow real source code and bound an upload to about
 * one second and some tens of megabytes.
 */
export const limits = {
  /** ZIP file size; 413 above. */
  packageBytes: 16 * MiB,
  /** Files and folders of a package. */
  entries: 2000,
  /** One unpacked file. */
  entryBytes: 16 * MiB,
  unpackedBytes: 64 * MiB,
  /** Maximum compression ratio, checked from `ratioFromBytes` on, because tiny files have extreme ratios. */
  ratio: 200,
  ratioFromBytes: 256 * KiB,
  /** Path characters and depth. */
  pathLength: 240,
  pathDepth: 20,
  /** task.yaml or task.json. */
  metadataBytes: 16 * KiB,
  /** Task definitions; parsing takes about a quarter of a second. 413 above. */
  definitionsBytes: 256 * KiB,
  /** Packed snapshot file; 413 above. */
  snapshotBytes: 256 * MiB,
  /** Unpacked snapshot file, and its maximum compression ratio. */
  snapshotUnpackedBytes: 1024 * MiB,
  snapshotRatio: 200,
  /** Snapshot line: a document or a Base64 package. */
  snapshotDocumentBytes: 8 * MiB,
  snapshotPackageBytes: 24 * MiB,
  /** Arrays, objects and members of a line. */
  snapshotValues: 100_000,
  /** Source file of the simulated build; larger files are data. */
  sourceBytes: MiB,
} as const;

/** Formats a byte limit. */
export const shownBytes = (bytes: number): string => (bytes >= MiB ? `${bytes / MiB} MiB` : `${bytes / KiB} KiB`);

export const bodyLimits = {
  "application/zip": limits.packageBytes,
  "application/yaml": limits.definitionsBytes,
  "application/gzip": limits.snapshotBytes,
} as const;
