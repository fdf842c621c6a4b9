/** `quasi/split`: writes the parts of a table beside its file, as `name.part1.csv` and so on; over existing files only on request. */
import { lstatSync } from 'node:fs';
import { posix } from 'node:path';
import type { SplitParams, SplitResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { madeOfChosen, offered } from '../actions/chosen.ts';
import { partsOf, type SplitNeed, splitTable } from '../actions/splitTable.ts';
import { uriOf } from '../config/configFile.ts';
import { refuseUnsureHeader } from '../headerDoubt.ts';
import { fileOf, notOffered } from '../refusal.ts';
import type { Session } from '../session.ts';
import { writeBeside } from '../writeBeside.ts';
import type { ActionData } from './codeActionResolve.ts';

export async function split(session: Session, { chosen, overwrites }: SplitParams): Promise<SplitResult> {
  const file = fileOf(chosen.uri, t`Save the document first: its parts are written beside its file.`);
  refuseUnsureHeader(session.watch(chosen.uri)?.settled());
  const data = chosen.data as ActionData;
  if (offered(session, data).maker !== splitTable) throw notOffered();
  const need = data.need as SplitNeed;
  const paths = need.groups.map((_, i) => partPath(file, i + 1));
  const uris = paths.map(uriOf);
  const there = () => paths.filter(isTaken).map(uriOf);
  if (!overwrites && there().length > 0) return { uris, there: there() };
  const parts = await madeOfChosen(session, data, (_, analysis) => partsOf(analysis, need));
  const contents = parts.map((content, i) => ({ place: paths[i], content }));
  return { uris, there: (await writeBeside(file, contents, overwrites)) ? [] : there() };
}

/** A link that leads nowhere takes its name too. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function partPath(file: string, part: number): string {
  const { dir, name, ext } = posix.parse(file);
  return posix.join(dir, `${name}.part${part}${ext}`);
}
