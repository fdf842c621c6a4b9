/** A column judged once more, by one detector, since its neighbours show the meaning of its header. */
import { Confidence, type Detector, ENOUGH } from '../detector.ts';
import { readHeader } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

/** Whether no detector knows the column, so that neighbours may. */
export function isOpen({ detector, role }: ColumnRole): boolean {
  return detector === undefined && role !== 'insensitive';
}

/** Words for records and goods say less than what stands beside them. */
const vague = new Set(['technical', 'amount', 'goods']);

/** Whether no detector knows the column, or only one that relies on vague words. */
export function mayMeanMore(role: ColumnRole): boolean {
  return isOpen(role) || (vague.has(role.detector?.id ?? '') && role.confidence <= Confidence.weakHeader);
}

/** As if the header said `meaning`; undefined if the values speak against it. */
export function rejudged(column: ColumnForm, detector: Detector, meaning: string): ColumnRole | undefined {
  const judgement = detector.judge({ ...column, values: column.probe, header: readHeader(meaning) });
  if (!judgement || judgement.confidence < ENOUGH) return undefined;
  const evidence = judgement.evidence.map((each) =>
    each.says === 'header' ? { ...each, words: column.header.words.join(' ') } : each,
  );
  const { role, kind } = detector;
  return { role, kind, inferred: role, isDeclared: false, detector, ...judgement, evidence };
}
