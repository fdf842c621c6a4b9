/** What like rows reveal of a sensitive column, beside a guess from the whole file. */
import type { CloseGuesses } from '../../measures/inference/index.ts';
import { t } from '../../words/index.ts';
import type { CardValue } from '../card.ts';
import { formatShare } from '../format.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

export const inference: ColumnPart = {
  sentences(seen) {
    const found = foundIn(seen);
    if (!found) return [];
    const { fromAlike, fromFile, alone, certain, agreed } = found;
    const [right, whole] = [formatShare(fromAlike.right), formatShare(fromFile.right)];
    return [
      alone === 1
        ? t`No row has others like it, so nothing but the whole file helps to guess it: right for ${whole} of rows.`
        : t`Guessed from other rows like it, it is right for ${right} of rows; guessed from the whole file, for ${whole}.`,
      ...(agreed.right === undefined
        ? []
        : [
            t`For ${formatShare(agreed.share)} of rows the others like it agree on one value, which is right for ${formatShare(agreed.right)} of these.`,
          ]),
      ...(certain > 0
        ? [
            t`Someone who knows that a person is in the file reads it for ${formatShare(certain)} of rows: all rows alike have one value.`,
          ]
        : []),
    ];
  },
  values(seen) {
    const found = foundIn(seen);
    if (!found) return [];
    const { fromAlike, fromFile, gained, close } = found;
    return [
      { name: t`Guessed right from like rows`, value: formatShare(fromAlike.right) },
      { name: t`Guessed right from the whole file`, value: formatShare(fromFile.right) },
      { name: t`Rows given away by like rows`, value: formatShare(gained) },
      ...(close ? closeValues(close) : []),
    ];
  },
  json: (seen) => ({ inference: foundIn(seen) }),
};

function closeValues({ within, fromAlike, fromFile }: CloseGuesses): CardValue[] {
  const off = formatShare(within);
  return [
    { name: t`Guessed within ${off} from like rows`, value: formatShare(fromAlike) },
    { name: t`Guessed within ${off} from the whole file`, value: formatShare(fromFile) },
  ];
}

/** Undefined for a column that is not sensitive, and before it is known. */
function foundIn({ known, column }: ColumnSeen) {
  return known.insight?.sensitive.find((one) => one.column === column)?.inference;
}
