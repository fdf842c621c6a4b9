/** The unit of the rows by what columns are called and what they hold. */

import type { Counting, Counts } from '../counts/index.ts';
import type { ColumnForm, ColumnRole } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';
import { countsAmong, isOfPeople } from './counts.ts';
import { decided } from './decision.ts';
import { People } from './families.ts';
import { signsOf } from './family.ts';
import { countsInhabitants } from './inhabitants.ts';
import { doings, reviews } from './people/answers.ts';
import { battery } from './people/batteries.ts';
import { happenings, moments } from './people/happenings.ts';
import { identity, wholeNames } from './people/identity.ts';
import { life } from './people/life.ts';
import { comesInRuns, isBareId, measuredAgain, returns } from './people/returns.ts';
import { beforeAndAfter, takingPart } from './people/takingPart.ts';
import { type Seen, seenColumns } from './seen.ts';
import { bestOfEach } from './sums.ts';
import { tabulated } from './tabulated.ts';
import { chemistry } from './things/chemistry.ts';
import { crossTable } from './things/crossTable.ts';
import { keySigns } from './things/keys.ts';
import { matter } from './things/matter.ts';
import { measuredThings } from './things/measures.ts';
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
    ...defined(wholeNames(columns)),
    ...(yield* inAStep(columns, reviews)),
    ...(yield* inAStep(columns, battery)),
    ...(yield* inAStep(columns, moments)),
    ...(yield* inAStep(columns, beforeAndAfter)),
    ...defined(textsThatName(named)),
  ];
  const people = [...shown, ...defined(measuredAgain(columns, shown))];
  yield columns.length;
  const things = [
    ...(yield* signsOf([...matter, ...toldByValues], columns)),
    ...(yield* keySigns(rows, columns)),
    ...(yield* inAStep(columns, measuredThings)),
    ...(yield* inAStep(columns, chemistry)),
    ...(yield* inAStep(columns, unitsOfMeasurement)),
    ...(yield* inAStep(columns, onlyNumbers)),
  ];
  yield columns.length;
  const counts = yield* countsAmong(rows, columns);
  yield columns.length;
  const crossed = yield* crossTable(rows, columns);
  yield columns.length;
  const isTabulated = (yield* tabulated(table, rows, columns)) !== undefined;
  yield columns.length;
  // Without headers there is nothing to understand.
  const hasNames = columns.some(({ form }) => form.header.name !== '');
  const meant = columns.filter(({ topics }) => topics.size > 0).length;
  const understood = hasNames ? meant / columns.length : 1;
  const again = returns(columns);
  return decided({
    people,
    things,
    counts,
    crossed: crossed && { isOfPeople: isOfPeople(crossed) },
    isTabulated,
    hasBareId: columns.slice(0, 1).some(isBareId),
    returns: again.some((index) => isBareId(columns[index])),
    understood,
    areInhabited: columns.some(countsInhabitants),
    areEvents:
      happenings(
        columns,
        bestOfEach(people),
        again.length + (again.length === 0 && comesInRuns(rows, columns) ? 1 : 0),
      ) > 0,
  });
}

/** Rows whose text names somebody, from which on the table is about people. */
const LEAST_NAMED = 0.02;

function textsThatName(named: readonly number[]): Sign | undefined {
  const columns = named.flatMap((share, column) => (share >= LEAST_NAMED ? [column] : []));
  return columns.length === 0 ? undefined : { what: People.namingTexts, speaksFor: 'events', weight: 3, columns };
}

function* inAStep(columns: readonly Seen[], look: (columns: readonly Seen[]) => Sign | undefined) {
  const found = defined(look(columns));
  yield columns.length;
  return found;
}

const defined = (sign: Sign | undefined): readonly Sign[] => (sign ? [sign] : []);
