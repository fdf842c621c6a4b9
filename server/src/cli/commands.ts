/** The commands there are, in the order the help lists them. Each is loaded when it is asked for, with what it needs and no other does. */
import type { Command } from './command.ts';

export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check.ts')).check,
  report: async () => (await import('./report.ts')).report,
  columns: async () => (await import('./columns.ts')).columns,
  measure: async () => (await import('./measure.ts')).measure,
  sql: async () => (await import('./sql.ts')).sql,
  explain: async () => (await import('./explain.ts')).explain,
  statistics: async () => (await import('./statistics.ts')).statistics,
  predict: async () => (await import('./predict.ts')).predict,
  anonymize: async () => (await import('./anonymize.ts')).anonymize,
  apply: async () => (await import('./apply.ts')).apply,
  rules: async () => (await import('./rules.ts')).rules,
  'explain-rule': async () => (await import('./explainRule.ts')).explainRule,
};

export function allCommands(): Promise<Command[]> {
  return Promise.all(Object.values(commands).map((load) => load()));
}
