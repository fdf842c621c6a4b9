/** Initials of people, which are part of their names. */
import { byForm } from '../../byForm.ts';

export const initials = byForm({
  id: 'initials',
  label: 'initials',
  kind: 'name',
  role: 'quasi-identifier',
  safeHarbor: 'A',
  header: `
    initial, initials, middle initial, Initialen, initiales, iniciales, イニシャル, 头字母, voorletters, voorletter, voorl,
    iniziali, iniciais, inicjały, initialer, iniciály, инициалы, baş harfler, mid init, midl init, minit, middle i,
    mname init, inits, segunda inicial, deuxième initiale, middle init, 이니셜, subject initials
  `,
  proof: 'header',
  matches: (value) => value.length <= 10 && /^(?:\p{L}[. -]{0,2}){1,4}$/u.test(value),
});
