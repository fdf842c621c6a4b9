/** All sorts of entries in the lightbulb's menu, in the order in which they stand in a section of it. */
import type { ActionMaker } from './actionMaker.ts';
import { allowFindings } from './allowFinding.ts';
import { applyRecipeMaker } from './applyRecipe.ts';
import { closeQuote } from './closeQuote.ts';
import { coarserForRow } from './coarserForRow.ts';
import { editHierarchy } from './editHierarchy.ts';
import { escapeFormulas } from './escapeFormulas.ts';
import { fixIdentifiers } from './fixIdentifiers.ts';
import { fixRows } from './fixRows.ts';
import { markColumn } from './markColumn.ts';
import { noiseCells } from './noiseCells.ts';
import { openReport } from './openReport.ts';
import { protectCells } from './protectCells.ts';
import { quoteCells } from './quoteCells.ts';
import { reachK } from './reachK.ts';
import { sampleTable } from './sampleTable.ts';
import { sayHeader } from './sayHeader.ts';
import { sayUnit } from './sayUnit.ts';
import { setPopulation } from './setPopulation.ts';
import { splitTable } from './splitTable.ts';
import { treatColumn } from './treatColumn.ts';

/** What a text with an open quote needs, and what does not depend on its rows. */
export const makersWhileQuoteIsOpen: readonly ActionMaker[] = [sayHeader, closeQuote, allowFindings];

export const actionMakers: readonly ActionMaker[] = [
  sayHeader,
  closeQuote,
  quoteCells,
  escapeFormulas,
  protectCells,
  treatColumn,
  fixIdentifiers,
  coarserForRow,
  fixRows,
  reachK,
  editHierarchy,
  markColumn,
  sayUnit,
  setPopulation,
  openReport,
  allowFindings,
  applyRecipeMaker,
  noiseCells,
  sampleTable,
  splitTable,
];
