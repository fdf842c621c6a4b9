/** The icon of a verdict, by the name that editors know it by: in the status bar and above the header. */
import type { ClassFacts } from '../analysis/index.ts';

export function verdictIcon({ verdict, unit, text }: Pick<ClassFacts, 'verdict' | 'unit' | 'text'>): string {
  if (text?.openQuote) return 'warning';
  switch (verdict?.state) {
    case 'ready':
    case 'identified':
      return 'pass';
    case 'not-ready':
      return 'warning';
    case 'provisional':
      return 'question';
    case 'not-judged':
      return unit.rows === 'things' ? 'dash' : 'question';
    case undefined:
      return 'shield';
  }
}
