/** Whether a column's texts name people, by what was found in all of them. */
import { type Sureness, surenesses } from './mention.ts';

/** Different names that are remembered: more say no more. */
const MOST_REMEMBERED = 200;

/**
 * How many different names there must be. Names of people differ from row to row; those of brands, machines and streets come again and
 * again. Of surer finds fewer are needed, and in a large column names come again too, so that there is a number that is always enough.
 */
const needed: Readonly<Record<Sureness, { readonly least: number; readonly share: number; readonly most: number }>> = {
  certain: { least: 1, share: 0, most: 1 },
  sure: { least: 1, share: 0.25, most: 4 },
  likely: { least: 3, share: 0.25, most: 25 },
  possible: { least: 5, share: 0.25, most: 40 },
};

/** A name that was found, and how surely. */
export interface Named {
  readonly name: string;
  readonly sureness: Sureness;
}

interface Found {
  /** Rows in which nothing surer was found; and those of them in which no other identifier was. */
  rows: number;
  withoutOthers: number;
  readonly names: Set<string>;
}

export class NameTally {
  private readonly found = surenesses.map((): Found => ({ rows: 0, withoutOthers: 0, names: new Set() }));

  /** The names in a value that so many rows have. */
  add(named: readonly Named[], rows: number, isWithoutOthers: boolean): void {
    let best = surenesses.length - 1;
    for (const { name, sureness } of named) {
      const place = surenesses.indexOf(sureness);
      best = Math.min(best, place);
      const { names } = this.found[place];
      if (names.size < MOST_REMEMBERED) names.add(name);
    }
    this.found[best].rows += rows;
    if (isWithoutOthers) this.found[best].withoutOthers += rows;
  }

  /** Rows whose texts name people: none where what was found is as likely something else. */
  rows(): { readonly all: number; readonly withoutOthers: number } {
    const sum = { all: 0, withoutOthers: 0 };
    let named = { ...sum };
    let different = 0;
    for (const [place, { rows, withoutOthers, names }] of this.found.entries()) {
      const { least, share, most } = needed[surenesses[place]];
      sum.all += rows;
      sum.withoutOthers += withoutOthers;
      different += names.size;
      if (rows > 0 && different >= Math.max(least, Math.min(most, share * sum.all))) named = { ...sum };
    }
    return named;
  }
}
