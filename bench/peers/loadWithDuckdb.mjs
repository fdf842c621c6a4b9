// A whole process of its own: DuckDB on one thread loads a file into a table of texts.
import { DuckDBInstance } from '@duckdb/node-api';

const settings = { threads: '1', autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };
const connection = await (await DuckDBInstance.create(':memory:', settings)).connect();
const path = process.argv[2].replaceAll("'", "''");
await connection.run(
  `CREATE TABLE people AS SELECT * FROM read_csv('${path}', all_varchar = true, header = true, delim = ',', quote = '"', escape = '"')`,
);
