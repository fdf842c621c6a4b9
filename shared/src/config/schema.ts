/**
 * What `quasi.json` can say. One schema gives the types, the defaults, the checks, the JSON Schema that editors complete and
 * check with, and the documentation page.
 */
import * as z from 'zod/mini';
import { t } from '../words/index.ts';
import { attackerSchema, namedAttackers } from './attackers.ts';
import { connectionsSchema } from './connections.ts';
import { described, globPattern, pattern } from './described.ts';
import { exceptionSchema } from './exceptionSchema.ts';
import { excludeSchema } from './excludes.ts';
import { fileShape } from './fileShape.ts';
import { namedPolicies, policySchema } from './policies.ts';

/** A name of one's own: that of another would change what others mean by it. */
const ownName = (others: object) =>
  pattern().check(
    z.refine((name) => !Object.hasOwn(others, name), {
      error: () =>
        t`Quasi has its own policy or attacker of this name, so this one has no effect. Choose another name.`,
    }),
  );

export const configSchema = z.strictObject({
  $schema: z.optional(described('The JSON Schema of this file, for editors that do not know it.', z.string())),
  extends: z.optional(
    described(
      'One or more other files like this one, by their paths from here, in the same workspace. Later ones override earlier ones, and this file overrides all.',
      z.union([pattern(), z.array(pattern())]),
    ),
  ),
  exclude: z.optional(
    described(
      'Files and folders that are left out where a folder is checked, by patterns as in "files"; a file that is named or opened is checked all the same. `.gitignore` files are followed without being listed here.',
      excludeSchema(),
    ),
  ),
  ...fileShape,
  files: z.optional(
    described(
      'Settings for some files, in order: later ones override earlier ones.',
      z.array(
        z.strictObject({
          glob: described(
            'The files, by their path from the folder of this file, or by name alone without "/"; *, **, ?, [abc] and {a,b} have their usual meaning.',
            globPattern(),
          ),
          ...fileShape,
        }),
      ),
    ),
  ),
  allow: z.optional(
    described(
      'Allowed findings: they are neither shown nor counted against the file, but their number is shown.',
      z.array(exceptionSchema),
    ),
  ),
  connections: z.optional(
    described(
      'Tables of databases by names of your own, to be checked as "connection:name"; nothing connects by itself.',
      connectionsSchema,
    ),
  ),
  policies: z.optional(described('Policies of your own, by name.', z.record(ownName(namedPolicies), policySchema))),
  attackers: z.optional(
    described('Attackers of your own, by name.', z.record(ownName(namedAttackers), attackerSchema)),
  ),
});

/** A whole `quasi.json`. */
export type Config = z.input<typeof configSchema>;
