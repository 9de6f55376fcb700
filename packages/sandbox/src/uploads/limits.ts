const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * The source names no sizes. These allow real source code and about one second and some tens of megabytes per upload.
 */
export const limits = {
  /** ZIP file size; 413 above. */
  packageBytes: 16 * MiB,
  entries: 2000,
  entryBytes: 16 * MiB,
  unpackedBytes: 64 * MiB,
  /** Tiny files have extreme ratios. */
  ratio: 200,
  ratioFromBytes: 256 * KiB,
  pathLength: 240,
  pathDepth: 20,
  metadataBytes: 16 * KiB,
  /** Parsing takes about a quarter of a second. 413 above. */
  definitionsBytes: 256 * KiB,
  /** Packed snapshot file; 413 above. */
  snapshotBytes: 256 * MiB,
  /** And its compression ratio. */
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

export const shownBytes = (bytes: number): string => (bytes >= MiB ? `${bytes / MiB} MiB` : `${bytes / KiB} KiB`);

export const bodyLimits = {
  "application/zip": limits.packageBytes,
  "application/yaml": limits.definitionsBytes,
  "application/gzip": limits.snapshotBytes,
} as const;
