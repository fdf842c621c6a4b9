/** One ClickHouse server in a process of its own: `clickhouse local` from the library of chDB, with its listeners. It ends when its input does. */
const { open, load, DataType } = require('ffi-rs');

open({ library: 'clickhouse', path: process.env.LIBCHDB });
const args = ['clickhouse', ...process.argv.slice(2)];
load({
  library: 'clickhouse',
  funcName: 'query_stable_v2',
  retType: DataType.External,
  paramsType: [DataType.I32, DataType.StringArray],
  paramsValue: [args.length, args],
});
