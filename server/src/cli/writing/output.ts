/** Where a command writes: to a file, or to standard output. */
import { type ByteInput, bytesAsInput, Draft, type Output } from '../../files/index.ts';

/** `place`: from `outputPlace`. `input`: what is read, by its path or as `-`. */
export function outputTo(place: string, input: string): Output {
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

  /** What is out is out. */
  takeBack(): void {}

  drop(): void {
    this.#pieces = [];
  }
}
