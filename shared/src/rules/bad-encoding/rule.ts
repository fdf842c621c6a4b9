/** QS005: what bytes say before they are text: characters that were lost, NUL bytes, line ends of several kinds. */
import type { FlaggedRecords, WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

export const badEncoding: Rule = {
  code: 'QS005',
  slug: 'bad-encoding',
  scope: 'file',
  severity: 'warning',
  needs: 'text',
  summary: 'Characters were lost in decoding; in a file on disk also NUL bytes and mixed line ends.',
  since: '0.1.0',
  *check(facts) {
    const { text, origin } = facts;
    const { flaws } = text;
    // An editor has made line ends alike and refuses NUL, so there these two say nothing of the file.
    const isFromDisk = origin === 'disk';
    const nul = isFromDisk ? flaws.nulByte.total : 0;
    const lineEnds = isFromDisk ? flaws.otherLineEnd.total : 0;
    const sentences: string[] = [];
    if (flaws.replacement.total > 0) sentences.push(...replacementSentences(facts));
    if (nul > 0) {
      sentences.push(
        t`NUL bytes stand in ${placeOf(facts, flaws.nulByte)}: many programs stop reading at one.`,
        t`Write the file anew, in the encoding it is meant to have.`,
      );
    }
    if (lineEnds > 0) {
      const place = placeOf(facts, flaws.otherLineEnd);
      sentences.push(
        lineEnds === 1
          ? t`Line ends are mixed: ${place} ends in another one than the first.`
          : t`Line ends are mixed: ${place} end in another one than the first.`,
        t`Some programs then read too few rows. Use one kind throughout.`,
      );
    }
    const [headline, ...rest] = sentences;
    if (headline === undefined) return;
    const numbers = {
      replacedRecords: flaws.replacement.total,
      ...(isFromDisk && { nulRecords: nul, otherLineEnds: lineEnds }),
    };
    yield { target: { kind: 'file' }, numbers, ...told(headline, ...rest) };
  },
};

function replacementSentences(facts: WrittenFacts): string[] {
  const place = placeOf(facts, facts.text.flaws.replacement);
  const lost = t`What stood there is lost: values that differed may now look the same.`;
  if (facts.origin === 'editor') {
    return [t`Replacement characters (U+FFFD) stand in ${place}.`, lost, t`Open the file again in its own encoding.`];
  }
  const encoding = facts.text.encoding ? t`as ${facts.text.encoding}` : t`in its encoding`;
  return [
    t`Bytes in ${place} cannot be read ${encoding} and are read as U+FFFD.`,
    lost,
    t`Save the file as UTF-8, or say which encoding it has.`,
  ];
}

/** `3 of 200 records (the first is row 12)`. */
function placeOf({ text: { table } }: WrittenFacts, { total, records }: FlaggedRecords): string {
  const all = formatCountOf(table.recordCount, t`record`, t`records`);
  const row = records[0] - table.headerRecords + 1;
  const first = row === 0 ? t`the header` : t`row ${formatCount(row)}`;
  return t`${formatCount(total)} of ${all} (${total === 1 ? first : t`the first is ${first}`})`;
}
