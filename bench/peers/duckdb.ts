/** DuckDB on one thread, in the process: the column store Quasi's reader and counter are held against. */
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Contestant } from '../contest/contestant.ts';

async function connect(): Promise<DuckDBConnection> {
  const database = await DuckDBInstance.create(':memory:', {
    threads: '1',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  return database.connect();
}

async function number(connection: DuckDBConnection, query: string): Promise<number> {
  const answer = await connection.runAndReadAll(query);
  return Number(answer.getRows()[0]?.[0]);
}

function reading(file: string): string {
  const path = file.replaceAll("'", "''");
  return `read_csv('${path}', all_varchar = true, header = true, delim = ',', quote = '"', escape = '"')`;
}

async function columnNames(connection: DuckDBConnection, table: string): Promise<string[]> {
  const answer = await connection.runAndReadAll(`SELECT column_name FROM (DESCRIBE ${table})`);
  return answer.getRows().map(([name]) => `"${String(name)}"`);
}

async function createTable(connection: DuckDBConnection, file: string): Promise<void> {
  await connection.run(`CREATE OR REPLACE TABLE people AS SELECT * FROM ${reading(file)}`);
}

/** A dictionary and codes for every named column, by way of DuckDB's ENUM types. */
async function encode(connection: DuckDBConnection, columns: readonly string[]): Promise<void> {
  await connection.run('DROP TABLE IF EXISTS encoded');
  for (const [index, column] of columns.entries()) {
    await connection.run(`DROP TYPE IF EXISTS values_${index}`);
    await connection.run(
      `CREATE TYPE values_${index} AS ENUM (SELECT DISTINCT ${column} FROM people WHERE ${column} IS NOT NULL)`,
    );
  }
  const casts = columns.map((column, index) => `${column}::values_${index} AS ${column}`);
  await connection.run(`CREATE TABLE encoded AS SELECT ${casts.join(', ')} FROM people`);
}

export const table: Contestant = async (file) => {
  const connection = await connect();
  return async () => {
    await createTable(connection, file);
    return number(connection, 'SELECT count(*) FROM people');
  };
};

export const tableWithEnums: Contestant = async (file) => {
  const connection = await connect();
  return async () => {
    await createTable(connection, file);
    await encode(connection, await columnNames(connection, 'people'));
    return number(connection, 'SELECT count(*) FROM encoded');
  };
};

/** How many rows stand alone, which takes the size of every class. */
function aloneByGroup(source: string, columns: readonly string[]): string {
  return `SELECT count(*) FILTER (size = 1) FROM (SELECT count(*) AS size FROM ${source} GROUP BY ${columns.join(', ')})`;
}

export const smallestClassOfFile: Contestant = async (file, columns) => {
  const connection = await connect();
  return () => number(connection, aloneByGroup(reading(file), columns));
};

export const groupBy: Contestant = async (file, columns) => {
  const connection = await connect();
  await createTable(connection, file);
  return () => number(connection, aloneByGroup('people', columns));
};

export const groupByEnums: Contestant = async (file, columns) => {
  const connection = await connect();
  await createTable(connection, file);
  await encode(connection, columns);
  return () => number(connection, aloneByGroup('encoded', columns));
};

/** The size of each row's class, over ENUM columns, which is faster than over text. */
export const window: Contestant = async (file, columns) => {
  const connection = await connect();
  await createTable(connection, file);
  await encode(connection, columns);
  const sizes = `SELECT count(*) OVER (PARTITION BY ${columns.join(', ')}) AS size FROM encoded`;
  return () => number(connection, `SELECT count(*) FILTER (size = 1) FROM (${sizes})`);
};
