/** Signs that rows are organisations, goods, living things, works, or what is measured of them. */
import { Things } from '../families.ts';
import type { Family } from '../family.ts';
import { isAbout, isDetectedAs, isNumeric, isText, isUnique, type Seen } from '../seen.ts';
import type { Topic } from '../topics.ts';
import { looksLikeAnimals, looksLikeMachinery, looksLikeOrganisations } from '../values.ts';

/** From this share of distinct values on a column is what rows are, not what they have. */
const OWN = 0.5;

/** Numbers of a register. */
const LONGEST_COUNT = 5;
const isRegistered = (column: Seen) =>
  isUnique(column) && column.form.numbers?.areWhole === true && column.form.meanLength > LONGEST_COUNT;

const namesWhat = (column: Seen) =>
  column.distinctShare >= OWN && (isText(column) || isAbout(column, 'id') || isRegistered(column));

/** A plate leads to whose car it is. */
const ofOwners = new Set(['licence-plate']);

/** What rows are weighs more than what they have. */
function named(what: string, topic: Topic, own: number, had: number, several: number): Family {
  return {
    what,
    speaksFor: 'things',
    weigh: (column) =>
      isAbout(column, topic) && !isAbout(column, 'subject') && !isDetectedAs(column, ofOwners)
        ? namesWhat(column)
          ? own
          : column.form.distinct < 3 && isText(column)
            ? 0
            : had
        : 0,
    several: { from: 2, weight: several },
    isDiluted: true,
  };
}

function measured(what: string, topic: Topic, one: number, two: number, three: number): Family[] {
  const weigh = (column: Seen) => (isAbout(column, topic) && !isAbout(column, 'subject') ? one : 0);
  return [
    { what, speaksFor: 'things', weigh, several: { from: 2, weight: two }, isDiluted: true },
    { what, speaksFor: 'things', weigh, several: { from: 3, weight: three }, isDiluted: true },
  ]; // prettier-ignore
}

const people = new Set(['full-name', 'first-name', 'last-name', 'username', 'initials', 'email', 'street-address']);
const LONGEST_NAME = 60;

/** Each row has a name of its own, and not that of a person. */
function isOwnName(column: Seen): boolean {
  const { form, role } = column;
  if (!isText(column) || !isUnique(column) || form.meanLength > LONGEST_NAME) return false;
  if (isAbout(column, 'subject', 'bystander', 'fullName', 'givenName', 'surname', 'contact', 'event', 'writing'))
    return false;
  return (
    !(role.detector && people.has(role.detector.id)) && isAbout(column, 'name', 'works', 'text') && hasWords(column)
  );
}

const figure = /\d/;

/** Names of people's files are numbered, those of things are words. */
const hasWords = ({ form: { probe } }: Seen) =>
  probe.filter((value) => !figure.test(value)).length >= 0.5 * probe.length;

/** Whether somebody has a dog, or ate fish. */
const isFlag = ({ form }: Seen) => form.distinct <= 2;

const kind = /(?<!\p{L})(?:soort|art|esp[eè]ce|especie|specie|esp[eé]cie|druh|вид|tür|tur)(?!\p{L})/iu;

/** A kind of whatever is named beside it: what species are called in Dutch, German, French, Spanish, Czech, Russian and Turkish. */
const isKindOf = (column: Seen) => !column.isWhole && kind.test(column.form.header.name);

export const matter: readonly Family[] = [
  { what: Things.names, speaksFor: 'things', weigh: (column) => (isOwnName(column) ? 1.5 : 0) },
  {
    what: Things.organisations,
    speaksFor: 'things',
    weigh: (column) => {
      if (!looksLikeOrganisations(column) && !(isAbout(column, 'organisation') && !isAbout(column, 'subject')))
        return 0;
      return namesWhat(column) ? 3 : isNumeric(column) ? 1 : 1.5;
    },
  },
  named(Things.goods, 'goods', 3, 2, 3),
  {
    what: Things.species,
    speaksFor: 'things',
    weigh: (column) => {
      if (looksLikeAnimals(column)) return 3;
      if (!isAbout(column, 'species') || isAbout(column, 'subject') || isKindOf(column)) return 0;
      return isFlag(column) ? 1 : 3;
    },
    several: { from: 3, weight: 3 },
  },
  {
    what: Things.species,
    speaksFor: 'things',
    weigh: (column) => (isAbout(column, 'fauna') && !isAbout(column, 'subject') && !isFlag(column) ? 1.5 : 0),
    several: { from: 2, weight: 3 },
  },
  named(Things.works, 'works', 2.5, 1.5, 3),
  named(Things.sport, 'sport', 2, 1.5, 3),
  ...measured(Things.market, 'market', 1.5, 2, 3),
  ...measured(Things.statistics, 'statistic', 1.5, 2.5, 3),
  ...measured(Things.nature, 'nature', 1.5, 2.5, 3),
  ...measured(Things.technology, 'technology', 1.5, 2.5, 3),
  { what: Things.technology, speaksFor: 'things', weigh: (column) => (looksLikeMachinery(column) ? 2.5 : 0) },
  ...measured(Things.transport, 'transport', 1.5, 2, 3),
  ...measured(Things.making, 'making', 1, 2, 3),
  ...measured(Things.farming, 'farming', 1.5, 2, 3),
  ...measured(Things.wording, 'wording', 1, 2, 2.5),
  ...measured(Things.finance, 'finance', 1, 2, 3),
  ...measured(Things.research, 'research', 1, 2, 3),
];
