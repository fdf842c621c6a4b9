/** All sorts of entries in the lightbulb's menu, in the order in which they stand there. */
import { CodeActionKind } from 'vscode-languageserver/node';
import type { ActionMaker } from './actionMaker.ts';
import { allowFindings } from './allowFinding.ts';
import { applyRecipeMaker } from './applyRecipe.ts';
import { closeQuote } from './closeQuote.ts';
import { coarserForRow } from './coarserForRow.ts';
import { editHierarchy } from './editHierarchy.ts';
import { escapeFormulas } from './escapeFormulas.ts';
import { fixRows } from './fixRows.ts';
import { markColumn } from './markColumn.ts';
import { noiseCells } from './noiseCells.ts';
import { protectCells } from './protectCells.ts';
import { quoteCells } from './quoteCells.ts';
import { reachK } from './reachK.ts';
import { sampleTable } from './sampleTable.ts';
import { sayHeader } from './sayHeader.ts';
import { sayUnit } from './sayUnit.ts';
import { setPopulationAction } from './setPopulation.ts';
import { splitTable } from './splitTable.ts';
import { treatColumn } from './treatColumn.ts';

const setPopulation: ActionMaker = {
  name: 'population',
  kinds: [CodeActionKind.QuickFix],
  list: ({ session, watch, analysis, params }) => setPopulationAction(session, watch, analysis, params),
};

export const actionMakers: readonly ActionMaker[] = [
  sayHeader,
  closeQuote,
  quoteCells,
  escapeFormulas,
  protectCells,
  treatColumn,
  reachK,
  fixRows,
  coarserForRow,
  editHierarchy,
  markColumn,
  sayUnit,
  setPopulation,
  allowFindings,
  applyRecipeMaker,
  noiseCells,
  sampleTable,
  splitTable,
];
