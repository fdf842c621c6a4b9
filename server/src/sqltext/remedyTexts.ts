/** Remedies that have a text in SQL: the only registry of them. Each stands for the remedy of its name, value by value. */
import { type Treatment, writtenAs } from '@quasi/shared/remedies';
import { smallZipAreas } from '@quasi/shared/roles';
import type { TextDialect } from './dialects.ts';
import { constant, interval, isWritable, multipleText, type Naming, plainNumber, rounded } from './numbersAsText.ts';

export interface Writing {
  readonly dialect: TextDialect;
  /** Names the text of the value, which is not missing. */
  readonly value: string;
  /** The class size of the recipe. */
  readonly k: number;
  readonly named: Naming;
}

/** As databases write dates and times of day. */
const ISO_DATE =
  '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-9]{2}(:[0-9]{2})?)?$';

/** What becomes of the value, NULL where it does not fit; undefined where these parameters have no text. */
type Text<P> = (parameters: P, writing: Writing) => string | undefined;

const texts: Readonly<Record<string, Text<never>>> = {
  redact: () => "'*'",
  'keep-prefix': ({ characters }: Characters, writing) => beginning(writing, characters, () => "'*'"),
  'postcode-prefix': ({ keep }: { readonly keep: number }, writing) =>
    beginning(writing, keep, (length) => writing.dialect.stars(`${length} - ${keep}`)),
  'mask-last': ({ characters }: Characters, { dialect, value, named }) => {
    const length = named(dialect.characters(value));
    const kept = dialect.part(value, '1', `${length} - ${characters}`);
    const masked = dialect.concatenated(kept, dialect.stars(String(characters)));
    return `CASE WHEN ${length} > ${characters} THEN ${masked} ELSE ${dialect.stars(length)} END`;
  },
  'keep-last': ({ characters }: Characters, { dialect, value, named }) => {
    const length = named(dialect.characters(value));
    const kept = dialect.part(value, `${length} - ${characters - 1}`, String(characters));
    const hidden = dialect.concatenated(dialect.stars(`${length} - ${characters}`), kept);
    return `CASE WHEN ${length} > ${characters} THEN ${hidden} ELSE ${value} END`;
  },
  'cut-at-separators': ({ parts }: { readonly parts: number }, { dialect, value, named }) => {
    if (parts === 0) return undefined;
    const first = named(dialect.found(value, `^[^-./_:|]*${'(?:[-./_:|][^-./_:|]*)?'.repeat(parts - 1)}`));
    return `CASE WHEN ${dialect.trimmed(first)} <> '' THEN ${first} END`;
  },
  bands: ({ width, areWhole }: { readonly width: number; readonly areWhole: boolean }, writing) => {
    if (!isWritable(width)) return undefined;
    return band(writing, plainNumber(writing.dialect, writing.value, writing.named), width, areWhole);
  },
  'age-bands': ({ width, oldest }: { readonly width: number; readonly oldest: number }, writing) => {
    const { dialect, value, named } = writing;
    const age = plainNumber(dialect, value, named);
    const low = named(`floor(${age} / ${constant(dialect, width)}) * ${width}`);
    const cut = dialect.concatenated(dialect.whole(low), `'–${oldest - 1}'`);
    const usual = width === 1 ? dialect.whole(low) : band(writing, age, width, true);
    const last = width === 1 ? '' : `WHEN ${low} + ${width} > ${oldest} THEN ${cut} `;
    return `CASE WHEN ${age} >= ${oldest} THEN '${oldest}+' ${last}ELSE ${usual} END`;
  },
  rounding: ({ to }: { readonly to: number }, { dialect, value, named }) => {
    if (!isWritable(to)) return undefined;
    const number = plainNumber(dialect, value, named);
    const steps = rounded(named(`${number} / ${constant(dialect, to)}`), named);
    return multipleText(dialect, named(`${steps} * ${constant(dialect, to)}`), to, named);
  },
  'top-bottom': (
    { bottom, top, step }: { readonly bottom: number; readonly top: number; readonly step: number },
    { dialect, value, named },
  ) => {
    const number = plainNumber(dialect, value, named);
    const [below, above] = [`<${writtenAs(bottom, step)}`, `>${writtenAs(top, step)}`].map(dialect.literal);
    return `CASE WHEN ${number} < ${constant(dialect, bottom)} THEN ${below} WHEN ${number} > ${constant(dialect, top)} THEN ${above} WHEN ${number} IS NOT NULL THEN ${value} END`;
  },
  'coordinate-decimals': ({ decimals }: { readonly decimals: number }, { dialect, value, named }) => {
    const number = plainNumber(dialect, value, named);
    const text = named(dialect.trimmed(value));
    const before = named(`COALESCE(${dialect.found(text, '^[-+]?[0-9]*')}, '')`);
    const point = named(`COALESCE(${dialect.found(text, '[.][0-9]*$')}, '')`);
    const whole = `CASE WHEN ${dialect.isLike(before, '^[-+]?0*$')} THEN '0' ELSE ${dialect.found(before, '[1-9][0-9]*')} END`;
    const padded = dialect.concatenated(point, `'${'0'.repeat(decimals)}'`);
    const dotted = `CASE WHEN ${point} = '' THEN ${dialect.concatenated("'.'", padded)} ELSE ${padded} END`;
    const cut =
      decimals === 0 ? whole : dialect.concatenated(whole, dialect.part(`(${dotted})`, '1', String(decimals + 1)));
    const shown = named(cut);
    const isBelow0 = `${dialect.part(text, '1', '1')} = '-' AND ${dialect.isLike(shown, '^.*[1-9].*$')}`;
    return `CASE WHEN ${number} IS NULL THEN NULL WHEN ${isBelow0} THEN ${dialect.concatenated("'-'", shown)} ELSE ${shown} END`;
  },
  'coarser-date': (
    { to, before }: { readonly to: string; readonly before?: number | undefined },
    { dialect, value, named },
  ) => {
    const part = (from: number, count: number) => dialect.part(value, String(from), String(count));
    const [year, month] = [dialect.number(part(1, 4)), dialect.number(part(6, 2))];
    const five = `floor(${year} / 5) * 5`;
    const hour = dialect.concatenated(part(1, 10), "'T'", part(12, 2));
    const written: Readonly<Record<string, string>> = {
      hour: `CASE WHEN ${dialect.characters(value)} > 10 THEN ${hour} ELSE ${value} END`,
      day: part(1, 10),
      month: part(1, 7),
      quarter: dialect.concatenated(part(1, 4), "'-Q'", dialect.whole(`floor((${month} + 2) / 3)`)),
      year: part(1, 4),
      'five-years': dialect.concatenated(dialect.whole(five), "'–'", dialect.whole(`${five} + 4`)),
      decade: dialect.concatenated(part(1, 3), "'0s'"),
    };
    const isDate = named(`CASE WHEN ${dialect.isLike(value, ISO_DATE)} THEN 1 ELSE 0 END`);
    const early =
      before === undefined
        ? ''
        : `WHEN ${isDate} = 1 AND ${part(1, 4)} < '${String(before).padStart(4, '0')}' THEN '<${before}' `;
    // Dates in other forms are dates as well, and would be hidden here.
    return `CASE ${early}WHEN ${isDate} = 1 THEN ${written[to]} ELSE ${dialect.failing(value)} END`;
  },
  'us-zip3': (_: object, { dialect, value, named }) => {
    const text = named(dialect.trimmed(value));
    const isFull = dialect.isLike(text, '^([0-9]{5}(-?[0-9]{4})?|[0-9]{3}[*Xx#]{2})$');
    const lost = dialect.concatenated("'0'", dialect.part(text, '1', '2'));
    const first = dialect.part(text, '1', '3');
    const area = named(`CASE WHEN ${isFull} THEN ${first} WHEN ${dialect.isLike(text, '^[0-9]{4}$')} THEN ${lost} END`);
    const small = [...smallZipAreas].map(dialect.literal).join(', ');
    return `CASE WHEN ${area} IN (${small}) THEN '000**' ELSE ${dialect.concatenated(area, "'**'")} END`;
  },
  'merge-rare': (
    { rows, keep }: { readonly rows: number; readonly keep?: number | undefined },
    { dialect, value, k, named },
  ) => {
    const isKnown = `CASE WHEN ${value} IS NULL THEN 0 ELSE 1 END`;
    const count = named(`count(*) OVER (PARTITION BY ${value})`);
    // The most frequent first, equal ones by their characters; missing ones behind.
    const order = `ORDER BY ${isKnown} DESC, ${count} DESC, ${value}`;
    const rank = named(`dense_rank() OVER (${order})`);
    const merged = named(`sum(${isKnown}) OVER () - sum(${isKnown}) OVER (${order})`);
    const most = keep === undefined ? '' : ` AND ${rank} <= ${keep}`;
    const mayBeLast = `${value} IS NOT NULL AND ${count} >= ${rows}${most} AND (${merged} = 0 OR ${merged} >= ${Math.min(rows, k)})`;
    const kept = named(`max(CASE WHEN ${mayBeLast} THEN ${rank} ELSE 0 END) OVER ()`);
    return `CASE WHEN ${rank} <= ${kept} THEN ${value} ELSE ${dialect.literal('Other')} END`;
  },
};

