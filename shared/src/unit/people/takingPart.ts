/** Signs that people take part in something: in a study, as customers, in a sport. */
import { waits } from '../../roles/index.ts';
import { People } from '../families.ts';
import type { Family } from '../family.ts';
import { hasDecimals, isAbout, isDetectedAs, isFlag, isNumeric, isText, numbersOfPeople, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { hasPlacebo, tellsByValues } from './toldByValues.ts';

/** Words that also occur in this form in tables of things. */
const ofThings = ['goods', 'market', 'statistic', 'nature', 'technology', 'making', 'species', 'organisation'] as const;

/** Under its word, and no word for things beside it. */
const says = (column: Seen, topic: 'study' | 'instrument' | 'conduct' | 'athletics') =>
  isAbout(column, topic) && !isAbout(column, ...ofThings);

const numbered = new Set([...numbersOfPeople, 'bank-account']);

/** Fewer signs, or fewer people than a tenth of the rows, are codes of something. */
const isLong = ({ form, distinctShare }: Seen) => form.meanLength >= 5 && distinctShare >= 0.1;

const before =
  /^(?:pre|before|baseline|bl|t0|vor|avant|antes|prima|voor|przed|före|pred|до|önce)(?=[\s_.-]|[A-Z])[\s_.-]?|^pre(?=\p{L}{2,8}$)|[\s_.-](?:pre|before|baseline|bl|t0|vorher|avant|antes|prima|voor|przed|före|до|önce)$/u;
const after =
  /^(?:post|after|followup|fu|t1|nach|après|depois|despues|dopo|na|po|efter|после|sonra)(?=[\s_.-]|[A-Z])[\s_.-]?|^post(?=\p{L}{2,8}$)|[\s_.-](?:post|after|followup|fu|t1|nachher|après|depois|después|dopo|na|po|efter|после|sonra)$/u;

const beginningSmall = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** The same measured before and after: `preweight` and `postweight`. */
export function beforeAndAfter(columns: readonly Seen[]): Sign | undefined {
  const stems = new Map<string, number>();
  for (const { form, index } of columns) {
    const name = beginningSmall(form.header.name);
    if (before.test(name)) stems.set(name.replace(before, '').toLowerCase(), index);
  }
  const members = columns.flatMap(({ form, index }) => {
    const name = beginningSmall(form.header.name);
    const first = after.test(name) ? stems.get(name.replace(after, '').toLowerCase()) : undefined;
    return first === undefined ? [] : [first, index];
  });
  return members.length === 0 ? undefined : { what: People.study, speaksFor: 'people', weight: 2, columns: members };
}

/** Words that machines have, which wait to fail as well. */
const ofMachines = ['technology', 'making', 'transport', 'nature', 'goods'] as const;
/** What parts are put under until they fail. */
const strain = /^(?:volt|temp|stress|load|cycle|rpm|pressure|strain|humidity|current)/i;
const isOfMachines = (column: Seen) => isAbout(column, ...ofMachines) || strain.test(column.form.header.name);

/** How long, and whether it came, as a code: what happened to people who were followed. */
export function awaited(columns: readonly Seen[]): Sign | undefined {
  const told = new Set(waits(columns.map(({ form }) => form)));
  const members = columns.filter(({ form }) => told.has(form));
  const areCoded = members.every((column) => isNumeric(column) || isFlag(column));
  if (members.length === 0 || !areCoded || columns.some(isOfMachines)) return undefined;
  return { what: People.study, speaksFor: 'people', weight: 2, columns: members.map(({ index }) => index) };
}

/** Nobody but people has these, whatever is written before them: `colGPA`, `IQ_verbal`. */
const aptitude = /(?<![a-z])(?:(?:hs|col|coll|uni|cum|term|final|[a-z])?gpa|[vpf]?s?iq)(?![a-z])/i;

export const takingPart: readonly Family[] = [
  {
    what: People.numbers,
    speaksFor: 'people',
    weigh: (column) => (isDetectedAs(column, numbered) && isLong(column) && !isAbout(column, ...ofThings) ? 1.5 : 0),
  },
  {
    what: People.study,
    speaksFor: 'people',
    weigh: (column) => {
      if (isText(column) && hasPlacebo(column)) return 2.5;
      if (tellsByValues(column, 'arms')) return 1.5;
      return says(column, 'study') ? 1 : 0;
    },
    several: { from: 2, weight: 2 },
  },
  {
    what: People.scores,
    speaksFor: 'people',
    weigh: (column) => {
      if (!isNumeric(column)) return 0;
      return aptitude.test(column.form.header.name) ? 1.5 : says(column, 'instrument') ? 1 : 0;
    },
    several: { from: 2, weight: 2 },
  },
  {
    what: People.conduct,
    speaksFor: 'people',
    weigh: (column) => (says(column, 'conduct') ? 1.5 : 0),
    several: { from: 2, weight: 2.5 },
  },
  {
    what: People.athletics,
    speaksFor: 'people',
    weigh: (column) =>
      says(column, 'athletics') && (isNumeric(column) || hasDecimals(column) || isText(column)) ? 1 : 0,
    several: { from: 3, weight: 2.5 },
  },
];
