/** All sorts of entries in the lightbulb's menu, in the order in which they stand there. */
import { CodeActionKind } from 'vscode-languageserver/node';
import type { ActionMaker } from './actionMaker.ts';
import { allowFindings } from './allowFinding.ts';
import { closeQuote } from './closeQuote.ts';
import { escapeFormulas } from './escapeFormulas.ts';
import { fixRows } from './fixRows.ts';
import { markColumn } from './markColumn.ts';
import { quoteCells } from './quoteCells.ts';
import { reachK } from './reachK.ts';
import { setPopulationAction } from './setPopulation.ts';
import { treatColumn } from './treatColumn.ts';

const setPopulation: ActionMaker = {
  name: 'population',
  kinds: [CodeActionKind.QuickFix],
  list: ({ session, watch, analysis, params }) => setPopulationAction(session, watch, analysis, params),
};

export const actionMakers: readonly ActionMaker[] = [
  closeQuote,
  quoteCells,
  escapeFormulas,
  treatColumn,
  reachK,
  fixRows,
  markColumn,
  setPopulation,
  allowFindings,
];

export const actionKinds: readonly CodeActionKind[] = [...new Set(actionMakers.flatMap(({ kinds }) => kinds))];
