/** Sex and gender, in words or in the codes of statistics. */
import { byVocabulary } from '../../byVocabulary.ts';
import type { Detector } from '../../detector.ts';
import { aloneOf } from '../../header.ts';
import { further, people, surveys, wordsIn } from '../../words/index.ts';

const MOST_SEXES = 12;
/** Of codes: one for each sex, and for what is not known. */
const MOST_CODES = 6;

const men = new Set(wordsIn(people.men));
const women = new Set(wordsIn(people.women));

const named = byVocabulary({
  id: 'sex',
  label: 'sexes',
  kind: 'category',
  role: 'quasi-identifier',
  header: [people.sex, aloneOf(surveys.sex, further.sex)],
  not: `
    count, ratio, percent, pct, rate, number of, orientation, sex offender, sex offenders, partners, scene, first sex,
    education, film, music, book, game, movie, assault
  `,
  // `genero` is a genre as well, and there are more of those; sex is also what people are asked about.
  fits: ({ values, numbers, distinct }) =>
    values.length <= MOST_SEXES && (!numbers || (numbers.areWhole && distinct <= MOST_CODES)),
  vocabulary: [...men, ...women, people.otherSexes],
  isTelling: true,
});

/** Without a header it takes both: `f` alone stands for false as well. */
export const sex: Detector = {
  ...named,
  judge(column) {
    const judgement = named.judge(column);
    if (judgement === undefined || judgement.evidence[0]?.says === 'header') return judgement;
    const has = (known: ReadonlySet<string>) => column.values.some((value) => known.has(value.toLowerCase()));
    return has(men) && has(women) ? judgement : undefined;
  },
};
