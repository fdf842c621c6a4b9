/** `quasi/review` and `quasi/declareRoles`: what each column is taken for, and what somebody who has looked says it is, written once. */
import { type DeclaredRole, declarationOf, type Settings, withColumnRoles } from '@quasi/shared/config';
import { columnLines, roleName, shownName, unitSentence } from '@quasi/shared/explain';
import type { ColumnsParams, DeclareRolesParams, Review } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { ConfigPlace } from '../config/configChange.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { readingOf } from '../reading.ts';
import { contentModified, fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

/** The key of each role on the keyboard, the same in all languages. */
const keys: Readonly<Record<DeclaredRole, string>> = {
  'quasi-identifier': 'q',
  identifier: 'i',
  sensitive: 's',
  insensitive: 'n',
  subject: 'u',
  weight: 'w',
};

/** A person waits for the list; a file that takes longer is reviewed later. */
const MILLISECONDS_TO_READ = 20_000;

export async function review(session: Session, { uri }: ColumnsParams): Promise<Review | null> {
  const found = (await ofDocument(session, uri)) ?? session.viewOf(uri)?.review;
  return (
    (found && {
      ...found,
      roles: (Object.keys(keys) as DeclaredRole[]).map((role) => ({ role, name: roleName(role), key: keys[role] })),
    }) ??
    null
  );
}

async function ofDocument(session: Session, uri: string): Promise<Omit<Review, 'roles'> | undefined> {
  const reading = readingOf(session, uri);
  reading?.requireClosedQuotes();
  const facts = await reading?.watch.answer(reading.analysis.profile(), MILLISECONDS_TO_READ);
  return facts && { unit: unitSentence(facts.unit), columns: columnLines(facts) };
}

export async function declareRoles(session: Session, { uri, roles }: DeclareRolesParams): Promise<void> {
  const known = columnsKnown(session, uri);
  if (!known) throw contentModified();
  const file = fileOf(uri, t`Save the document first: roles are stated in quasi.json, beside files on this machine.`);
  const said = new Map<string, DeclaredRole>();
  for (const { position, name, role } of roles) {
    const column = known.lines.findIndex((line) => line.position === position && line.name === name);
    if (column < 0 || !Object.hasOwn(keys, role)) throw contentModified();
    said.set(known.names[column], role);
  }
  const change = statementOfFile(session, file, (text, glob) => withColumnRoles(text, glob, said));
  requireEffect(new ConfigPlace(session, file).settingsAfter(change), known.names, said);
  await state(session, t`Review columns`, change);
}

/** The lines that a review shows, and the whole name of the column of each. */
function columnsKnown(session: Session, uri: string) {
  const facts = session.watch(uri)?.settled()?.known.profile;
  if (facts) return { lines: columnLines(facts), names: facts.table.columns.map(({ name }) => name) };
  const view = session.viewOf(uri);
  return view && { lines: view.review.columns, names: view.names };
}

/** A written statement has to count: nobody looks for a role that is passed over. */
function requireEffect(settings: Settings, names: readonly string[], said: ReadonlyMap<string, DeclaredRole>): void {
  const listed = names.filter((name) => settings.quasiIdentifiers.includes(name));
  for (const [name, role] of said) {
    if (declarationOf(settings, name).role !== role)
      throw refusal(t`An entry further down in quasi.json says otherwise of ${shownName(name)}. Change it there.`);
    const isListed = listed.includes(name);
    if (listed.length > 0 && isListed !== (role === 'quasi-identifier'))
      throw refusal(t`The setting quasiIdentifiers lists the columns that rows are compared on. Change it there.`);
  }
}
