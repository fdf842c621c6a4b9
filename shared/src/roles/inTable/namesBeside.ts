/** `nom` beside `prénom`, `name` beside `surname`, `first` beside `last`: one name of a person makes the other one. */
import { detectors } from '../detectors/index.ts';
import { phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { isOpen, rejudged } from './rejudged.ts';

const open = phrasesOf(`
  name, nom, nome, nombre, naam, namn, Name, jméno, imię, имя, ad, adı, 名, 姓, 이름, 성, first, last, middle, given,
  family, second, apellido, fname, lname, player
`);

const firstName = detectors.find(({ id }) => id === 'first-name');
const lastName = detectors.find(({ id }) => id === 'last-name');

export function namesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const has = (id: string) => roles.some(({ detector }) => detector?.id === id);
  const hasFirst = has('first-name');
  const hasLast = has('last-name');
  const pair = ['first', 'last'].every((word) => columns.some(({ header }) => header.whole === word));
  if (!hasFirst && !hasLast && !pair) return roles.slice();
  return roles.map((role, i) => {
    if (!isOpen(role) || wholePhrase(columns[i].header, open) === undefined) return role;
    const isFirst = pair ? columns[i].header.words[0] === 'first' : hasLast && !hasFirst;
    const detector = isFirst ? firstName : lastName;
    if (!detector || (!pair && hasFirst && hasLast)) return role;
    return rejudged(columns[i], detector, isFirst ? 'first name' : 'last name') ?? role;
  });
}
