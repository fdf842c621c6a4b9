/** QS005: flaws of bytes before they are text: lost characters, NUL bytes, line ends of several kinds. */
import type { FlaggedRecords, WrittenFacts } from '../../analysis/index.ts';
import { formatCount, formatCountOf } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

export const badEncoding: Rule = {
  code: 'QS005',
  slug: 'bad-encoding',
  scope: 'file',
  severity: 'warning',
  needs: 'text',
  summary: 'Characters were lost in decoding; in a file on disk also NUL bytes and mixed line ends.',
  since: '0.1.0',
  growsBy: 'replacedRecords',
  *check(facts) {
    const { text, origin } = facts;
    const { replacement, nulByte, otherLineEnd } = text.flaws;
    // An editor has made line ends alike and refuses NUL, so there these two say nothing about the file.
    const isFromDisk = origin === 'disk';
    const flaws: Flaw[] = [
      { found: replacement, sentences: replacementSentences },
      ...(isFromDisk
        ? [
            { found: nulByte, sentences: nulSentences },
            { found: otherLineEnd, sentences: lineEndSentences },
          ]
        : []),
    ].filter(({ found }) => found.total > 0);
    const [first, ...others] = flaws;
    if (first === undefined) return;
    yield {
      target: { kind: 'row', row: first.found.records[0] - text.table.headerRecords },
      numbers: {
        replacedRecords: replacement.total,
        ...(isFromDisk && { nulRecords: nulByte.total, otherLineEnds: otherLineEnd.total }),
      },
      ...findingText(
        ...first.sentences(facts),
        ...others.flatMap(({ sentences }) => {
          const [headline, ...rest] = sentences(facts);
          return [`${headline}.`, ...rest];
        }),
      ),
    };
  },
};

interface Flaw {
  readonly found: FlaggedRecords;
  sentences(facts: WrittenFacts): [headline: string, ...details: string[]];
}

function replacementSentences(facts: WrittenFacts): [string, ...string[]] {
  const { encoding, flaws } = facts.text;
  const some = shareText(facts, flaws.replacement);
  const lost = t`The original characters are lost, so different values may look the same.`;
  if (facts.origin === 'editor') {
    return [
      flaws.replacement.total === 1
        ? t`${some} contains replacement characters (U+FFFD)`
        : t`${some} contain replacement characters (U+FFFD)`,
      lost,
      t`Fix: open the file again in its own encoding.`,
    ];
  }
  return [
    encoding === undefined ? t`${some} cannot be decoded` : t`${some} cannot be read as ${encoding}`,
    lost,
    t`Fix: save the file as UTF-8, or state its encoding.`,
  ];
}

function nulSentences(facts: WrittenFacts): [string, ...string[]] {
  const { nulByte } = facts.text.flaws;
  const some = shareText(facts, nulByte);
  return [
    nulByte.total === 1 ? t`${some} contains NUL bytes` : t`${some} contain NUL bytes`,
    t`Many programs stop reading there. Fix: write the file anew in its own encoding.`,
  ];
}

function lineEndSentences(facts: WrittenFacts): [string, ...string[]] {
  const { otherLineEnd } = facts.text.flaws;
  const some = shareText(facts, otherLineEnd);
  return [
    otherLineEnd.total === 1
      ? t`${some} has another line end than the first`
      : t`${some} have another line end than the first`,
    t`Some programs then read too few rows. Fix: use one kind of line end.`,
  ];
}

/** `3 of 200 records` */
function shareText({ text: { table } }: WrittenFacts, { total }: FlaggedRecords): string {
  return t`${formatCount(total)} of ${formatCountOf(table.recordCount, t`record`, t`records`)}`;
}
