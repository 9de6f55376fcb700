const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Limits of uploads. The source description names no sizes. These limits allow real source code, and an upload costs at
 * most about one second and some tens of megabytes.
 */
export const limits = {
  packageBytes: 16 * MiB,
  entries: 2000,
  entryBytes: 16 * MiB,
  unpackedBytes: 64 * MiB,
  /** Maximum compression ratio; tiny files have extreme ones. */
  ratio: 200,
  ratioFromBytes: 256 * KiB,
  pathLength: 240,
  pathDepth: 20,
  metadataBytes: 16 * KiB,
  /** Maximum size of task definitions, whose parsing takes about a quarter of a second; 413 above. */
  definitionsBytes: 256 * KiB,
  snapshotBytes: 256 * MiB,
  /** Maximum size of the unpacked file, which also limits the ratio. */
  snapshotUnpackedBytes: 1024 * MiB,
  snapshotRatio: 200,
  /** Maximum size of a line: a document or a Base64 package. */
  snapshotDocumentBytes: 8 * MiB,
  snapshotPackageBytes: 24 * MiB,
  /** Maximum number of arrays, objects and members per line. */
  snapshotValues: 100_000,
  /** Maximum size of a source file in the simulated build; larger files are data. */
  sourceBytes: MiB,
} as const;

export const shownBytes = (bytes: number): string => (bytes >= MiB ? `${bytes / MiB} MiB` : `${bytes / KiB} KiB`);

export const bodyLimits = {
  "application/zip": limits.packageBytes,
  "application/yaml": limits.definitionsBytes,
  "application/gzip": limits.snapshotBytes,
} as const;
