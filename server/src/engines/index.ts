/** The engines that count rows: the only registry of them. */
import { type Engine, embedded } from '@quasi/shared/counts';

export const engines = {
  embedded,
} as const satisfies Readonly<Record<string, Engine>>;
