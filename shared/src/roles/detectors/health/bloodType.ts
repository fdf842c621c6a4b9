/** Blood groups. `A+` and `B-` are marks at school too; AB and O are not. */
import { byForm } from '../../byForm.ts';

const group = /^(?:AB|A|B|O|0) ?(?:\+|-|−|–|rh ?[+-]|\(?rh[+-]\)?|pos(?:itive)?|neg(?:ative)?|positiv|negativ|型)?$/i;
const telling = /^(?:AB|O) ?(?:\+|-|−|–|rh|pos|neg|型)/i;

export const bloodType = byForm({
  id: 'blood-type',
  label: 'blood groups',
  kind: 'category',
  role: 'sensitive',
  header: [
    `
      blood type, blood group, bloodtype, abo, Blutgruppe, groupe sanguin, grupo sanguíneo, tipo de sangre, 血液型, 血型
    `,
    {
      it: 'gruppo sanguigno',
      pt: 'grupo sanguíneo, tipo sanguíneo, fator RH',
      nl: 'bloedgroep',
      pl: 'grupa krwi',
      sv: 'blodgrupp',
      cs: 'krevní skupina',
      ru: 'группа крови',
      tr: 'kan grubu',
      ko: '혈액형',
    },
  ],
  not: 'count, grade, rating, credit, Note',
  proof: 'form',
  matches: (value) => value.length <= 12 && group.test(value),
  // Without a header the one has to be met that means nothing else; with one, `A` will do.
  fits: ({ header, values }) =>
    header.words.some((word) => /^(?:blood|bloed|blod|abo|blut|sang|kan|krwi|krev|крови|血|혈액)/.test(word)) ||
    values.some((value) => telling.test(value)),
});
