/** The files of other programs, as tests use them: in a folder of their own, unpacked where they are kept packed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** `npm run formats` names a folder with new ones. */
const filesFolder = process.env['QUASI_FORMATS'] ?? fileURLToPath(new URL('files', import.meta.url));

/** A new folder with all of them; packed ones lie there both ways. The caller removes it. */
export function unpackedFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-formats-'));
  cpSync(filesFolder, folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.gz')) continue;
    const path = join(folder, name);
    writeFileSync(path.slice(0, -'.gz'.length), gunzipSync(readFileSync(path)));
  }
  return folder;
}
