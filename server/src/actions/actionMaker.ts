/** What the sorts of entry in the lightbulb's menu have in common: each lists its entries, and makes the edits of one that is chosen. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import type { ALLOW_KIND, ROLE_KIND } from '@quasi/shared/protocol';
import type { Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { CodeAction, CodeActionKind, CodeActionParams } from 'vscode-languageserver/node';
import type { OtherAct } from '../documents/appliedRemedies.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { Shape } from '../edge/shape.ts';
import type { Session } from '../session.ts';
import type { actionKinds } from './kinds.ts';
import type { Section } from './menuOrder.ts';

/** What a menu is asked for. */
export interface Asked {
  readonly session: Session;
  readonly watch: DocumentWatch;
  readonly analysis: Analysis;
  readonly params: CodeActionParams;
  /** The maker's kind that is wanted. */
  readonly kind: CodeActionKind;
  /** Somebody opened the menu; otherwise the editor only wants to know whether to show a lightbulb. */
  readonly isInvoked: boolean;
  /** Does work as long as there is time for it; undefined if there is not. */
  answer<T>(work: Work<T>): Promise<T | undefined>;
}

/** An entry of the menu, of the kind that was asked for. It brings its edit along, or says what is needed to make it once it is chosen. */
export interface Entry<Need = unknown> extends Omit<CodeAction, 'kind' | 'data'> {
  readonly need?: Need;
  /** Where it stands in the menu; the maker's section where nothing is said. */
  readonly section?: Section;
}

/** `Need` goes to the client and comes back: numbers, names and parameters, never a cell's value. */
export interface ActionMaker<Need = unknown> {
  /** Stands in the data of its entries. */
  readonly name: string;
  /** Each of its entries can be of any of these kinds, the first that is wanted counts; quick fixes where nothing is said. */
  readonly kinds?: readonly ((typeof actionKinds)[number] | typeof ROLE_KIND | typeof ALLOW_KIND)[];
  /** Where its entries stand; among the fixes where nothing is said. */
  readonly section?: Section;
  /** Costs next to nothing, but for what it asks to be answered. What stands in no menu, and is chosen from a list, has none. */
  list?(asked: Asked): readonly Entry<Need>[] | Promise<readonly Entry<Need>[]>;
  /** What comes back with an entry that was chosen; without it nothing does. */
  needed?(table: Table): Shape<Need>;
  /** Changes of cells of the text as it stands, in the order of their places. */
  edits?(document: OpenDocument, analysis: Analysis, need: Need): Work<readonly CellEdit[]>;
  /** What its edits are to a recipe, beside treatments of columns; absent where they lose no value. */
  readonly act?: OtherAct;
  /** What a preview says beside the text, where that is not how sensitivities move. */
  note?(need: Need): string;
}

/** Stands in the menu for what cannot be done now, and says why. */
export function unavailable(title: string, reason: string): Entry<never> {
  return { title, disabled: { reason } };
}

export function unavailableConfig(): Entry<never> {
  const reason = t`quasi.json has errors that keep it from being changed. Mend them first.`;
  return unavailable(t`Mark or allow in quasi.json`, reason);
}
