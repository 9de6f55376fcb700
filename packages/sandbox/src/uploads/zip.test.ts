import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ZipPart, zipFile } from "../../testing/zip-file.ts";
import { UnprocessableFileError } from "../domain/errors.ts";
import { limits } from "./limits.ts";
import { openZip } from "./zip.ts";

async function contents(bytes: Uint8Array): Promise<Record<string, string>> {
  const files = await openZip(bytes);
  return Object.fromEntries(
    await Promise.all(files.map(async ({ path, read }) => [path, (await read()).toString()] as const)),
  );
}

const go: ZipPart = { name: "limiter.go", content: "package limiter\n" };
const MiB = 1024 * 1024;
const manyEntries = (count: number, options = { zip64: true, count }) =>
  zipFile(
    Array.from({ length: count }, (_, index) => ({ name: String(index), method: 0 })),
    options,
  );

describe("openZip", () => {
  test("reads deflated, stored and empty files, and leaves folders out", async () => {
    const bytes = zipFile([
      { name: "src/", mode: 0o040755 },
      { name: "src/a.go", content: "package a" },
      { name: "./src//ü.txt", content: "stored", method: 0 },
      { name: "empty", method: 0 },
    ]);
    expect(await contents(bytes)).toEqual({ "src/a.go": "package a", "src/ü.txt": "stored", empty: "" });
  });

  test("reads ZIP64, a comment, and a file without entries", async () => {
    expect(await contents(zipFile([go], { zip64: true }))).toEqual({ "limiter.go": "package limiter\n" });
    expect(await contents(zipFile([go], { comment: "made by hand" }))).toEqual({ "limiter.go": "package limiter\n" });
    expect(await contents(zipFile([]))).toEqual({});
  });

  test("reads a view on a larger buffer", async () => {
    const bytes = zipFile([go]);
    const larger = Buffer.concat([Buffer.alloc(7, 1), bytes, Buffer.alloc(9, 1)]);
    expect(await contents(new Uint8Array(larger.buffer, larger.byteOffset + 7, bytes.length))).toEqual({
      "limiter.go": "package limiter\n",
    });
  });

  const bomb = Buffer.alloc(8 * MiB);
  const overlapping: ZipPart[] = [
    { name: "outer", content: "x", method: 0, claims: { size: 20, packedSize: 20 } },
    { ...go, name: "inner" },
  ];
  test.each<[string, Uint8Array, string]>([
    ["nothing", Buffer.alloc(0), "it is not a ZIP file"],
    ["something else", Buffer.from("tar, say"), "it is not a ZIP file"],
    ["a truncated file", zipFile([go]).subarray(0, 60), "the end of the ZIP file is missing"],
    ["bytes after the end", Buffer.concat([zipFile([go]), Buffer.from("more")]), "the ZIP file is damaged"],
    ["a missing beginning", zipFile([go]).subarray(10), "the ZIP file is damaged"],
    ["100,000 entries", manyEntries(100_000), "it has more than 2000 files and folders"],
    ["100,000 entries, stated as fewer", manyEntries(100_000, { zip64: false, count: 5 }), "it has more files than"],
    ["a climbing path", zipFile([{ name: "../../etc/passwd" }]), '"../../etc/passwd" leads out of the package'],
    ["a climbing path within", zipFile([{ name: "a/../../b" }]), '"a/../../b" leads out of the package'],
    ["an absolute path", zipFile([{ name: "/etc/passwd" }]), '"/etc/passwd" leads out of the package'],
    ["a drive", zipFile([{ name: "C:/autoexec.bat" }]), '"C:/autoexec.bat" leads out of the package'],
    ["a second content of a file", zipFile([{ name: "a.go:b" }]), '"a.go:b" leads out of the package'],
    ["backslashes", zipFile([{ name: "..\\b" }]), '"..\\\\b" leads out of the package'],
    ["a path with NUL", zipFile([{ name: "a.go\0.txt" }]), "has control characters"],
    ["a long path", zipFile([{ name: "a".repeat(limits.pathLength + 1) }]), "has more than 240 characters"],
    ["a deep path", zipFile([{ name: "a/".repeat(limits.pathDepth + 1) }]), "goes down more than 20 folders"],
    ["a symbolic link", zipFile([{ name: "a", content: "/etc/passwd", mode: 0o120777 }]), '"a" is a link'],
    ["a device", zipFile([{ name: "a", mode: 0o060644 }]), '"a" is neither a file nor a folder'],
    ["an encrypted file", zipFile([{ ...go, flags: 1 }]), '"limiter.go" is encrypted'],
    ["a file by another method", zipFile([{ ...go, method: 12 }]), "uses a compression method other than Deflate"],
    ["the same file twice", zipFile([go, go]), '"limiter.go" occurs twice'],
    ["the same file in another case", zipFile([go, { name: "LIMITER.go" }]), '"LIMITER.go" occurs twice'],
    ["the same name composed otherwise", zipFile([{ name: "\u00e9" }, { name: "e\u0301" }]), "occurs twice"],
    ["a file below a file", zipFile([{ name: "a" }, { name: "A/b" }]), '"A/b" occurs twice'],
    ["a bomb", zipFile([{ name: "bomb", content: bomb }]), "more than 200 times larger"],
    ["a file that is too large", zipFile([{ ...go, claims: { size: 17 * MiB } }]), "has more than 16 MiB"],
    [
      "files that are too large together",
      zipFile([..."abcde"].map((name) => ({ name, content: randomBytes(70_000), claims: { size: 13 * MiB } }))),
      "its files have more than 64 MiB",
    ],
    ["files on the same bytes", zipFile(overlapping), '"inner" overlaps with other content'],
    ["a file over the list", zipFile([{ ...go, method: 0, claims: { size: 40, packedSize: 40 } }]), "overlaps"],
    ["a file beyond the end", zipFile([{ ...go, claims: { packedSize: 9000 } }]), "the ZIP file is damaged"],
    ["a file with two names", zipFile([{ ...go, localName: "limiter.sh" }]), "has another name in its local header"],
    ["a folder with content", zipFile([{ name: "a/", content: "b" }]), 'the folder "a/" has content'],
    ["a claimed size that is too small", zipFile([{ ...go, claims: { size: 3 } }]), '"limiter.go" cannot be unpacked'],
    ["a claimed size that is too large", zipFile([{ ...go, claims: { size: 99 } }]), '"limiter.go" cannot be unpacked'],
    ["another checksum", zipFile([{ ...go, claims: { crc: 1 } }]), '"limiter.go" is damaged'],
    ["a cut stream", zipFile([{ ...go, claims: { packedSize: 5 } }]), '"limiter.go" cannot be unpacked'],
  ])("refuses %s", async (_, bytes, reason) => {
    const refusal = expect(contents(bytes)).rejects;
    await refusal.toThrow(UnprocessableFileError);
    await refusal.toThrow(/^The package cannot be processed: /);
    await refusal.toThrow(reason);
  });

  test("stops unpacking a bomb that claims to be small at once", async () => {
    const [file] = await openZip(zipFile([{ name: "bomb", content: bomb, claims: { size: 1000 } }]));
    await expect(file?.read()).rejects.toThrow('"bomb" cannot be unpacked');
  });

  const settles = async (bytes: Uint8Array) => {
    try {
      await contents(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(UnprocessableFileError);
    }
  };

  test("accepts or refuses any bytes", async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), settles), { numRuns: 200 });
  });

  test("accepts or refuses any changed ZIP file", async () => {
    const zip = zipFile([go, { name: "b/", mode: 0o040755 }, { name: "b/c", content: "c".repeat(500) }], {
      zip64: true,
    });
    const change = fc.tuple(fc.nat(zip.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(zip.length), async (changes, cut) => {
        const bytes = Buffer.from(zip);
        for (const [at, value] of changes) bytes[at] = value;
        await settles(bytes);
        await settles(bytes.subarray(0, cut));
        await settles(bytes.subarray(cut));
      }),
      { numRuns: 300 },
    );
  });
});
