/** The rows of a sheet as they come: the text of each cell, and where it stands. */
import { Damage } from '../damage.ts';
import { textOfIsoDate, textOfNumber } from './numbers.ts';
import { TextCollector, unescaped } from './texts.ts';
import type { CellContext } from './workbook.ts';
import { attributeOf, type XmlHandler } from './xml.ts';

export interface SheetRow {
  /** As it stands in the margin: from 1. */
  readonly number: number;
  /** Places of the cells that hold something, from 0, and their texts. */
  readonly places: readonly number[];
  readonly texts: readonly string[];
}

const MOST_ROWS = 2 ** 20;
const MOST_COLUMNS = 2 ** 14;

const A = 0x41;
const LETTERS = 26;

/** Collects the rows that hold something, until they are taken. */
export class SheetRows implements XmlHandler {
  #rows: SheetRow[] = [];
  #isInside = false;
  #number = 0;
  #places: number[] = [];
  #texts: string[] = [];
  #place = -1;
  #tag = '';
  #value = '';
  #isValue = false;
  readonly #inline = new TextCollector();

  constructor(private readonly context: CellContext) {}

  taken(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  opened(name: string, tag: string): void {
    if (!this.#isInside) {
      this.#isInside = name === 'sheetData';
      return;
    }
    if (name === 'c') this.#beginCell(tag);
    else if (name === 'v') this.#isValue = true;
    else if (name === 'row') this.#beginRow(tag);
    else this.#inline.opened(name);
  }

  closed(name: string): void {
    if (!this.#isInside) return;
    if (name === 'v') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'sheetData') this.#isInside = false;
    else this.#inline.closed(name);
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text;
    else if (this.#isInside) this.#inline.text(text);
  }

  #beginRow(tag: string): void {
    const said = attributeOf(tag, 'r');
    this.#number = said === undefined ? this.#number + 1 : Number(said);
    if (!(this.#number >= 1 && this.#number <= MOST_ROWS)) throw new Damage('no such row');
    this.#places = [];
    this.#texts = [];
    this.#place = -1;
  }

  #endRow(): void {
    if (this.#places.length === 0) return;
    this.#rows.push({ number: this.#number, places: this.#places, texts: this.#texts });
  }

  #beginCell(tag: string): void {
    const said = attributeOf(tag, 'r');
    this.#place = said === undefined ? this.#place + 1 : placeOf(said);
    if (!(this.#place >= 0 && this.#place < MOST_COLUMNS)) throw new Damage('no such column');
    this.#tag = tag;
    this.#value = '';
    this.#inline.begin();
  }

  #endCell(): void {
    const text = this.#textOfCell();
    if (text === undefined) return;
    this.#places.push(this.#place);
    this.#texts.push(text);
  }

  /** Undefined if there is nothing in it. An error, as `#N/A`, is no value. */
  #textOfCell(): string | undefined {
    const value = this.#value;
    const type = attributeOf(this.#tag, 't') ?? 'n';
    if (type === 'inlineStr') return this.#inline.end();
    if (value === '' || type === 'e') return undefined;
    if (type === 's') return this.#sharedText(Number(value));
    if (type === 'str') return unescaped(value);
    if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
    const meaning = this.context.meanings[Number(attributeOf(this.#tag, 's') ?? 0)] ?? 'number';
    return type === 'd' ? textOfIsoDate(value, meaning) : textOfNumber(value, meaning, this.context.is1904);
  }

  #sharedText(index: number): string {
    const text = this.context.texts[index];
    if (text === undefined) throw new Damage('no such text');
    return text;
  }
}

/** Of `C17`, from 0; less than that if it is no place. */
function placeOf(reference: string): number {
  let place = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = (reference.charCodeAt(at) & ~0x20) - A;
    if (letter < 0 || letter >= LETTERS) break;
    place = place * LETTERS + letter + 1;
  }
  return place - 1;
}

/** `C`, of the third column. */
export function lettersOf(place: number): string {
  const rest = Math.floor(place / LETTERS) - 1;
  return `${rest >= 0 ? lettersOf(rest) : ''}${String.fromCharCode(A + (place % LETTERS))}`;
}