interface Characters {
  readonly characters: number;
}

/** Undefined where there is none. */
export function textOf({ remedy, parameters }: Treatment, writing: Writing): string | undefined {
  // A recipe was read with the shape of the parameters of its remedies.
  return Object.hasOwn(texts, remedy) ? texts[remedy]?.(parameters as never, writing) : undefined;
}

/** The first characters, and what stands for the others. */
function beginning({ dialect, value, named }: Writing, kept: number, others: (length: string) => string): string {
  const length = named(dialect.characters(value));
  const cut = dialect.concatenated(dialect.part(value, '1', String(kept)), others(length));
  return `CASE WHEN ${length} > ${kept} THEN ${cut} ELSE ${value} END`;
}

function band({ dialect, named }: Writing, number: string, width: number, areWhole: boolean): string {
  const low = named(`${interval(dialect, number, width, named)} * ${constant(dialect, width)}`);
  const isWhole = areWhole && Number.isInteger(width);
  const high = named(isWhole ? `${low} + ${width - 1}` : `${low} + ${constant(dialect, width)}`);
  const [from, to] = [low, high].map((bound) => multipleText(dialect, bound, width, named));
  return isWhole ? dialect.concatenated(from, "'–'", to) : dialect.concatenated("'['", from, "', '", to, "')'");
}
