/** What `check` and `measure` say of a table, without what only single rows can say, to hold two engines against each other. */
import assert from 'node:assert/strict';
import { openDataSet } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { type PartName, parts } from '@quasi/shared/measuring';
import { statisticsOf } from '@quasi/shared/predicting';
import { inJson, reportOf } from '@quasi/shared/report';
import { statementOf } from '@quasi/shared/statistics';
import { Arguments } from '../../server/src/cli/arguments.ts';
import { checkFile } from '../../server/src/cli/checkFile.ts';
import { drive } from '../../server/src/cli/drive.ts';
import { jsonEmitter } from '../../server/src/cli/emitters/json.ts';
import { measureFile } from '../../server/src/cli/measureFile.ts';
import { requestOf } from '../../server/src/cli/measureRequest.ts';
import { openData } from '../../server/src/cli/openTable.ts';
import { ProgressBar } from '../../server/src/cli/progressBar.ts';
import { type CountingChoice, onlySettings } from '../../server/src/datasets/worldOf.ts';
import { shownAddress } from '../../server/src/engines/address.ts';

type Json = Record<string, unknown>;

export interface Outcome {
  readonly check: Json;
  readonly measure: Json;
  readonly statistics: Json;
}

/** These need the class of each row. */
const ofRows: readonly PartName[] = ['knowledge', 'frequency', 'suda', 'unicity'];

const silent = () => new ProgressBar(process.stderr, false);

function worldWith(counting: CountingChoice) {
  return { ...onlySettings(defaultSettings, undefined), counting };
}

export function pathOf(operand: string): string {
  return operand.includes('://') ? shownAddress(operand) : operand;
}

export async function checked(operand: string, counting: CountingChoice): Promise<Json> {
  const path = pathOf(operand);
  const report = await drive(checkFile({ path, world: worldWith(counting), input: undefined }), silent());
  const emitter = jsonEmitter();
  emitter.file(report);
  const [check] = JSON.parse(await emitter.end()).files as Json[];
  return check as Json;
}

export async function measured(
  operand: string,
  counting: CountingChoice,
  options: Readonly<Record<string, string>> = {},
  only = Object.keys(parts) as PartName[],
): Promise<Json> {
  const all = new Map(
    [...Object.entries(options), ['budget', 'none']].map(([name, value]) => [name as string, [value as string]]),
  );
  const request = requestOf(new Arguments([], all), defaultSettings, undefined);
  const work = measureFile({ path: pathOf(operand), world: worldWith(counting), input: undefined }, request, only);
  const { numbers } = await drive(work, silent());
  return JSON.parse(JSON.stringify(numbers));
}

export async function outcomeOf(
  operand: string,
  counting: CountingChoice,
  options: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return {
    check: await checked(operand, counting),
    measure: await measured(operand, counting, options),
    statistics: await statisticsIn(operand, counting),
  };
}

/** As `quasi statistics --pairs --tree` prints them. */
async function statisticsIn(operand: string, counting: CountingChoice): Promise<Json> {
  const world = worldWith(counting);
  const asked = {
    columns: undefined,
    withheld: [],
    below: undefined,
    pairs: true,
    tree: true,
    seed: 1,
    budget: undefined,
  };
  const work = function* () {
    const opened = yield* openData({ path: pathOf(operand), world, input: undefined, isCounted: true });
    try {
      return yield* statisticsOf(openDataSet(opened, world), asked);
    } finally {
      opened.close();
    }
  };
  const { statistics } = await drive(work(), silent());
  return JSON.parse(JSON.stringify(statementOf(statistics)));
}

/** What the page of `quasi report` says, for the people of the house. */
export async function reported(operand: string, counting: CountingChoice): Promise<unknown> {
  const world = worldWith(counting);
  const request = {
    file: 'table',
    audience: 'internal',
    version: '0',
    original: undefined,
    places: undefined,
  } as const;
  const work = function* () {
    const opened = yield* openData({ path: pathOf(operand), world, input: undefined, isCounted: true });
    try {
      return yield* reportOf(openDataSet(opened, world), request);
    } finally {
      opened.close();
    }
  };
  return JSON.parse(JSON.stringify(inJson(await drive(work(), silent()))));
}

/** Integers to the bit, the rest to 1e-12; what only rows can say is named as unavailable by the engine. */
export function assertSame(here: Outcome, elsewhere: Outcome): void {
  for (const part of ofRows) {
    const answer = elsewhere.measure[part] as Json | undefined;
    if (here.measure[part] !== undefined) assert.equal(typeof answer?.['unavailable'], 'string', part);
  }
  assert.ok((elsewhere.check['counted'] as Json | undefined)?.['notAvailable'], 'what is not available is named');
  assertClose(withoutRows(here), withoutRows(elsewhere), '');
  assert.deepEqual(elsewhere.statistics, here.statistics);
}

/** Of the outputs of `check` alone. */
export function assertSameCheck(here: Json, elsewhere: Json): void {
  assertClose(checkWithoutRows(here), checkWithoutRows(elsewhere), '');
}

function checkWithoutRows(check: Json): Json {
  const findings = (check['findings'] as Json[])
    .filter(({ slug, row }) => slug !== 'row-stands-alone' && row === undefined)
    .map(({ line, rows, ...rest }) => rest);
  return { ...check, findings, file: undefined, counted: undefined };
}

function withoutRows({ check, measure }: Outcome): Json {
  const sensitivity = (measure['sensitivity'] as Json[] | undefined)?.map(({ rowWeighted, ...rest }) => rest);
  const background = measure['background'] as { columns: Json[] } | undefined;
  const { delimiter, countedBy, ...rest } = measure;
  const left = Object.entries(rest).filter(([part]) => !(ofRows as readonly string[]).includes(part));
  return {
    check: checkWithoutRows(check),
    measure: {
      ...Object.fromEntries(left),
      file: undefined,
      sensitivity,
      background: background && { ...background, columns: background.columns.map(({ worstValues, ...one }) => one) },
    },
  };
}

function assertClose(one: unknown, other: unknown, at: string): void {
  if (typeof one === 'number' && typeof other === 'number' && !(Number.isInteger(one) && Number.isInteger(other))) {
    assert.ok(Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one)), `${at}: ${one} and ${other}`);
  } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      assertClose((one as Json)[key], (other as Json)[key], `${at}.${key}`);
    }
  } else assert.equal(other, one, at);
}
