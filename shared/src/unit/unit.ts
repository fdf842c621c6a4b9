/** The unit of a table, the subject of its rows: every judgement depends on this fact. */
import type { UnitName } from '../config/index.ts';

export { type UnitName, unitNames, unitWords } from '../config/index.ts';

/** One reason: a family of signs, counted once, with the columns that show it. */
export interface Sign {
  /** What a person would call it: `birth date`, `units of measurement`. In lower case, in English. */
  readonly what: string;
  readonly speaksFor: Exclude<UnitName, 'unclear'>;
  readonly weight: number;
  /** Column numbers. */
  readonly columns: readonly number[];
}

export interface Unit {
  readonly rows: UnitName;
  /** What Quasi takes them for by itself, whatever the user says. */
  readonly inferred: UnitName;
  readonly isDeclared: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  /** The strongest first, those that speak against what is believed too. */
  readonly evidence: readonly Sign[];
}
