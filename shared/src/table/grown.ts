/** Typed arrays do not grow: a larger one takes over what the smaller one held. */
export function grown<T extends Uint8Array | Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
