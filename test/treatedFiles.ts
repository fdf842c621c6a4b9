/** Random files with a remedy chosen for each, so that every remedy has its turn: what undo has to bring back is tried on them. */
import { drain } from '@quasi/shared/analysis';
import { type CellEdit, removeRows, withEdits, writeCells } from '@quasi/shared/edits';
import { candidatesFor, editsOf, treatColumns } from '@quasi/shared/effects';
import fc from 'fast-check';
import { anyFile, type File, fileOf, settingsOf } from '../shared/src/effects/testFiles.ts';

export interface TreatedFile {
  readonly remedy: string;
  readonly text: string;
  readonly edits: readonly CellEdit[];
  /** The text with the edits made, by its bytes. */
  readonly treated: string;
}

/** `lineEnd`: an editor has one kind in all of its text. */
export function treatedFiles(count: number, lineEnd?: '\n'): TreatedFile[] {
  const settings = settingsOf({});
  return fc.sample(anyFile, { numRuns: count, seed: 11 }).map(({ text }, i) => {
    const file = fileOf(lineEnd ? text.replaceAll('\r\n', lineEnd) : text, settings);
    const { remedy, edits } = chosen(file, i);
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return {
      remedy,
      text: decoder.decode(file.bytes),
      edits,
      treated: decoder.decode(drain(withEdits(file.bytes, edits))),
    };
  });
}

function chosen({ analysis, source }: File, turn: number): Pick<TreatedFile, 'remedy' | 'edits'> {
  const facts = drain(analysis.classes());
  const { table } = analysis;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => (row + turn) % 3 === 0);
  if (turn % 20 === 0)
    return { remedy: 'remove-rows', edits: drain(removeRows(table, source, (row) => rows.includes(row))) };
  if (turn % 20 === 1) {
    return { remedy: 'blank-cells', edits: drain(writeCells(table, source, rows, [turn % table.columns.length], '*')) };
  }
  const tools = { hmac: (value: string) => `${value.length}`.padStart(16, 'a0') };
  const candidates = [...table.columns.keys()].flatMap((column) => drain(candidatesFor(facts, column, tools)));
  const treatments = candidates[(turn * 7) % candidates.length];
  const [treatment] = treatments.values();
  const edits = drain(editsOf(facts, table, source, drain(treatColumns(facts, treatments, tools))));
  return { remedy: treatment?.remedy ?? 'remove-columns', edits };
}
