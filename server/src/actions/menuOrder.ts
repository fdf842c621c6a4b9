/** In which order the entries of a menu stand, and how many of them: a menu is read from its top, and a long one is not read at all. */

/** What an entry is for. The best comes first, and what says that a finding is none comes last. */
export const sections = ['fix', 'all', 'reach', 'more', 'role', 'unit', 'allow'] as const;
export type Section = (typeof sections)[number];

/** Where the editor has our commands, one entry each opens the choices of a section; elsewhere they stand in the menu themselves. */
const MOST_WITH_COMMANDS = 7;
const MOST_OTHERWISE = 12;

/** Each section keeps its first entry; what has no room beyond these goes from the end. Equal places keep their order. */
export function inMenuOrder<T extends { readonly section: Section }>(entries: readonly T[], hasCommands: boolean): T[] {
  const ordered = sections.flatMap((section) => entries.filter((entry) => entry.section === section));
  const isFirst = (entry: T) => ordered.find(({ section }) => section === entry.section) === entry;
  const most = hasCommands ? MOST_WITH_COMMANDS : MOST_OTHERWISE;
  const others = ordered.filter((entry) => !isFirst(entry));
  const kept = new Set(others.slice(0, Math.max(0, most - (ordered.length - others.length))));
  return ordered.filter((entry) => isFirst(entry) || kept.has(entry));
}
