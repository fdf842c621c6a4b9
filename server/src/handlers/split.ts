/** `quasi/split`: writes the parts of a table beside its file, as `name.part1.csv` and so on; over existing files only if told to. */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { SplitParams, SplitResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { madeOfChosen, offered } from '../actions/chosen.ts';
import { partsOf, type SplitNeed, splitTable } from '../actions/splitTable.ts';
import { pathOf, uriOf } from '../config/configFile.ts';
import { notOffered, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import type { ActionData } from './codeActionResolve.ts';

export async function split(session: Session, { chosen, overwrites }: SplitParams): Promise<SplitResult> {
  const file = pathOf(chosen.uri);
  if (file === undefined) throw refusal(t`Save the document first: its parts are written beside its file.`);
  const data = chosen.data as ActionData;
  if (offered(session, data).maker !== splitTable) throw notOffered();
  const need = data.need as SplitNeed;
  const paths = need.groups.map((_, i) => partPath(file, i + 1));
  const uris = paths.map(uriOf);
  const there = overwrites ? [] : paths.filter((path) => existsSync(path)).map(uriOf);
  if (there.length > 0) return { uris, there };
  const parts = await madeOfChosen(session, data, (_, analysis) => partsOf(analysis, need));
  const written: string[] = [];
  try {
    for (const [i, part] of parts.entries()) {
      // Who made the file meanwhile keeps it.
      await writeFile(paths[i], part, { flag: overwrites ? 'w' : 'wx' });
      written.push(paths[i]);
    }
  } catch (error) {
    for (const path of written) await rm(path, { force: true });
    throw refusal(t`The parts could not be written: ${(error as NodeJS.ErrnoException).code ?? ''}`);
  }
  return { uris, there };
}

function partPath(file: string, part: number): string {
  const { dir, name, ext } = posix.parse(file);
  return posix.join(dir, `${name}.part${part}${ext}`);
}
