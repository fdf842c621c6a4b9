/** What noise was written last for a document, so that its configuration can be told: in memory only, and only until that is done. */

/** Column, by its name → its ε, and the answers that were chosen among, where the written cells do not show them by themselves. */
export type NoiseWritten = ReadonlyMap<
  string,
  { readonly epsilon: number; readonly categories: readonly string[] | undefined }
>;

const written = new Map<string, NoiseWritten>();
/** More documents than anybody noises before answering. */
const MOST = 100;

export function rememberNoise(uri: string, noise: NoiseWritten): void {
  written.delete(uri);
  if (noise.size > 0) written.set(uri, noise);
  const [oldest] = written.keys();
  if (written.size > MOST && oldest !== undefined) written.delete(oldest);
}

export function noiseWritten(uri: string): NoiseWritten | undefined {
  return written.get(uri);
}
