/** How PostgreSQL writes the values of a typed column as texts, and what they are in ours. Texts are compared byte by byte. */
import type { ReadingOptions } from '@quasi/shared/table';
import { normalised, normalisedNumber } from '../sql/normalised.ts';
import { numberText, timeText } from '../sql/numberText.ts';
import type { TypedColumn } from '../sql/sqlColumns.ts';
import { postgresDialect } from './dialect.ts';

/** `type`: as `format_type` writes it. */
export function typedColumn(name: string, type: string, options: ReadingOptions): TypedColumn {
  const value = postgresDialect.identifier(name);
  const plain = (text: string, textOf: TypedColumn['textOf'] = String) => {
    return { name, text: normalised(postgresDialect, `${text} COLLATE "C"`, options), textOf };
  };
  if (type === 'real' || type === 'double precision') {
    const number = `CAST(${value} AS double precision)`;
    const text = normalisedNumber(`CAST(${number} AS text)`, number, `${number} = 'NaN'`, options);
    return { name, text, textOf: numberText };
  }
  if (type.startsWith('timestamp')) return plain(`CAST(${value} AS text)`, timeText);
  if (type === 'bytea') return plain(`encode(${value}, 'hex')`);
  if (type.endsWith('[]')) return plain(`CAST(to_json(${value}) AS text)`);
  return plain(`CAST(${value} AS text)`);
}
