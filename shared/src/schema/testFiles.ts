/** Files of a schema that are nowhere but in a test. */
import type { SchemaFiles } from './loading.ts';
import { loadSchema } from './loadSchema.ts';
import type { Schema } from './model.ts';
import type { Reading } from './reading.ts';

/** Anything but text is written as JSON. */
export function filesWith(texts: Readonly<Record<string, unknown>>): SchemaFiles {
  const read = (path: string) => {
    const text = texts[path];
    return text === undefined || typeof text === 'string' ? text : JSON.stringify(text);
  };
  return { folder: '/w', read, realPath: (path) => path, size: (path) => read(path)?.length, isDecodable: () => false };
}

export function schemaOf(
  text: unknown,
  path = '/w/datapackage.json',
  others: Readonly<Record<string, unknown>> = {},
): Schema {
  return readThrough(loadSchema(path, filesWith({ ...others, [path]: text })));
}

/** The piece of text that each problem is about, with its message; `!` before those that are grave. */
export function problemsIn(text: string, path?: string, others?: Readonly<Record<string, unknown>>): string[] {
  return schemaOf(text, path, others).problems.map(
    ({ offset, length, message, isGrave }) => `${isGrave ? '!' : ''}${text.slice(offset, offset + length)}: ${message}`,
  );
}

/** In one go. */
export function readThrough<T>(reading: Reading<T>): T {
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
