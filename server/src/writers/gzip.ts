/** Packs pieces on their way: what is packed is handed on as it comes, so that nothing piles up. */
import { createGzip } from 'node:zlib';
import type { Progress, Work } from '@quasi/shared/analysis';
import { awaited } from '../readers/awaited.ts';

/** `making` writes pieces; what it yields is yielded. */
export function* gzipped(
  making: (write: (piece: Uint8Array) => void) => Work<void>,
  write: (piece: Uint8Array) => void,
): Work<void> {
  const gzip = createGzip();
  const packed: Uint8Array[] = [];
  const waiting: Uint8Array[] = [];
  gzip.on('data', (piece: Uint8Array) => packed.push(piece));
  const isOver = new Promise<void>((resolve, reject) => gzip.once('end', resolve).once('error', reject));
  try {
    for (const progress of making((piece) => waiting.push(piece))) yield* handedOn(progress);
    yield* handedOn({ stage: 'rows', share: 1 });
    gzip.end();
    yield* awaited(isOver, { stage: 'rows', share: 1 });
    for (const piece of packed) write(piece);
  } finally {
    gzip.destroy();
  }

  function* handedOn(progress: Progress): Work<void> {
    for (const piece of waiting.splice(0)) {
      yield* awaited(new Promise<void>((resolve) => gzip.write(piece, () => resolve())), progress);
    }
    for (const piece of packed.splice(0)) write(piece);
    yield progress;
  }
}
