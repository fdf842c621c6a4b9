/** The kinds of entries in the lightbulb's menu, and which of them a client asks for. */
import { CodeActionKind } from 'vscode-languageserver/node';

/** Fixes that need nobody to look, as on saving: nothing that changes a value. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.quasi` as const;

/** All kinds that stand in menus: a client learns them before any of the entries are loaded. */
export const actionKinds = [CodeActionKind.QuickFix, FIX_ALL, CodeActionKind.RefactorRewrite] as const;

/** The first of the kinds that is asked for. A client that asks for none in particular gets none that are for the whole file. */
export function wantedKind(
  kinds: readonly CodeActionKind[],
  only: readonly CodeActionKind[] | undefined,
): CodeActionKind | undefined {
  if (!only) return kinds.find((kind) => !isWithin(kind, CodeActionKind.Source));
  return kinds.find((kind) => only.some((asked) => isWithin(kind, asked)));
}

/** Kinds are paths: `refactor` stands for `refactor.rewrite` too, and the empty one for all. */
function isWithin(kind: CodeActionKind, asked: CodeActionKind): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
