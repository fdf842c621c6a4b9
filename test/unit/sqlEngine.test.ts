/** The SQL core over DuckDB: memory that runs out, answers that do not fit together, and columns of too many values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { type Counting, type Counts, countsOfColumns } from '@quasi/shared/counts';
import { readTable } from '@quasi/shared/table';
import { drive } from '../../server/src/cli/drive.ts';
import { ProgressBar } from '../../server/src/cli/progressBar.ts';
import { openDuckdb } from '../../server/src/engines/duckdb/connection.ts';
import { duckdbDialect } from '../../server/src/engines/duckdb/dialect.ts';
import { type AnswerRow, type Connection, TooLarge } from '../../server/src/engines/sql/connection.ts';
import { openRelation } from '../../server/src/engines/sql/openRelation.ts';
import { csvOf, hardTable } from '../engines/hardTable.ts';

const options = { missingTokens: [], trim: false };
const table = hardTable(200);
const texts = { names: table.names, rows: table.rows.map((row) => row.map((value) => value.replaceAll("'", ''))) };

/** `answer`: what becomes of a question. */
async function opened(
  answer: (question: string, ask: Connection['query']) => Promise<readonly AnswerRow[]>,
  isOwn = false,
) {
  const duckdb = await openDuckdb('people', 2 ** 28);
  const values = texts.rows.map((row) => `(${row.map(duckdbDialect.literal).join(', ')})`).join(', ');
  await duckdb.query(`CREATE TABLE data AS SELECT * FROM (VALUES ${values}) v(c0, c1, c2, c3, c4, c5)`);
  const ask = (question: string) => duckdb.query(question);
  const connection: Connection = {
    dialect: duckdbDialect,
    isOwn,
    query: (question) => answer(question, ask),
    cancel: () => duckdb.cancel(),
    close: () => duckdb.close(),
  };
  const named = texts.names.map((name) => ({ name, textOf: String }));
  const relation = { dialect: duckdbDialect, from: 'data', columns: texts.names.map((_, i) => `c${i}`) };
  const file = await drive(
    openRelation('people', connection, relation, named, true),
    new ProgressBar(process.stderr, false),
  );
  const counts = file.engine?.(file.table) as Counts;
  return { file, counts };
}

async function answersOf<T>(counting: Counting<T>): Promise<T> {
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
    await step.value;
  }
}

const here = () =>
  countsOfColumns(drain(readTable(Buffer.from(csvOf(texts)), { ...options, header: true })).columns, 200);

for (const isOwn of [false, true])
  test(`where memory runs out the values are divided, and the numbers stay the same (own tables: ${isOwn})`, async () => {
    const asked: string[] = [];
    const { file, counts } = await opened((question, ask) => {
      asked.push(question);
      const parts = Number(/% (\d+) = \d+/.exec(question)?.[1] ?? 1);
      const isGrouped =
        /GROUP BY/.test(question) &&
        (isOwn || !/OVER/.test(question)) &&
        !/WHERE q_person IS NULL GROUP/.test(question);
      return isGrouped && parts < 8 ? Promise.reject(new TooLarge()) : ask(question);
    }, isOwn);
    try {
      for (const missing of ['value', 'distinct', 'ignore'] as const) {
        const sets = [
          { columns: [1, 4], missing },
          { columns: [2], missing },
          { columns: [0, 2, 3], missing },
        ];
        assert.deepEqual(await answersOf(counts.classSizes(sets)), drain(here().classSizes(sets)));
        const crowds = sets.map((set) => ({ ...set, subject: 0 }));
        assert.deepEqual(await answersOf(counts.crowds(crowds)), drain(here().crowds(crowds)));
      }
      const users = [
        { user: 0, columns: [2] },
        { user: undefined, columns: [2, 3] },
      ];
      assert.deepEqual(await answersOf(counts.users(users)), drain(here().users(users)));
      assert.ok(asked.some((question) => question.includes('% 8 = 7')));
    } finally {
      file.close();
    }
  });

test('a table that changes between two questions gives no number', async () => {
  const { file, counts } = await opened(async (question, ask) => {
    const answer = await ask(question);
    return question.includes('c1, c4') ? answer.slice(1) : answer;
  });
  try {
    const sizes = counts.classSizes([{ columns: [1, 4], missing: 'value' }]);
    await assert.rejects(answersOf(sizes), { name: 'FileProblem', message: /changed while it was counted/ });
  } finally {
    file.close();
  }
});

test('memory that never suffices ends with a sentence that says where there is more', async () => {
  for (const [isOwn, message] of [
    [true, /DuckDB has too little memory .* --memory/],
    [false, /server allows too little memory .* limit for this user/],
  ] as const) {
    const work = opened(
      (question, ask) => (/GROUP BY/.test(question) ? Promise.reject(new TooLarge()) : ask(question)),
      isOwn,
    );
    await assert.rejects(work, { name: 'FileProblem', message });
  }
});
