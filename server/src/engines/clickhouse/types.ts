/** How ClickHouse writes the values of a typed column as texts, and what they are in ours. */
import type { ReadingOptions } from '@quasi/shared/table';
import { normalised, normalisedNumber } from '../sql/normalised.ts';
import { numberText, timeText } from '../sql/numberText.ts';
import type { TypedColumn } from '../sql/sqlColumns.ts';
import { clickhouseDialect } from './dialect.ts';

export function typedColumn(name: string, declared: string, options: ReadingOptions): TypedColumn {
  const value = clickhouseDialect.identifier(name);
  const type = declared.replace(/^LowCardinality\((.*)\)$/, '$1').replace(/^Nullable\((.*)\)$/, '$1');
  const plain = (text: string, textOf: TypedColumn['textOf'] = String) => {
    return { name, text: normalised(clickhouseDialect, `CAST(${text}, 'Nullable(String)')`, options), textOf };
  };
  if (/^Float(32|64)$/.test(type)) {
    const number = `CAST(${value}, 'Nullable(Float64)')`;
    const text = normalisedNumber(`toString(${number})`, number, `isNaN(${number})`, options);
    return { name, text, textOf: numberText };
  }
  // Otherwise zeros at the end are left out.
  const decimals = /^Decimal(?:32|64|128|256)?\((?:\d+, *)?(\d+)\)$/.exec(type)?.[1];
  if (decimals !== undefined) return plain(`toDecimalString(${value}, ${decimals})`);
  // A moment, which is written as it is in UTC.
  if (/^DateTime/.test(type)) return plain(`toString(toTimeZone(${value}, 'UTC'))`, (text) => timeText(`${text}Z`));
  if (/^(Array|Map|Tuple|Nested|JSON|Object)/.test(type)) return plain(`toJSONString(${value})`);
  return plain(value);
}
