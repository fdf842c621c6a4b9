/** Something that is written piece by piece and handed over at the end: all of it or nothing. */
import type { ByteInput } from './byteInput.ts';

export interface Output {
  write(piece: Uint8Array): void;
  /** The written bytes, ready to be read; nothing more is written then. */
  read(): ByteInput;
  /** Nothing more comes; what can go wrong should go wrong here. */
  finish(): Promise<void>;
  /** Gives it its name, or hands it on. False: something has that name and is not to be replaced. */
  put(): Promise<boolean>;
  /** Takes away what was put, if nothing was there before. */
  takeBack(): void;
  /** Leaves nothing of what was not put. */
  drop(): void;
}

/** All of them or none. False: a name is taken. */
export async function putAll(outputs: readonly Output[]): Promise<boolean> {
  for (const output of outputs) await output.finish();
  const begun: Output[] = [];
  let areAllPut = false;
  try {
    for (const output of outputs) {
      begun.push(output);
      if (!(await output.put())) return false;
    }
    areAllPut = true;
  } finally {
    if (!areAllPut) for (const output of begun) output.takeBack();
  }
  return true;
}
