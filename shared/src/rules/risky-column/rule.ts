/** QS203: columns that help most to single people out, as far as COL's sensitivity tells. */
import type { InsightFacts } from '../../analysis/index.ts';
import { revealOf } from '../../config/index.ts';
import { formatCount, formatProbability, nameList, shownName } from '../../explain/index.ts';
import type { Report, Rule } from '../rule.ts';

export const riskyColumn: Rule = {
  code: 'QS203',
  slug: 'risky-column',
  scope: 'column',
  severity: 'information',
  needs: 'insight',
  summary: 'The column is part of so many keys that it gives people away (sensitivity of COL).',
  since: '0.1.0',
  *check(facts) {
    const { table, settings, roles, compared, sensitivity } = facts;
    const { share } = settings.rules['risky-column'];
    for (const [i, column] of compared.entries()) {
      const { name } = table.columns[column];
      const reveal = revealOf(settings, name, roles[column].kind);
      if (roles[column].role !== 'quasi-identifier' || !(sensitivity.S[i] >= share * reveal) || reveal === 0) continue;
      yield reportOn(facts, column, sensitivity.S[i], reveal);
    }
  },
};

function reportOn({ table, settings, sensitivity }: InsightFacts, column: number, S: number, reveal: number): Report {
  const nameOf = (one: number) => table.columns[one].name;
  const own = sensitivity.sets.filter((set) => set.includes(column));
  const [smallest] = own.toSorted((a, b) => a.length - b.length);
  const others = smallest?.filter((one) => one !== column) ?? [];
  const rows = sensitivity.isRelaxed ? 'nine rows of ten' : 'every row';
  const keys =
    others.length === 0
      ? `it tells ${rows} apart by itself`
      : `with ${nameList(others.map(nameOf))} it tells ${rows} apart`;
  const bound = sensitivity.isComplete ? '' : 'at least ';
  return {
    target: { kind: 'column', column: table.columns[column].index },
    numbers: { S, reveal, keys: own.length, isRelaxed: sensitivity.isRelaxed ? 1 : 0 },
    message:
      `${shownName(nameOf(column))} gives people away: ${keys}. Its sensitivity is ${bound}${formatProbability(S)} of at most ${formatProbability(reveal)}` +
      ` (attacker: ${settings.attacker.name}), by ${formatCount(own.length)} sets of columns. Make it coarser, or leave it out.`,
  };
}
