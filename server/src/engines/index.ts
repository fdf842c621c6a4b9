/** Who can count rows: the only registry of engines. */
import { type Engine, embedded } from '@quasi/shared/counts';

export const engines = {
  embedded,
} as const satisfies Readonly<Record<string, Engine>>;
