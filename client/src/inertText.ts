/** Names from files in the editor's own labels: some labels turn `$(…)` into icons and `[…](…)` into links, and know no escape. */

/** Text that no label of the editor reads as anything but text. */
export function inert(text: string): string {
  return text.replaceAll('$(', '$ (').replaceAll('](', '] (');
}
