/**
 * What columns beside it say of a name. `Adı` beside `Soyadı` is a given name however rare its values; and storms, ships and pieces of
 * furniture have given names too, in tables that speak of nobody.
 */
import { Confidence } from '../detector.ts';
import { firstName } from '../detectors/person/firstName.ts';
import { fullName } from '../detectors/person/fullName.ts';
import { lastName } from '../detectors/person/lastName.ts';
import { things } from '../detectors/person/things.ts';
import { type Header, longestPhrase, phrasesOf, tellsNothing, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import {
  hasNameShape,
  isGivenName,
  isInCapitals,
  isOrganisation,
  isPersonName,
  isSurname,
  isTitleCase,
} from '../names/index.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { tellsOfAnimals } from './animals.ts';
import { namesOfThings, personSigns, tellsOfPeople } from './personSigns.ts';
import { isOpen } from './rejudged.ts';

/** A name of whatever it is. */
const anyName = phrasesOf(`
  name, names, nm, nom, noms, nombre, nome, naam, namn, navn, nimi, jméno, meno, név, nume, imię, имя, ad, adı, isim,
  ismi, 名前, 名字, 名, 이름
`);
/** Of a few values. */
const LEAST_SHAPED = 0.8;
const FEW_COMMON = 0.2;
/** Beside given names, in a table without a header. */
const SOME_SURNAMES = 0.3;
/** Under a header that says nothing of people. */
const SOME_COMMON = 0.35;
const FEWEST_NAMES = 8;
const DISTINCT_SHARE = 0.3;
/** Of names of people, more have a surname. */
const MOST_SURNAMES = 0.3;

/** Storms and ships have given names too, and lists count the bearers of a name: names of nobody are unknown. */
export function doubtfulNames(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): readonly ColumnRole[] {
  if (!roles.some((role, i) => isDoubtfulName(role, columns[i]))) return roles;
  const areOfThings =
    personSigns(roles) === 0 && columns.some(({ header }) => longestPhrase(header, namesOfThings) !== undefined);
  const areOfAnimals = tellsOfAnimals(columns);
  const isCounted = countedIn(columns, roles);
  return roles.map((role, i) =>
    (areOfThings || areOfAnimals || isCounted(i)) && isDoubtfulName(role, columns[i])
      ? asUnknown(role, columns[i])
      : role,
  );
}

export function byNameNeighbours(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const signs = personSigns(roles);
  const areOfThings = columns.some(({ header }) => longestPhrase(header, namesOfThings) !== undefined);
  const areOfAnimals = tellsOfAnimals(columns);
  const hasSurnames = roles.some(({ detector }) => detector?.id === 'last-name');
  return roles.map((role, i) => {
    const column = columns[i];
    if (role.detector !== undefined) return role;
    if (isAnyName(column.header) && !(areOfAnimals && hasFewSurnames(column)) && isWrittenAsName(column)) {
      if (hasSurnames) return asName(role, firstName, column.header);
      if (tellsOfPeople(signs) && shareOf(column.probe, isPersonName) >= FEW_COMMON)
        return asName(role, fullName, column.header);
      if (!areOfThings && isOfLives(roles) && mayBeSurnames(column)) return asName(role, fullName, column.header);
    }
    if (signs > 0 && isOpen(role) && areNamesOfPeople(column)) return asName(role, fullName, column.header);
    if (isUnnamedBeside(roles, i, column, 'first-name') && shareOf(column.probe, isSurname) >= SOME_SURNAMES)
      return asName(role, lastName, column.header);
    if (isUnnamedBeside(roles, i, column, 'last-name') && shareOf(column.probe, isGivenName) >= SOME_SURNAMES)
      return asName(role, firstName, column.header);
    return role;
  });
}

/** Where rows are things: a column that is only called `name` names them, however it sounds. A declared name of a person stays one. */
export function withoutDoubtfulNames(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  return roles.map((role, i) =>
    !role.isDeclared && isOpenName(role, columns[i]) ? asUnknown(role, columns[i]) : role,
  );
}

/** Two words and more with capitals, nearly each another, and so many common names among them as no list of firms, streets or works has. */
function areNamesOfPeople(column: ColumnForm): boolean {
  const { probe, distinct, rows, missing } = column;
  if (distinct < FEWEST_NAMES || distinct < DISTINCT_SHARE * (rows - missing) || !isWrittenAsName(column)) return false;
  const apart = shareOf(probe, (value) => value.includes(' ') && !isOrganisation(value));
  return apart >= LEAST_SHAPED && shareOf(probe, isPersonName) >= SOME_COMMON;
}

/** What only a single person has, not the groups and places that statistics are made of. */
const ofLives = new Set(wordsIn('date-of-birth, birth-year, date-of-death, title, age, occupation, person-id'));

function isOfLives(roles: readonly ColumnRole[]): boolean {
  return roles.some(({ detector }) => detector !== undefined && ofLives.has(detector.id));
}

/** Rare surnames: a few of them are known, and some stand in one row only, which names of groups do not. */
function mayBeSurnames({ probe, uniqueShare, distinct }: ColumnForm): boolean {
  if (distinct < FEWEST_NAMES || uniqueShare < SOME_UNIQUE) return false;
  return shareOf(probe, (value) => isSurname(value) || isGivenName(value) || isPersonName(value)) >= A_FEW_KNOWN;
}

const SOME_UNIQUE = 0.01;
const A_FEW_KNOWN = 0.1;

/** Without a header, and next to names of that sort. */
function isUnnamedBeside(roles: readonly ColumnRole[], at: number, column: ColumnForm, sort: string): boolean {
  const isBeside = roles[at - 1]?.detector?.id === sort || roles[at + 1]?.detector?.id === sort;
  return isBeside && tellsNothing(column.header) && isWrittenAsName(column);
}

function isAnyName(header: Header): boolean {
  return wholePhrase(header, anyName) !== undefined;
}

function isWrittenAsName({ probe, header }: ColumnForm): boolean {
  if (longestPhrase(header, things) !== undefined || probe.length === 0) return false;
  return shareOf(probe, (value) => hasNameShape(value) && (isTitleCase(value) || isInCapitals(value))) >= LEAST_SHAPED;
}

/** Under a header that leaves open what is named, or none. */
function isOpenName({ detector, evidence }: ColumnRole, { header }: ColumnForm): boolean {
  if (detector?.kind !== 'name' || detector.role !== 'identifier') return false;
  // Countries and products have a display name as well.
  const isOfAnything = isAnyName(header) || longestPhrase(header, displayName) !== undefined;
  return isOfAnything || !evidence.some(({ says }) => says === 'header');
}

const displayName = phrasesOf(['display name']);

/** Names that hardly ever hold a surname. */
function isDoubtfulName(role: ColumnRole, column: ColumnForm): boolean {
  return isOpenName(role, column) && hasFewSurnames(column);
}

function hasFewSurnames({ probe }: ColumnForm): boolean {
  return shareOf(probe, (value) => value.includes(' ') && isSurname(value)) <= MOST_SURNAMES;
}

const counts = phrasesOf(`
  count, counts, births, frequency, freq, number of, n, rank, occurrences, Anzahl, Häufigkeit, effectif, nombre de,
  frecuencia, cantidad, frequenza, numero di, frequência, quantidade, aantal, liczba, antal, počet, количество, число,
  sayı, adet, 件数, 人数, 数量, 건수, 빈도
`);

/** Which columns are given names beside how many have them, and no other name: a list of names, not of people. */
function countedIn(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): (column: number) => boolean {
  const isCounting = columns.some(
    ({ header, numbers }) => numbers?.areWhole === true && wholePhrase(header, counts) !== undefined,
  );
  const identifiers = roles.flatMap(({ detector }, i) => (detector?.role === 'identifier' ? [i] : []));
  return (column) => isCounting && identifiers.every((other) => other === column);
}

function asName(role: ColumnRole, detector: typeof firstName, { name }: Header): ColumnRole {
  return {
    ...role,
    role: 'identifier',
    kind: 'name',
    inferred: 'identifier',
    detector,
    confidence: Confidence.header,
    share: 1,
    evidence: [{ says: 'header', words: name }],
  };
}

function asUnknown(role: ColumnRole, { distinct }: ColumnForm): ColumnRole {
  return {
    ...role,
    role: 'unknown',
    inferred: 'unknown',
    detector: undefined,
    confidence: Confidence.hint,
    share: 1,
    evidence: [{ says: 'values', distinct }],
  };
}

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(is).length / values.length;
}
