/** Changes of JSON records: values in their places, members taken out with a comma beside them, members added as the others are written. */
import {
  type JsonForm,
  type JsonMember,
  type JsonObject,
  type KeyNode,
  lastOfEachKey,
  objectOfRecord,
  type Table,
  type TextSource,
} from '../../table/index.ts';
import type { CellEdit } from '../cellEdit.ts';
import { type CellChange, joined } from '../recordEdits.ts';
import type { Writing } from '../writing.ts';
import { bareColumns, jsonText, jsonTextFor } from './jsonText.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const COMMA = 0x2c;

/** The changes of one record's columns, by their places. */
interface Wanted {
  readonly changes: ReadonlyMap<number, CellChange>;
  readonly gone: ReadonlySet<number>;
}

export function jsonWriting(table: Table, json: JsonForm, text: TextSource): Writing {
  const { recordStarts, recordCount, textLength } = table;
  const isBare = bareColumns(table, text);
  return {
    recordEdits(record, changes, gone) {
      const object = objectOfRecord(table, text, record);
      if (!object) return [];
      const edits: CellEdit[] = [];
      editObject(json.root, object, { changes: new Map(changes.map((change) => [change.index, change])), gone }, edits);
      return joined(edits.sort((one, other) => one.start - other.start || one.end - other.end));
    },
    removal(record) {
      const start = recordStarts[record];
      if (record + 1 < recordCount) return { start, end: recordStarts[record + 1], text: '' };
      return { start, end: json.isArray ? endOf(record) : textLength, text: '' };
    },
    separatorBehind(record) {
      if (!json.isArray || record + 1 >= recordCount) return undefined;
      return { start: endOf(record), end: recordStarts[record + 1], text: '' };
    },
  };

  /** Behind the brace that closes a record; of a damaged one, behind its last byte that separates nothing. */
  function endOf(record: number): number {
    const object = objectOfRecord(table, text, record);
    if (object) return object.end;
    const start = recordStarts[record];
    const bytes = text.bytes(start, record + 1 < recordCount ? recordStarts[record + 1] : textLength);
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] <= 0x20 || bytes[end - 1] === COMMA)) end--;
    return start + end;
  }

  function editObject(parent: KeyNode, object: JsonObject, wanted: Wanted, edits: CellEdit[]): void {
    const counting = lastOfEachKey(object);
    const removed = new Set<JsonMember>();
    for (const member of object.members) {
      const node = parent.children.get(member.key);
      if (!node) continue;
      if (counting.get(member.key) !== member) {
        // An earlier value under the same key would still be there to be read.
        if (isConcerned(node, wanted)) removed.add(member);
      } else if (member.object) editObject(node, member.object, wanted, edits);
      else if (wanted.gone.has(node.column)) removed.add(member);
      else {
        const change = wanted.changes.get(node.column);
        if (change) edits.push({ start: member.start, end: member.end, text: inPlaceOf(member, change) });
      }
    }
    removeMembers(object, removed, edits);
    const added = [...parent.children.values()].flatMap((node) =>
      counting.has(node.path[node.path.length - 1]) ? [] : (memberText(node, wanted, gapsIn(object).colon) ?? []),
    );
    if (added.length === 0) return;
    const last = object.members.at(-1);
    const { comma } = gapsIn(object);
    const isFirst = object.members.every((member) => removed.has(member));
    const at = last ? last.end : object.start + 1;
    edits.push({ start: at, end: at, text: (isFirst ? '' : comma) + added.join(comma) });
  }

  function inPlaceOf({ start }: JsonMember, { index, text: value, isFresh }: CellChange): string {
    return isFresh
      ? jsonText(value, isBare(index))
      : jsonTextFor(value, text.bytes(start, start + 1)[0], isBare(index));
  }

  /** A member that an object lacks; undefined if there is nothing to be written into it: what is missing stays away. */
  function memberText(node: KeyNode, wanted: Wanted, colon: string): string | undefined {
    const change = wanted.changes.get(node.column);
    const key = decoder.decode(node.raw) + colon;
    if (change) return change.text === '' ? undefined : key + jsonText(change.text, isBare(change.index));
    const below = [...node.children.values()].flatMap((child) => memberText(child, wanted, colon) ?? []);
    return below.length === 0 ? undefined : `${key}{${below.join(colon.endsWith(':') ? ',' : ', ')}}`;
  }

  /** What stands between two members, and between a key and its value. */
  function gapsIn({ members }: JsonObject): { readonly comma: string; readonly colon: string } {
    const [first, second] = members;
    const colon = first ? decoder.decode(text.bytes(first.keyEnd, first.start)) : ':';
    if (second) return { comma: decoder.decode(text.bytes(first.end, second.keyStart)), colon };
    return { comma: colon.endsWith(':') ? ',' : ', ', colon };
  }
}

function isConcerned({ column, children }: KeyNode, wanted: Wanted): boolean {
  if (wanted.changes.has(column) || wanted.gone.has(column)) return true;
  return [...children.values()].some((child) => isConcerned(child, wanted));
}

/** Neighbours go with the comma before them, or behind them where nothing before them stays. */
function removeMembers({ members }: JsonObject, removed: ReadonlySet<JsonMember>, edits: CellEdit[]): void {
  let kept: JsonMember | undefined;
  for (let i = 0; i < members.length; ) {
    if (!removed.has(members[i])) {
      kept = members[i++];
      continue;
    }
    const first = members[i];
    while (i < members.length && removed.has(members[i])) i++;
    const start = kept ? kept.end : first.keyStart;
    const end = !kept && i < members.length ? members[i].keyStart : members[i - 1].end;
    edits.push({ start, end, text: '' });
  }
}
