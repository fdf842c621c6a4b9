/** Findings whose places are in texts, such as configurations and schemas, as they are printed: with line and column. */
import type { ConfigFinding } from '@quasi/shared/rules';
import { placesIn, textOnDisk } from '../files/index.ts';
import type { FindingIn } from './emitters/emitter.ts';
import { pathFromHere } from './pathFromHere.ts';

type PrintedFinding = ConfigFinding & {
  readonly numbers?: Readonly<Record<string, number>>;
  readonly column?: string | undefined;
};

export function locatedInTexts(findings: readonly PrintedFinding[]): FindingIn[] {
  const places = new Map<string, ReturnType<typeof placesIn>>();
  return findings.map(({ path, offset, code, slug, severity, message, details, numbers = {}, column }) => {
    const placeOf = places.get(path) ?? placesIn(textOnDisk(path) ?? '');
    places.set(path, placeOf);
    const place = placeOf(offset);
    const located = {
      finding: {
        code,
        slug,
        severity,
        target: { kind: 'file' },
        numbers,
        message,
        ...(details !== undefined && { details }),
      },
      position: { line: place.line - 1, character: place.column - 1 },
      row: undefined,
      column,
    } as const;
    return { file: pathFromHere(path), located };
  });
}
