/** Findings as one JSON object. */
import { skippedLinesOf } from '@quasi/shared/explain';
import { unitInNumbers, worstCaseInNumbers } from '@quasi/shared/measuring';
import { jsonText } from '../jsonText.ts';
import { verdictInJson } from '../verdictText.ts';
import type { Emitter, FileReport, LocatedFinding, StatisticsReport } from './emitter.ts';

export function jsonEmitter(): Emitter {
  const files: unknown[] = [];
  return {
    file(report) {
      files.push(asJson(report));
      return '';
    },
    statistics({ file, findings }) {
      files.push({ file, verdict: null, findings: findings.map((each) => statedAsJson(each, file)), allowed: 0 });
      return '';
    },
    beside(findings) {
      for (const file of new Set(findings.map((each) => each.file))) {
        const own = findings.filter((each) => each.file === file);
        files.push({ file, verdict: null, findings: own.map(({ located }) => findingAsJson(located)), allowed: 0 });
      }
      return '';
    },
    end: () => jsonText({ files }),
  };
}

function asJson({ file, facts, worstCase, compared, counted, findings, allowed, heldBack }: FileReport): unknown {
  return {
    file,
    unit: unitInNumbers(facts.unit, facts.table),
    verdict: verdictInJson(facts),
    worstCase: worstCase && worstCaseInNumbers(worstCase, facts.table),
    compared,
    skippedLines: skippedLinesOf(facts) || undefined,
    counted,
    findings: findings.map(findingAsJson),
    allowed,
    heldBack,
  };
}

function findingAsJson({ finding, range, row, inSheet, column, columns, rows }: LocatedFinding) {
  const { code, slug, severity, numbers, message, details } = finding;
  return {
    code,
    slug,
    severity,
    line: range && range.start.line + 1,
    row,
    cell: inSheet?.cell,
    column,
    columns,
    rows,
    numbers,
    message,
    details,
  };
}

/** `in`: another file that the statistics are in. */
function statedAsJson({ file, located }: StatisticsReport['findings'][number], of: string): unknown {
  return { ...findingAsJson(located), in: file === of ? undefined : file };
}
