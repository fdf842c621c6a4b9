/** The commands there are, in the order the help lists them. */
import { anonymize } from './anonymize.ts';
import { apply } from './apply.ts';
import { check } from './check.ts';
import { columns } from './columns.ts';
import type { Command } from './command.ts';
import { explain } from './explain.ts';
import { explainRule } from './explainRule.ts';
import { measure } from './measure.ts';
import { predict } from './predict.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';

export const commands: readonly Command[] = [
  check,
  columns,
  measure,
  explain,
  statistics,
  predict,
  anonymize,
  apply,
  rules,
  explainRule,
];
