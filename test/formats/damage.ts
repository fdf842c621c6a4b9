/**
 * Files as disks, programs and bad lines leave them: cut off, with bits turned, blocks swapped, lost, repeated or zeroed, and numbers that
 * claim other lengths. XLSX and gzip are also damaged inside, and packed again with sums that agree.
 */
import { crc32, deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { type Random, randomBelow } from '@quasi/shared/random';

type Damage = (bytes: Buffer, random: Random) => Buffer;

const one = <T>(random: Random, among: readonly T[]): T => among[randomBelow(random, among.length)];

const cut: Damage = (bytes, random) => bytes.subarray(0, randomBelow(random, bytes.length));
const headless: Damage = (bytes, random) => bytes.subarray(randomBelow(random, Math.min(bytes.length, 300)));

const turnBits: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  for (let i = 0; i <= randomBelow(random, 8); i++) copy[placeIn(copy, random)] ^= 1 << randomBelow(random, 8);
  return copy;
};

const zeroBlock: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  const [start, end] = blockIn(copy, random);
  copy.fill(one(random, [0, 0, 0xff]), start, end);
  return copy;
};

const swapBlocks: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  const length = 1 + randomBelow(random, Math.max(1, Math.min(600, bytes.length >> 1)));
  const [from, to] = [0, 0].map(() => randomBelow(random, Math.max(1, bytes.length - length)));
  bytes.copy(copy, to, from, from + length);
  bytes.copy(copy, from, to, to + length);
  return copy;
};

const loseBlock: Damage = (bytes, random) => {
  const [start, end] = blockIn(bytes, random);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
};

const repeatBlock: Damage = (bytes, random) => {
  const [start, end] = blockIn(bytes, random);
  return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
};

/** Where a length stands, another one stands: huge, negative, zero, or off by one. */
const wrongNumber: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes);
  const width = one(random, [1, 2, 4, 4, 8]);
  if (copy.length < width) return copy;
  const at = Math.min(placeIn(copy, random), copy.length - width);
  const inOrder = one(random, [true, false]);
  const limit = 1n << BigInt(8 * width);
  const old = inOrder ? copy.subarray(at, at + width).reverse() : copy.subarray(at, at + width);
  const next = one(random, [
    0n,
    limit - 1n,
    limit / 2n,
    limit / 2n - 1n,
    limit / 16n,
    BigInt(`0x${old.toString('hex')}`) + 1n,
    BigInt(bytes.length),
    BigInt(bytes.length) + 1n,
  ]);
  const written = Buffer.from((((next % limit) + limit) % limit).toString(16).padStart(2 * width, '0'), 'hex');
  copy.set(inOrder ? written.reverse() : written, at);
  return copy;
};

const damages: readonly Damage[] = [
  cut,
  headless,
  turnBits,
  turnBits,
  zeroBlock,
  swapBlocks,
  loseBlock,
  repeatBlock,
  wrongNumber,
  wrongNumber,
  wrongNumber,
];

/** Beginnings and ends hold what formats say about themselves, so half of the damage is done there. */
function placeIn(bytes: Buffer, random: Random): number {
  const near = Math.min(bytes.length, 200);
  const places = [randomBelow(random, near), bytes.length - 1 - randomBelow(random, near), 0, 0];
  const place = one(random, [0, 1, 2, 3]);
  return Math.max(0, place < 2 ? places[place] : randomBelow(random, bytes.length));
}

function blockIn(bytes: Buffer, random: Random): [start: number, end: number] {
  const start = placeIn(bytes, random);
  return [start, Math.min(bytes.length, start + 1 + randomBelow(random, one(random, [8, 64, 600, 5000])))];
}

/** One to three damages; the same for the same draws. */
export function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  const whole = Buffer.from(bytes);
  if (randomBelow(random, 2) === 0) {
    if (isGzip(whole)) return gzipSync(hurt(gunzipSync(whole), random));
    if (isZip(whole)) return repacked(whole, random);
  }
  return hurt(whole, random);
}

function hurt(bytes: Buffer, random: Random): Buffer {
  let left = bytes;
  for (let i = 0; i <= randomBelow(random, 3); i++) if (left.length > 0) left = one(random, damages)(left, random);
  return left;
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** A ZIP of the same entries, of which one is damaged, lost, or there twice. */
function repacked(bytes: Buffer, random: Random): Buffer {
  const entries = entriesOf(bytes);
  const at = randomBelow(random, entries.length);
  const changes: (() => void)[] = [
    () => entries.splice(at, 1),
    () => entries.push(entries[at]),
    ...[1, 2, 3, 4, 5, 6].map(
      () => () => entries.splice(at, 1, { ...entries[at], content: hurt(entries[at].content, random) }),
    ),
  ];
  one(random, changes)();
  return zipOf(entries);
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const DEFLATED = 8;

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < bytes.readUInt16LE(end + 10); i++) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + LOCAL_HEADER + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    entries.push({ name, content: bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed });
    at += CENTRAL_HEADER + nameLength + extraLength + noteLength;
  }
  return entries;
}

export function zipOf(entries: readonly Entry[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
