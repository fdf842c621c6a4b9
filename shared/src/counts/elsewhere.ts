/** What stands for the rows where another process holds them: a look at a single one gets `RowsElsewhere`. */
import { Codes } from '../table/index.ts';
import type { ClassPeople } from './classPeople.ts';
import { RowsElsewhere } from './counts.ts';
import type { RowClasses } from './types.ts';

function noRows(): never {
  throw new RowsElsewhere('This needs single rows, and the engine only counts.');
}

class CodesElsewhere extends Codes {
  override get view(): never {
    return noRows();
  }

  override at(): never {
    return noRows();
  }

  override copyTo(): never {
    return noRows();
  }
}

export const codesElsewhere: Codes = new CodesElsewhere();

export const classesElsewhere: RowClasses = {
  get classOfRow() {
    return noRows();
  },
  get sizeOfClass() {
    return noRows();
  },
  get classCount() {
    return noRows();
  },
};

/** `column`: the one that identifies the people of rows. */
export function peopleElsewhere(column: number): ClassPeople & { readonly column: number } {
  return {
    column,
    crowds: classesElsewhere,
    pairs: classesElsewhere,
    get personOfRow() {
      return noRows();
    },
    get isFirst() {
      return noRows();
    },
  };
}
