/** The unit of the rows by what columns are called and what they hold. */

import type { Counting, Counts } from '../counts/index.ts';
import type { ColumnForm, ColumnRole } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';
import { isWholeCount } from './countHeaders.ts';
import { countsAmong, isOfPeople } from './counts.ts';
import { decided } from './decision.ts';
import { People, Things } from './families.ts';
import { signsOf } from './family.ts';
import { countsInhabitants } from './inhabitants.ts';
import { doings, reviews } from './people/answers.ts';
import { battery } from './people/batteries.ts';
import { experiment } from './people/experiments.ts';
import { happenings, moments } from './people/happenings.ts';
import { identity } from './people/identity.ts';
import { life } from './people/life.ts';
import { isRated } from './people/rated.ts';
import { comesInRuns, isBareId, isShared, measuredAgain, returns } from './people/returns.ts';
import { awaited, beforeAndAfter, takingPart } from './people/takingPart.ts';
import { wholeNames } from './people/wholeNames.ts';
import { isAbout, type Seen, seenColumns } from './seen.ts';
import { withoutFlags } from './standing.ts';
import { bestOfEach } from './sums.ts';
import { isTabledByAge, tabulated } from './tabulated.ts';
import { chemistry } from './things/chemistry.ts';
import { crossTable } from './things/crossTable.ts';
import { followsOn } from './things/following.ts';
import { keySigns } from './things/keys.ts';
import { matter } from './things/matter.ts';
import { measuredThings } from './things/measures.ts';
import { studiesSideBySide } from './things/metaAnalysis.ts';
import { sharesOfPeople } from './things/shares.ts';
import { toldByValues } from './things/toldByValues.ts';
import { onlyNumbers, unitsOfMeasurement } from './things/units.ts';
import type { Sign, Unit } from './unit.ts';

/** `named`: of each column the share of rows whose text names somebody, if it is a text. Yields the number of columns looked at. */
export function* unitOf(
  table: Columns,
  rows: Counts,
  forms: readonly ColumnForm[],
  roles: readonly ColumnRole[],
  named: readonly number[],
): Counting<Unit> {
  const columns = yield* seenColumns(forms, roles);
  const shown = [
    ...(yield* signsOf([...identity, ...life, ...takingPart, ...doings], columns)),
    ...(yield* inAStep(columns, wholeNames)),
    ...(yield* inAStep(columns, reviews)),
    ...(yield* inAStep(columns, battery)),
    ...(yield* inAStep(columns, moments)),
    ...(yield* inAStep(columns, experiment)),
    ...(yield* inAStep(columns, beforeAndAfter)),
    ...(yield* inAStep(columns, awaited)),
    ...defined(textsThatName(columns, named)),
  ];
  const people = [...shown, ...defined(measuredAgain(columns, shown))];
  yield columns.length;
  const keys = yield* keySigns(rows, columns);
  const isPanel = keys.some(({ what }) => what === Things.panel);
  const things = [
    ...(yield* signsOf([...matter, ...toldByValues], columns)),
    ...keys,
    ...(yield* inAStep(columns, measuredThings)),
    ...(yield* studiesSideBySide(columns)),
    // Places at each time follow each other as well, and count once.
    ...(isPanel ? [] : yield* followsOn(table, rows, columns)),
    ...(yield* inAStep(columns, chemistry)),
    ...(yield* inAStep(columns, sharesOfPeople)),
    ...(yield* inAStep(columns, unitsOfMeasurement)),
    ...(yield* inAStep(columns, onlyNumbers)),
  ];
  yield columns.length;
  const counts = yield* countsAmong(rows, columns);
  yield columns.length;
  const crossed = yield* crossTable(table, rows, columns);
  yield columns.length;
  const isTabulated = isTabledByAge(columns) || (yield* tabulated(table, rows, columns)) !== undefined;
  yield columns.length;
  const rated = yield* isRated(table, rows, columns);
  yield columns.length;
  // Without headers there is nothing to understand.
  const hasNames = columns.some(({ form }) => form.header.name !== '');
  const meant = columns.filter(({ topics }) => topics.size > 0).length;
  const understood = hasNames ? meant / columns.length : 1;
  yield columns.length;
  const again = yield* returning(rows, columns);
  yield columns.length;
  const signs = withoutFlags(things, columns);
  yield columns.length;
  const areEvents = happenings(columns, bestOfEach(people), again.length) > 0;
  yield columns.length;
  return decided({
    people,
    things: signs,
    counts,
    crossed: crossed && { isOfPeople: isOfPeople(crossed) || (crossed.some(isKind) && columns.some(tellsOfPeople)) },
    isTabulated,
    isRated: rated,
    hasBareId: columns.some(isBareId),
    returns: again.some(isBareId),
    understood,
    areInhabited: columns.some(countsInhabitants),
    areEvents,
  });
}

/** The columns of ids of people who return: under their own word, or where nothing but runs shows it. */
function* returning(rows: Counts, columns: readonly Seen[]): Counting<readonly Seen[]> {
  const told = returns(columns).map((index) => columns[index]);
  const again =
    told.length === 0 && (yield* comesInRuns(rows, columns)) ? columns.filter(({ position }) => position === 0) : told;
  const own: Seen[] = [];
  for (const id of again) if ((told.length > 0 && !isBareId(id)) || !(yield* isShared(rows, columns, id))) own.push(id);
  return own;
}

/** A category, where places and times alone would be a panel. */
const isKind = (column: Seen) => !isAbout(column, 'place', 'time') && column.form.dates === undefined;

/** How many people there are, by the word for them, or that all are of one sex or age. */
const tellsOfPeople = (column: Seen) =>
  (isAbout(column, 'headcount', 'toll') && isWholeCount(column.form)) ||
  (isAbout(column, 'sex', 'age') && column.form.distinct === 1);

/** Rows whose text names somebody, from which on the table is about people. */
const LEAST_NAMED = 0.02;

/** Wineries and brands are called after people. */
const isNameOfAFirm = (column: Seen) =>
  isAbout(column, 'organisation', 'goods', 'farming', 'works') && column.form.meanLength <= LONGEST_NAME;
const LONGEST_NAME = 30;

function textsThatName(columns: readonly Seen[], named: readonly number[]): Sign | undefined {
  const texts = columns.filter((column) => named[column.index] >= LEAST_NAMED && !isNameOfAFirm(column));
  if (texts.length === 0) return undefined;
  return { what: People.namingTexts, speaksFor: 'events', weight: 3, columns: texts.map(({ index }) => index) };
}

function* inAStep(columns: readonly Seen[], look: (columns: readonly Seen[]) => Sign | undefined) {
  const found = defined(look(columns));
  yield columns.length;
  return found;
}

const defined = (sign: Sign | undefined): readonly Sign[] => (sign ? [sign] : []);
