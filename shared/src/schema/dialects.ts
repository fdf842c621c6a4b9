/** How data are to be read, as far as Quasi can read so; what it cannot is said, because cells would be others. */
import { MOST_SKIPPED } from '../config/index.ts';
import type { PlainObject } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import type { Dialect, Placed } from './model.ts';
import { shownText } from './shownText.ts';
import { flagIn, listIn, note, placed, type Source, textIn, valueIn } from './source.ts';

/** Of Frictionless (CSV Dialect and Table Dialect) and of CSVW, which share most names. */
export function readDialect(source: Source, tree: PlainObject): Dialect {
  const delimiter = textIn(source, tree, 'delimiter');
  const isReadable = delimiter && /^[\x01-\x09\x0b\x0c\x0e-\x21\x23-\x7f]$/.test(delimiter.value);
  if (delimiter && !isReadable) {
    note(
      source,
      delimiter,
      t`Quasi reads cells between single ASCII characters, so this has no effect and the delimiter is found out.`,
    );
  }
  for (const key of ['quoteChar', 'escapeChar', 'commentChar', 'commentPrefix']) tellOfCharacter(source, tree, key);
  const skipped = ['skipColumns', 'commentRows'].map((key) => [key, valueIn(tree, key)] as const);
  for (const [key, value] of skipped) {
    const isNone = value?.kind === 'list' ? value.items.length === 0 : value?.kind === 'scalar' && value.value === 0;
    if (value && !isNone)
      note(source, value, t`Quasi reads all rows and columns of a file, so "${key}" has no effect.`);
  }
  const nulls = textIn(source, tree, 'nullSequence');
  if (nulls && nulls.value !== '')
    note(
      source,
      nulls,
      t`Quasi knows missing values by "missingValues", so "nullSequence" has no effect. State this value there, too.`,
    );
  const header = headerIn(source, tree);
  const skip = skipIn(source, tree);
  return { ...(delimiter && isReadable && { delimiter }), ...(header && { header }), ...(skip && { skip }) };
}

/** By a name that is known here. */
export function encodingIn(source: Source, tree: PlainObject): Placed<string> | undefined {
  const encoding = textIn(source, tree, 'encoding');
  if (!encoding) return undefined;
  try {
    new TextDecoder(encoding.value);
    return encoding;
  } catch {
    const name = shownText(encoding.value);
    note(source, encoding, t`"${name}" is no encoding that is known here, so it has no effect and it is found out.`);
    return undefined;
  }
}

/** Nothing is said where it is as Quasi reads; CSVW has a comment prefix by default, which hardly any file uses. */
function tellOfCharacter(source: Source, tree: PlainObject, key: string): void {
  const value = textIn(source, tree, key);
  if (!value || value.value === '' || (key === 'quoteChar' && value.value === '"')) return;
  if (key === 'escapeChar' && value.value === '"') return;
  note(source, value, t`Quasi finds quotes, and comments above the table, by itself, so "${key}" has no effect.`);
}

/** Of CSVW: rows above the header. */
function skipIn(source: Source, tree: PlainObject): Dialect['skip'] {
  const rows = valueIn(tree, 'skipRows');
  if (rows?.kind !== 'scalar') return undefined;
  const count = Number(rows.value);
  if (Number.isInteger(count) && count >= 0 && count <= MOST_SKIPPED) return placed(source, rows, count);
  note(source, rows, t`This is no number of lines from 0 to ${String(MOST_SKIPPED)}, so "skipRows" has no effect.`);
  return undefined;
}

function headerIn(source: Source, tree: PlainObject): Dialect['header'] {
  const flag = flagIn(source, tree, 'header');
  const rows = valueIn(tree, 'headerRows') && listIn(source, tree, 'headerRows');
  const count = valueIn(tree, 'headerRowCount');
  const most = rows ? rows.items.length : count?.kind === 'scalar' ? Number(count.value) : undefined;
  const place = rows ?? count;
  if (!place || most === undefined || Number.isNaN(most)) return flag;
  if (most > 1) note(source, place, t`Quasi reads one row as the header; the others will be taken for data.`);
  return placed(source, place, most > 0);
}
