/** Bytes that are put together until there are enough of them to be handed on. */

const PIECE = 64 * 1024;

export class Piece {
  #bytes = new Uint8Array(2 * PIECE);
  #length = 0;

  get isEnough(): boolean {
    return this.#length >= PIECE;
  }

  add(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const grown = new Uint8Array(2 * (this.#length + bytes.length));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}
