/** The keys that a schema knows at some place: what someone may have meant who wrote another. */
import type * as z from 'zod/mini';

export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case 'optional':
    case 'default':
      return keysAt(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => keysAt(option, path));
    case 'array':
      return first === undefined ? [] : keysAt(def.element, rest);
    case 'record':
      return first === undefined ? wordsOf(def.keyType) : keysAt(def.valueType, rest);
    case 'object': {
      if (first === undefined) return Object.keys(def.shape);
      return Object.hasOwn(def.shape, first) ? keysAt(def.shape[String(first)], rest) : [];
    }
    default:
      return [];
  }
}

function wordsOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}
