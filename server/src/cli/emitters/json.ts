/** Findings as one JSON object. */
import { jsonText } from '../jsonText.ts';
import type { Emitter, FileReport } from './emitter.ts';

export function jsonEmitter(): Emitter {
  const files: unknown[] = [];
  return {
    file(report) {
      files.push(asJson(report));
      return '';
    },
    end: () => jsonText({ files }),
  };
}

function asJson({ file, facts, findings, allowed }: FileReport): unknown {
  return {
    file,
    // Without rows or quasi-identifiers there is nothing to judge.
    verdict: facts.verdict ?? null,
    findings: findings.map(({ finding, position, row, column }) => {
      const { code, slug, severity, numbers, message } = finding;
      return { code, slug, severity, line: position.line + 1, row, column, numbers, message };
    }),
    allowed,
  };
}
