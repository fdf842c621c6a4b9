/** How DuckDB writes the values of a typed column as texts, and what they are in ours. */
import type { ReadingOptions } from '@quasi/shared/table';
import { normalised, normalisedNumber } from '../sql/normalised.ts';
import { numberText, timeText } from '../sql/numberText.ts';
import type { TypedColumn } from '../sql/sqlColumns.ts';
import { duckdbDialect } from './dialect.ts';

export function typedColumn(name: string, type: string, options: ReadingOptions): TypedColumn {
  const value = duckdbDialect.identifier(name);
  const plain = (text: string, textOf: TypedColumn['textOf'] = String) => {
    return { name, text: normalised(duckdbDialect, text, options), textOf };
  };
  if (type === 'FLOAT' || type === 'DOUBLE') {
    const number = `CAST(${value} AS DOUBLE)`;
    const text = normalisedNumber(`CAST(${number} AS VARCHAR)`, number, `isnan(${number})`, options);
    return { name, text, textOf: numberText };
  }
  if (type === 'VARCHAR') return plain(value);
  if (type.startsWith('TIMESTAMP')) return plain(`CAST(${value} AS VARCHAR)`, timeText);
  if (type === 'BLOB') return plain(`lower(hex(${value}))`);
  if (/[\][()]|STRUCT|MAP|UNION|JSON/.test(type) && !type.startsWith('DECIMAL') && !type.startsWith('ENUM')) {
    return plain(`CAST(to_json(${value}) AS VARCHAR)`);
  }
  return plain(`CAST(${value} AS VARCHAR)`);
}
