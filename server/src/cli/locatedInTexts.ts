/** Findings whose places are in texts (configurations and schemas), as they are printed: with lines and columns. */
import type { ConfigFinding } from '@quasi/shared/rules';
import { configPath, placesIn, textOnDisk } from '../files/index.ts';
import type { FindingIn } from './emitters/emitter.ts';
import { pathFromHere } from './paths.ts';

type PrintedFinding = ConfigFinding & {
  readonly numbers?: Readonly<Record<string, number>>;
  readonly column?: string | undefined;
};

/** `asked`: the file that was asked for, which is named as it was then, and its text if that has been read. */
export function locatedInTexts(
  findings: readonly PrintedFinding[],
  asked?: { readonly path: string; readonly text: string | undefined },
): FindingIn[] {
  const own = asked && configPath(asked.path);
  const places = new Map<string, ReturnType<typeof placesIn>>();
  return findings.map(({ path, offset, length, code, slug, severity, message, details, numbers = {}, column }) => {
    const isAsked = path === own;
    const placeOf = places.get(path) ?? placesIn((isAsked ? asked?.text : undefined) ?? textOnDisk(path) ?? '');
    places.set(path, placeOf);
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
      range: { start: placeOf(offset), end: placeOf(offset + length) },
      row: undefined,
      column,
    } as const;
    return { file: asked && isAsked ? asked.path : pathFromHere(path), located };
  });
}
