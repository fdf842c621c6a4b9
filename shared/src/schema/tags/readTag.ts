/** Reads the tags of a column, wherever a format has them: keys with values, lists of words, and the class of a vocabulary. */
import { type ColumnTag, nameOf } from '../../config/index.ts';
import type { PlainObject, PlainTree } from '../../statistics/index.ts';
import type { Placed } from '../model.ts';
import type { Reading } from '../reading.ts';
import { shownText } from '../shownText.ts';
import { placed, type Source } from '../source.ts';
import { byStrength, holdsTags, type Says, saidByMeaning, saidByTag, saidUnder } from './tagWords.ts';

/** A key and its value, as an object has them, or a list of `{ property, value }`. */
export interface TagEntry {
  readonly key: string;
  readonly value: PlainTree;
}

interface FoundTag {
  readonly says: Says;
  readonly words: string;
  readonly value: PlainTree;
}

/** Nobody writes more about a column; what is behind is not looked at. */
const MOST_ENTRIES = 128;
const MOST_IN_LIST = 64;
const MOST_IN_ITEM = 4;

export function entriesIn(objects: readonly (PlainTree | undefined)[]): TagEntry[] {
  return objects.flatMap((tree) => (tree?.kind === 'object' ? tree.members.slice(0, MOST_ENTRIES) : []));
}

/** The one that says most. */
export function* readTag(source: Source, entries: readonly TagEntry[]): Reading<Placed<ColumnTag> | undefined> {
  const found: FoundTag[] = [];
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    found.push(...tagsIn(entry));
    yield entry.value.kind === 'scalar' ? 1 : MOST_IN_LIST;
  }
  const [strongest] = found.sort((one, other) => byStrength.indexOf(one.says) - byStrength.indexOf(other.says));
  if (!strongest) return undefined;
  const { words, value, says } = strongest;
  return placed(source, value, { words, file: nameOf(source.path), ...says });
}

function tagsIn({ key, value }: TagEntry): FoundTag[] {
  if (holdsTags(key)) return inList(key, value);
  if (value.kind === 'list')
    return value.items
      .slice(0, MOST_IN_LIST)
      .flatMap((item) => (item.kind === 'scalar' ? tagsIn({ key, value: item }) : []));
  if (value.kind === 'object')
    return value.members.slice(0, MOST_IN_LIST).flatMap((member) => [...asTag(member), ...asTag(member, `${key} `)]);
  const isMeaning = key === 'rdfType' || key === 'propertyUrl';
  const says = isMeaning ? saidByMeaning(String(value.value)) : saidUnder(key, value.value);
  return says ? [{ says, words: `${shownText(key)}: ${shownText(String(value.value))}`, value }] : [];
}

/** Texts, one text, or an object, as warehouses have it. */
function inList(key: string, value: PlainTree): FoundTag[] {
  if (value.kind === 'object') return value.members.slice(0, MOST_IN_LIST).flatMap((member) => asTag(member));
  const items = value.kind === 'list' ? value.items.slice(0, MOST_IN_LIST) : [value];
  return items.flatMap((item) => {
    // `{ name: …, value: … }` has few members.
    if (item.kind === 'object') return item.members.slice(0, MOST_IN_ITEM).flatMap((member) => asTag(member));
    const text = item.kind === 'scalar' ? String(item.value) : '';
    const says = saidByTag(text);
    return says ? [{ says, words: `${key}: ${shownText(text)}`, value: item }] : [];
  });
}

/** `outer`: `pii: { type: … }` is a type of it. */
function asTag({ key, value }: PlainObject['members'][number], outer = ''): FoundTag[] {
  return value.kind === 'scalar' && !holdsTags(key) ? tagsIn({ key: outer + key, value }) : [];
}
