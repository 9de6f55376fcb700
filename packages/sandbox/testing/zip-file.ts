import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Compression method, 0: stored, 8: deflated. */
  readonly method?: number;
  readonly mode?: number;
  /** General purpose bits; bit 11 (UTF-8 names) is always set. */
  readonly flags?: number;
  readonly claims?: { readonly size?: number; readonly packedSize?: number; readonly crc?: number };
  readonly localName?: string;
  /** Content offset in the central directory; default: the correct one. */
  readonly offset?: number;
}

export interface ZipOptions {
  /** Claimed number of entries in the end record. */
  readonly count?: number;
  readonly zip64?: boolean;
  readonly comment?: string;
}

export function zipFile(parts: readonly ZipPart[], { count = parts.length, zip64, comment = "" }: ZipOptions = {}) {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { name, content = "", method = 8, mode = 0o100644, flags = 0, claims = {}, localName = name } = part;
    const bytes = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const { size = bytes.length, packedSize = packed.length, crc = crc32(bytes) } = claims;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(zip64 ? 45 : 20, 0);
    common.writeUInt16LE(flags | 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(0x21, 6);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(zip64 ? 0xffffffff : packedSize, 14);
    common.writeUInt32LE(zip64 ? 0xffffffff : size, 18);
    const extra = zip64 ? zip64Extra(size, packedSize, part.offset ?? at) : Buffer.alloc(0);
    const header = (signature: number, before: Buffer, path: Buffer, after: Buffer) => {
      const lengths = Buffer.from(common);
      lengths.writeUInt16LE(path.length, 22);
      lengths.writeUInt16LE(extra.length, 24);
      return Buffer.concat([uint32(signature), before, lengths, after, path, extra]);
    };
    const place = Buffer.alloc(14);
    place.writeUInt32LE((mode << 16) >>> 0, 6);
    place.writeUInt32LE(zip64 ? 0xffffffff : (part.offset ?? at), 10);
    central.push(header(0x02014b50, Buffer.from([20, 3]), Buffer.from(name), place));
    const written = [header(0x04034b50, Buffer.alloc(0), Buffer.from(localName), Buffer.alloc(0)), packed];
    local.push(...written);
    at += written.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(zip64 ? 0xffff : count & 0xffff, 8);
  end.writeUInt16LE(zip64 ? 0xffff : count & 0xffff, 10);
  end.writeUInt32LE(zip64 ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(zip64 ? 0xffffffff : at, 16);
  end.writeUInt16LE(comment.length, 20);
  const large = zip64 ? zip64End(count, directory.length, at) : Buffer.alloc(0);
  return Buffer.concat([...local, directory, large, end, Buffer.from(comment)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}

function zip64Extra(size: number, packedSize: number, offset: number): Buffer {
  const bytes = Buffer.alloc(28);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(24, 2);
  bytes.writeBigUInt64LE(BigInt(size), 4);
  bytes.writeBigUInt64LE(BigInt(packedSize), 12);
  bytes.writeBigUInt64LE(BigInt(offset), 20);
  return bytes;
}

function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}
