/** The remedies for the subject of a short hover, as links of Markdown to commands that our extension has. */
import type { ProfileFacts } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { type HoverCommand, hoverCommands } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { MOST_VALUES_DRAWN } from '../cards.ts';
import { toRange } from '../toLsp.ts';
import type { Pointed } from './pointed.ts';

const MILLISECONDS_FOR_LADDER = 20;

export async function headerLinks(pointed: Pointed, facts: ProfileFacts): Promise<string> {
  const { watch, analysis, column, cell } = pointed;
  // A fix there would be measured on rows that are not those of the file.
  if (facts.text?.openQuote) return detailsLink(pointed);
  const { uri, text } = watch.document;
  const title = await remedyTitle(pointed, facts);
  const entry = { name: shownName(analysis.table.columns[column].name), range: toRange(cell, text) };
  return [
    ...(title === undefined ? [] : [link(title, 'treat', uri, column)]),
    link(t`Change role…`, 'mark', { uri, entry }),
    detailsLink(pointed),
    reportLink(pointed),
  ].join(' · ');
}

export function rowLinks(pointed: Pointed): string {
  const { watch, cell } = pointed;
  const { uri, text } = watch.document;
  return [link(t`Fix…`, 'fix', uri, text.positionAt(cell.start)), detailsLink(pointed), reportLink(pointed)].join(
    ' · ',
  );
}

export function reportLink({ watch }: Pointed): string {
  return link(t`Report`, 'report', watch.document.uri);
}

function detailsLink({ watch, cell }: Pointed): string {
  const { uri, text } = watch.document;
  return link(t`Details`, 'details', uri, text.positionAt(cell.start));
}

/** Undefined where nothing helps: of a column that is not compared, and of one that has no coarser form. */
async function remedyTitle(
  { watch, analysis, column }: Pointed,
  { naming, quasiIdentifiers }: ProfileFacts,
): Promise<string | undefined> {
  const found = naming.find((one) => one.column === column);
  if (found) return found.isText ? t`Redact…` : t`Remove or pseudonymise…`;
  const { risk } = analysis.known.classes ?? {};
  if (!quasiIdentifiers.includes(column) || risk?.rowsBelow === 0) return undefined;
  if (analysis.table.columns[column].dictionary.size > MOST_VALUES_DRAWN) return t`Make coarser…`;
  const ladder = await watch.answer(analysis.ladder(column), MILLISECONDS_FOR_LADDER);
  // To replace all values by a star keeps nothing of the column.
  const isCoarser = ladder?.treatments.some(({ remedy }) => remedy !== 'redact') ?? true;
  return isCoarser ? t`Make coarser…` : undefined;
}

/** Whatever stands in the arguments, as the name of a file, it cannot end the link. */
function link(title: string, command: HoverCommand, ...args: readonly unknown[]): string {
  const written = encodeURIComponent(JSON.stringify(args)).replace(/[()'!*]/g, asCode);
  return `[${title}](command:${hoverCommands[command]}?${written})`;
}

function asCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
