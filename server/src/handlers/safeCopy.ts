/** `quasi/safeCopy`: writes the text as a remedy leaves it beside its file, as `name.safe.csv`; over an existing file only on request. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { SafeCopyParams, SafeCopyResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { textOfCopy } from '../actions/chosen.ts';
import { namingNote } from '../actions/notReady.ts';
import { uriOf } from '../config/configFile.ts';
import { refuseUnsureHeader } from '../headerDoubt.ts';
import { fileOf } from '../refusal.ts';
import type { Session } from '../session.ts';
import { writeBeside } from '../writeBeside.ts';

export async function safeCopy(session: Session, { chosen, overwrites }: SafeCopyParams): Promise<SafeCopyResult> {
  const file = fileOf(chosen.uri, t`Save the document first: the copy is written beside its file.`);
  refuseUnsureHeader(session.watch(chosen.uri)?.settled());
  const place = safePath(file);
  const uri = uriOf(place);
  if (!overwrites && existsSync(place)) return { uri, isThere: true };
  const { text, naming } = await textOfCopy(session, chosen);
  if (!(await writeBeside(file, [{ place, content: text }], overwrites))) return { uri, isThere: true };
  const note = namingNote(naming);
  return { uri, isThere: false, ...(note !== '' && { note }) };
}

export function safePath(file: string): string {
  const { dir, name, ext } = posix.parse(file);
  return posix.join(dir, `${name}.safe${ext}`);
}
