/** Incomes as surveys shorten them: `faminc`, `hhincome`, `lnwage2`, `netearn`: a sort or a period of payment, and a stem. */
import { wordsIn } from '../../words/index.ts';
import type { Header } from '../header.ts';
import { fold } from '../words/index.ts';

const split = (list: string) => wordsIn(list).map(fold);

const sorts = split(
  'fam, hh, hhld, hus, husb, wife, sp, spouse, mom, dad, par, pers, ind, own, net, gross, tot, total, real, adj, log, ln, mon, month, mthly, ann, annual, yr, year, wk, wkly, week, hr, hourly, self, non, oth, other, cap, pc, eq, base, start, cur, max, brutto, netto, monats, haus, ges, men, mens, anu, lord, mies, roczn, hush, arb',
);
const letters = split('f, h, w, p, l, m, r, y, n, g, t');
const stems = split(
  'inc, incm, incom, income, incomes, wage, wages, wag, sal, salary, earn, earnings, ink, eink, lohn, gehalt, revenu, rev, ingr, ingreso, renta, redd, reddito, rend, renda, inkom, dochod, inkomst, prijem, gelir',
);
/** Behind one letter, stems that make no word with it. */
const plain = split('inc, incm, income, wage, wages, salary, earnings');

const shortened = new Set([
  ...sorts.flatMap((sort) => stems.map((stem) => sort + stem)),
  ...letters.flatMap((letter) => plain.map((stem) => letter + stem)),
]);
/** A band or a wave. */
const marked = /(?:\d{1,4}|cat|grp|band|gr|q|k)$/;

export const tellsIncomeInShort = ({ words }: Header): boolean => {
  const whole = words.join('');
  return shortened.has(whole) || shortened.has(whole.replace(marked, ''));
};
