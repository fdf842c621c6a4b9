/** How a column shows that it counts: by its header, by the columns beside it, and by whole numbers or marks below. */
import { countNounOf, isCategory } from '../groups/index.ts';
import { type ColumnForm, once, wordsOf } from '../roles/index.ts';
import { isAbout, type Seen } from './seen.ts';

/** Texts that stand for a suppressed or missing count in a count column. */
const suppressed = /^(?:[*xcs-]|\.\.?|\([DXSdxs]\)|<=? ?\d{1,3}|\d{1,3} ?[-–] ?\d{1,3}|n\/?a|:)$/;

/** More are a question. */
const MOST_WORDS = 6;

/** Whole numbers from zero on, or what stands for them, under a word that counts. */
export function isCount(column: Seen): boolean {
  const { form } = column;
  if (form.header.words.length > MOST_WORDS) return false;
  if (isAbout(column, 'id', 'statistic', 'market', 'technology', 'income', 'birth', 'kin')) return false;
  const isNamed =
    isAbout(column, 'headcount', 'toll') ||
    (isAbout(column, 'counting') && !isAbout(column, 'goods', 'nature')) ||
    countNounOf(form.header) !== undefined;
  return isNamed && isWholeCount(form);
}

/** `тыс. чел.`: people counted by the thousand have decimals. */
const thousands =
  /(?<!\p{L})(?:thousands?|000s|tsd|tausend|milliers|miles|migliaia|milhares|duizend|tys|tusen|tis|тыс|bin kişi)(?!\p{L})|[(（]?(?:千人|万人|萬人|천명|만명)/iu;

export function isWholeCount(form: ColumnForm): boolean {
  if (form.dates) return false;
  if (form.numbers) {
    const { areWhole, least, largest } = form.numbers;
    return (areWhole || thousands.test(form.header.name)) && least >= 0 && largest >= 2;
  }
  const told = form.probe.filter((value) => /^\d{1,9}$/.test(value)).length;
  const withheld = form.probe.filter((value) => suppressed.test(value)).length;
  return told > 0 && withheld > 0 && told + withheld >= 0.95 * form.probe.length;
}

const frequency =
  /^(?:freq\w*|counts?|cnt|n|num|n_obs|nobs|cases?|häufigkeit|anzahl|fréquence|frecuencia|frequenza|effectifs?|aantal|liczba|antal|počet|число|кол-?во|sayı|度数|件数|频数|頻數|빈도)$/i;

export const isFrequencyOf = (column: Seen) =>
  frequency.test(column.form.header.name.trim()) || countNounOf(column.form.header) === 'people';

const atRisk = /^(?:y|py|pyr?s?|p?years|person[ ._-]?(?:years|time|days)|pyar|exposure|at[ ._-]?risk|e|expected)$/i;

/** A count of events beside the time during which people were at risk. */
export const tellsTimeAtRisk = (columns: readonly Seen[]) =>
  columns.some(({ form }) => form.numbers !== undefined && atRisk.test(form.header.name.trim()));

/** Counts side by side under the names of categories of people. */
export function areAcross(counts: readonly Seen[]): boolean {
  const across = counts.filter(({ form }) => isCategory(form.header));
  const bySex = counts.filter((column) => isAbout(column, 'headcount') && !isAbout(column, 'toll'));
  return arePaired(counts) || across.length >= FEWEST_ACROSS || (across.length > 0 && bySex.length > 1);
}
export const FEWEST_ACROSS = 2;

const men = once(
  () =>
    new Set(
      'men, male, males, boys, man, männer, maenner, jungen, männlich, hommes, garçons, hombres, varones, niños, uomini, maschi, ragazzi, homens, meninos, mannen, jongens, mężczyźni, mężczyzn, chłopcy, män, pojkar, muži, mužů, chlapci, мужчины, мужчин, мальчики, erkek, erkekler, 男, 男性, 男子, 男生, 남, 남자, 남성'
        .split(', ')
        .flatMap(wordsOf),
    ),
);
const women = once(
  () =>
    new Set(
      'women, female, females, girls, woman, frauen, mädchen, maedchen, weiblich, femmes, filles, mujeres, niñas, donne, femmine, ragazze, mulheres, meninas, vrouwen, meisjes, kobiety, kobiet, dziewczęta, kvinnor, flickor, ženy, žen, dívky, женщины, женщин, девочки, kadın, kadınlar, kız, 女, 女性, 女子, 女生, 여, 여자, 여성'
        .split(', ')
        .flatMap(wordsOf),
    ),
);

const says = ({ form }: Seen, words: ReadonlySet<string>) => form.header.words.some((word) => words.has(word));

/** `employed_men` beside `employed_women`. */
const arePaired = (counts: readonly Seen[]) =>
  counts.some((column) => says(column, men())) && counts.some((column) => says(column, women()));
