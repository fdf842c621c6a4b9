/**
 * Quasi's own properties in schemas. One shape gives types, checks, the JSON Schema for editors and the documentation.
 *
 * Their names are flat and have the prefix `quasi:`. Data Package recommends `namespace:propertyName` for custom properties. CSVW
 * allows common properties with prefixed names or absolute URLs; a name whose prefix no context defines is a URL of that scheme.
 */
import * as z from 'zod/mini';
import { columnShape, described, pattern, plainShape } from '../config/index.ts';

const { unit, population, samplingRate, populationFile } = plainShape;
const { role, kind, reveal, hierarchy, epsilon, categories } = columnShape;

/** Counts, as in a statistics file; what is in them is checked by the reader of statistics. */
const counts = () => z.looseObject({});

export const fieldShape = {
  'quasi:role': role,
  'quasi:kind': kind,
  'quasi:reveal': reveal,
  'quasi:hierarchy': hierarchy,
  'quasi:epsilon': epsilon,
  'quasi:categories': categories,
  'quasi:statistics': z.optional(
    described(
      'How often each value occurs: an object with "frequencies" or "counts", and "missing" and "suppressed", as a column has them in a statistics file.',
      counts(),
    ),
  ),
};

export const mechanisms = ['randomized-response'] as const;

export const protectionShape = {
  mechanism: described(
    "How the data were protected. With randomised response each cell was kept or replaced by chance, so a row is nobody's row.",
    z.enum(mechanisms),
  ),
  epsilon: z.optional(
    described(
      'The epsilon of each column; where a field states "quasi:epsilon", that counts.',
      z.number().check(z.positive()),
    ),
  ),
};

export const tableShape = {
  'quasi:unit': unit,
  'quasi:population': population,
  'quasi:samplingRate': samplingRate,
  'quasi:populationFile': populationFile,
  'quasi:subject': z.optional(
    described('The name of the field that shows which rows are about the same person.', pattern()),
  ),
  'quasi:weight': z.optional(described('The name of the field that says how many people a row stands for.', pattern())),
  'quasi:protection': z.optional(described('How the data were protected.', z.strictObject(protectionShape))),
  'quasi:rows': z.optional(
    described(
      'How many rows the table has, where the statistics of its fields are given and the data are not.',
      z.int().check(z.minimum(1)),
    ),
  ),
  'quasi:statistics': z.optional(
    described(
      'Statistics of the table: an object as a statistics file holds it, or the path of that file from here.',
      z.union([pattern(), counts()]),
    ),
  ),
};

type Said<Shape extends z.core.$ZodLooseShape> = Readonly<z.infer<z.ZodMiniObject<Shape>>>;

export type FieldProperties = Said<typeof fieldShape>;
export type TableProperties = Said<typeof tableShape>;

export const PREFIX = 'quasi:';
