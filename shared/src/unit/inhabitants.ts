/** A column with the number of inhabitants: the rows beside it are places, and facts about lives are averages. */
import { once, phrasesOf, wholePhrase } from '../roles/index.ts';
import type { Seen } from './seen.ts';

const words = once(() =>
  phrasesOf(
    [
      'population, total population, population size, pop, inhabitants, residents total, Bevölkerung, Einwohner, Einwohnerzahl',
      'population totale, habitants, nombre d’habitants, población, habitantes, popolazione, abitanti, população, inwoners',
      'inwonertal, bevolking, ludność, liczba ludności, mieszkańcy, befolkning, invånare, folkmängd, obyvatelstvo, počet obyvatel',
      'население, численность населения, nüfus, 人口, 人口数, 总人口, 인구, 인구수',
    ].flatMap((list) => list.split(', ')),
  ),
);

/** Fewer different numbers are codes of something. */
const FEWEST_NUMBERS = 10;

export function countsInhabitants({ form }: Seen): boolean {
  const { header, numbers, distinct } = form;
  return numbers !== undefined && distinct >= FEWEST_NUMBERS && wholePhrase(header, words()) !== undefined;
}
