/** Everything that decides how one file is judged, from all sources. */
import type * as z from 'zod/mini';
import type { Attacker } from './attackers.ts';
import type { ColumnTag } from './columnTag.ts';
import type { editorOnlyShape } from './editorSettings.ts';
import type { ExceptionStatement } from './exceptionSchema.ts';
import type { ColumnStatement, plainShape } from './fileShape.ts';
import type { Policy } from './policies.ts';
import type { RuleSettings } from './ruleOptions.ts';

type EditorOnly = Omit<z.output<z.ZodMiniObject<typeof editorOnlyShape>>, 'configurationPreference'>;
type Plain = z.output<z.ZodMiniObject<typeof plainShape>>;

export interface Settings extends Readonly<EditorOnly>, Readonly<Plain> {
  /** The target class size. */
  readonly k: number;
  /** The target for distinct sensitive values of a class. */
  readonly l: number;
  /** The target for the distance of a class's sensitive values from those of the file. */
  readonly t: number;
  /** Of the targets the criteria have those that are judged; `k`, `l` and `t` here are what findings go by in any case. */
  readonly policy: { readonly name: string; readonly criteria: Policy };
  readonly attacker: Attacker & { readonly name: string };
  /** Names that a schema has for columns. */
  readonly statedNames?: readonly string[];
  /** Statements about columns, in order. */
  readonly columns: readonly ColumnDeclaration[];
  readonly rules: RuleSettings;
  /** Those that hold for this file, be they expired or not. */
  readonly exceptions: readonly Exception[];
}

export interface ColumnDeclaration extends Readonly<ColumnStatement> {
  /** A name, or a pattern with `*`. */
  readonly name: string;
  /** Less than a role that is stated. */
  readonly tag?: ColumnTag;
}

export interface Exception extends ExceptionStatement {
  /** The `quasi.json` that states it, and its place in the list there. */
  readonly path: string;
  readonly index: number;
}
