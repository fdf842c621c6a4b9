/** One record of a JSON text, read again: its members with their places, and the cells of the columns in it. */
import { CellKind } from '../cells.ts';
import { bytesOfRecord } from '../records.ts';
import { type Cell, type Layout, RecordFlag, type TextSource } from '../table.ts';
import { JsonTokenizer } from './jsonTokenizer.ts';
import { JsonForm, type KeyNode } from './keys.ts';
import { blanksIn, COMMA, MOST_LEVELS, OBJECT_END, OBJECT_START, ValueScanner } from './scanValue.ts';

/** A key and its value; places are those of the text. */
export interface JsonMember {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  /** What the value holds, if it is an object with columns of its own. */
  readonly object: JsonObject | undefined;
}

export interface JsonObject {
  /** Of the brace that opens it. */
  readonly start: number;
  /** Behind the brace that closes it. */
  readonly end: number;
  readonly members: readonly JsonMember[];
}

const blanks = blanksIn(true);
const scanner = new ValueScanner(blanks);
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Undefined where the record is damaged. */
export function objectOfRecord(layout: Layout, text: TextSource, record: number): JsonObject | undefined {
  const bytes = bytesOfRecord(layout, text, record);
  const isFlagged = (layout.recordFlags[record] & RecordFlag.invalid) !== 0;
  if (isFlagged && damageIn(bytes, layout.json?.isArray === true) >= 0) return undefined;
  const offset = layout.recordStarts[record];
  return objectAt(bytes, skip(bytes, 0), offset, 0);
}

/** Where a record stops to be a JSON object; −1 if it is one. */
function damageIn(bytes: Uint8Array, isArray: boolean): number {
  const tokenizer = new JsonTokenizer(new JsonForm(isArray));
  tokenizer.startAtRecord(bytes, 0);
  tokenizer.run(bytes, bytes.length, true);
  return tokenizer.errorAt;
}

/** The record is known to be well written. */
function objectAt(bytes: Uint8Array, open: number, offset: number, level: number): JsonObject {
  const members: JsonMember[] = [];
  let p = skip(bytes, open + 1);
  while (bytes[p] !== OBJECT_END) {
    const keyStart = p;
    const keyEnd = scanner.string(bytes, p, bytes.length);
    const key = JSON.parse(decoder.decode(bytes.subarray(keyStart, keyEnd))) as string;
    const start = skip(bytes, skip(bytes, keyEnd) + 1);
    const isObject = bytes[start] === OBJECT_START && level + 1 < MOST_LEVELS;
    const object = isObject ? objectAt(bytes, start, offset, level + 1) : undefined;
    const end = object ? object.end - offset : scanner.value(bytes, start, bytes.length);
    const kind = object ? CellKind.absent : scanner.kind;
    const place = { keyStart: keyStart + offset, keyEnd: keyEnd + offset, start: start + offset, end: end + offset };
    members.push({ key, ...place, kind, object });
    p = skip(bytes, end);
    if (bytes[p] === COMMA) p = skip(bytes, p + 1);
  }
  return { start: open + offset, end: p + 1 + offset, members };
}

function skip(bytes: Uint8Array, p: number): number {
  while (p < bytes.length && blanks[bytes[p]] === 1) p++;
  return p;
}

/** For each column its cell. Of a damaged record all are where the damage is. */
export function cellsOfJson(layout: Layout, json: JsonForm, text: TextSource, record: number): Cell[] {
  const object = objectOfRecord(layout, text, record);
  if (!object) {
    const damaged = damagedCell(layout, text, record);
    return json.columns.map(() => damaged);
  }
  const cells: Cell[] = new Array(json.columns.length);
  place(json.root, object, cells);
  return cells;
}

/** From where it goes wrong to the end of its line. */
function damagedCell(layout: Layout, text: TextSource, record: number): Cell {
  const bytes = bytesOfRecord(layout, text, record);
  const at = Math.min(Math.max(0, damageIn(bytes, layout.json?.isArray === true)), Math.max(0, bytes.length - 1));
  const from = bytes.lastIndexOf(0x0a, Math.max(0, at - 1)) + 1;
  const feed = bytes.indexOf(0x0a, at);
  let end = feed < 0 ? bytes.length : feed;
  if (bytes[end - 1] === 0x0d) end--;
  const offset = layout.recordStarts[record];
  return { start: offset + (at < end ? at : from), end: offset + end, kind: CellKind.damaged };
}

/** The values of keys that an object has, and a place at its end for those that it lacks. */
function place(parent: KeyNode, object: JsonObject, cells: Cell[]): void {
  const members = lastOfEachKey(object);
  const last = object.members.at(-1);
  const end = last ? last.end : object.start + 1;
  for (const node of parent.children.values()) {
    const member = members.get(node.path[node.path.length - 1]);
    if (member?.object) {
      if (node.column >= 0) cells[node.column] = { start: member.end, end: member.end, kind: CellKind.absent };
      place(node, member.object, cells);
    } else {
      if (member && node.column >= 0) {
        const { start, kind, keyStart, keyEnd } = member;
        cells[node.column] = { start, end: member.end, kind, key: { start: keyStart, end: keyEnd } };
      } else if (node.column >= 0) cells[node.column] = { start: end, end, kind: CellKind.absent };
      placeBelow(node, member ? member.end : end, cells);
    }
  }
}

/** As `JSON.parse`, which lets the last of equal keys count. */
export function lastOfEachKey({ members }: JsonObject): Map<string, JsonMember> {
  return new Map(members.map((member) => [member.key, member]));
}

function placeBelow(node: KeyNode, at: number, cells: Cell[]): void {
  for (const child of node.children.values()) {
    if (child.column >= 0) cells[child.column] = { start: at, end: at, kind: CellKind.absent };
    placeBelow(child, at, cells);
  }
}
