/** Which files hold records in JSON, by their names, and by how they begin: most files of JSON are no data. */
import { beginsAsRecords } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { openFile } from './byteInput.ts';
import { FileProblem } from './fileProblem.ts';

/** Before its first record a file may have blanks. */
const HEAD = 4096;

/** JSON Lines, or a list of objects. */
export function isJsonName(path: string): boolean {
  return /\.(?:jsonl|ndjson|json)$/i.test(path);
}

/** Of a file of this name only a list of objects is data. */
export function mayBeAnyJson(path: string): boolean {
  return /\.json$/i.test(path);
}

/** Whether a file of JSON begins as a list of objects, as no settings, manifest, schema or map does. */
export function holdsRecords(path: string): boolean {
  try {
    const input = openFile(path);
    try {
      const head = new Uint8Array(HEAD);
      return beginsAsRecords(head.subarray(0, input.read(head, 0)));
    } finally {
      input.close();
    }
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}

/** The same of bytes that are at hand. */
export function beginAsRecords(bytes: Uint8Array): boolean {
  return beginsAsRecords(bytes.subarray(0, HEAD));
}

/** Throws a FileProblem if a text under this name is no list of objects. */
export function requireRecords(name: string, head: Uint8Array): void {
  if (!mayBeAnyJson(name) || beginsAsRecords(head)) return;
  throw new FileProblem(
    name,
    t`This JSON is no list of objects, so it has no rows. Quasi reads [{…}, {…}], and one object a line as .jsonl.`,
  );
}

/** The name of what is packed in a file of this name. */
export function withoutGz(path: string): string {
  return path.replace(/\.gz$/i, '');
}
