/** Where a command writes: to a file, or to standard output. */
import { type ByteInput, bytesAsInput, Draft, type Output, putAll } from '../../files/index.ts';

/**
 * Puts all that was written in its place once it is whole, or nothing. `input`: what is read, by its path or as `-`. `make` gets what begins to
 * write to a place that is from `outputPlace`; what is begun last is put last, unless it is to come `before` the others.
 */
export async function writing<T>(
  input: string,
  make: (begin: (place: string, before?: boolean) => Output) => Promise<T>,
): Promise<T> {
  const outputs: Output[] = [];
  try {
    const made = await make((place, before = false) => {
      const output = outputTo(place, input);
      if (before) outputs.unshift(output);
      else outputs.push(output);
      return output;
    });
    await putAll(outputs);
    return made;
  } finally {
    for (const output of outputs) output.drop();
  }
}

function outputTo(place: string, input: string): Output {
  if (place === '-') return new StandardOutput();
  return new Draft(place, { like: input === '-' ? undefined : input, overwrites: true });
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
