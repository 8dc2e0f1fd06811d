import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP as some program writes it. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly bytes?: Buffer | string;
  /** 0: stored, 8: deflated, 9: Deflate64 (its bytes are stored here). */
  readonly method?: number;
  /** Bits of the general flags: 1 for encrypted, 64 for strongly encrypted. */
  readonly flags?: number;
  /** Whether sizes and checksum follow the bytes, as programs write that do not know them before (Finder, pipes). */
  readonly hasDescriptor?: boolean;
  /** Whether sizes and place are in a ZIP64 field. */
  readonly isZip64?: boolean;
}

const UTF8 = 0x800;
const DESCRIPTOR = 0x8;

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => Buffer.concat([u32(value), u32(0)]);
const join = Buffer.concat;

/** Makes a ZIP byte by byte. @param isZip64 whether its end is that of a ZIP64, too */
export function rawZip(entries: readonly RawEntry[], isZip64 = false): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string);
    const bytes = Buffer.from((entry.bytes ?? '') as string);
    const { method = 8, hasDescriptor = false } = entry;
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const flags = (entry.flags ?? 0) | (Buffer.isBuffer(entry.name) ? 0 : UTF8) | (hasDescriptor ? DESCRIPTOR : 0);
    const sum = u32(crc32(bytes));
    const [inHead, after] = hasDescriptor
      ? [join([u32(0), u32(0), u32(0)]), join([u32(0x08074b50), sum, u32(packed.length), u32(bytes.length)])]
      : [join([sum, u32(packed.length), u32(bytes.length)]), Buffer.alloc(0)];
    // Version, flags, method, time and date.
    const common = join([u16(entry.isZip64 ? 45 : 20), u16(flags), u16(method), u32(0)]);
    const local = join([u32(0x04034b50), common, inHead, u16(name.length), u16(0), name, packed, after]);
    const large = join([u16(1), u16(24), u64(bytes.length), u64(packed.length), u64(at)]);
    const extra = entry.isZip64 ? large : Buffer.alloc(0);
    const marked = u32(0xffffffff);
    const sizes = entry.isZip64 ? [marked, marked] : [u32(packed.length), u32(bytes.length)];
    const lengths = join([u16(name.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0)]);
    const place = entry.isZip64 ? marked : u32(at);
    listed.push(join([u32(0x02014b50), u16(20), common, sum, ...sizes, lengths, place, name, extra]));
    locals.push(local);
    at += local.length;
  }
  const list = join(listed);
  const count = entries.length;
  const end64 = join([
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(list.length),
    u64(at),
    join([u32(0x07064b50), u32(0), u64(at + list.length), u32(1)]),
  ]);
  const counts = isZip64
    ? [u16(0xffff), u16(0xffff), u32(0xffffffff), u32(0xffffffff)]
    : [u16(count), u16(count), u32(list.length), u32(at)];
  return join([...locals, list, ...(isZip64 ? [end64] : []), u32(0x06054b50), u32(0), ...counts, u16(0)]);
}
