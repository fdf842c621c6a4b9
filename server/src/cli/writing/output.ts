/** Where a command writes: to a file, or to standard output. */
import { type ByteInput, bytesAsInput, Draft, type Output, putAll } from '../../files/index.ts';
import { splitPart } from '../../readers/index.ts';
import type { CopyFormat } from '../../writers/index.ts';
import { CopyOutput } from './copyOutput.ts';

/** Begins to write to a place that is from `outputPlace`. */
export interface Begin {
  /** The output that is begun last is put last, unless it is to come `before` the others. */
  (place: string, before?: boolean): Output;
  /** Rows in the format of the name. */
  copy(place: string, format: CopyFormat): CopyOutput;
}

/**
 * Puts all that was written in its place once it is whole, or nothing. `input`: what is read, by its path or as `-`.
 */
export async function writing<T>(input: string, make: (begin: Begin) => Promise<T>): Promise<T> {
  const outputs: Output[] = [];
  try {
    const taken = <O extends Output>(output: O, before = false): O => {
      if (before) outputs.unshift(output);
      else outputs.push(output);
      return output;
    };
    const begin = (place: string, before?: boolean) => taken(outputTo(place, input), before);
    const copy = (place: string, format: CopyFormat) =>
      taken(new CopyOutput(format, outputTo(place, input), () => outputTo(place, input)));
    const made = await make(Object.assign(begin, { copy }));
    await putAll(outputs);
    return made;
  } finally {
    for (const output of outputs) output.drop();
  }
}

function outputTo(place: string, input: string): Output {
  if (place === '-') return new StandardOutput();
  return new Draft(place, { like: input === '-' ? undefined : splitPart(input).file, overwrites: true });
}

/** Held in memory until it has been looked at: a copy that is not anonymous enough would otherwise be half out already. */
class StandardOutput implements Output {
  #pieces: Uint8Array[] = [];

  write(piece: Uint8Array): void {
    this.#pieces.push(piece);
  }

  read(): ByteInput {
    const whole = Buffer.concat(this.#pieces);
    this.#pieces = [whole];
    return bytesAsInput('-', whole);
  }

  async finish(): Promise<void> {}

  async put(): Promise<boolean> {
    for (const piece of this.#pieces) process.stdout.write(piece);
    return true;
  }

  /** Printed text cannot be taken back. */
  takeBack(): void {}

  drop(): void {
    this.#pieces = [];
  }
}
