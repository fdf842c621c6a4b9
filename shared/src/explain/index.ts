/** The words: cards for a file, a column and a row, how numbers and names are written, and how a card is shown. */
export type { Card, CardSection } from './card.ts';
export { changesText } from './changesText.ts';
export { type ColumnPart, columnCard, columnNumbers, columnParts } from './column/index.ts';
export { columnsByRisk } from './columnsByRisk.ts';
export { type ColumnOutline, columnsOutline, type FindingOfColumn, type OutlineDetail } from './columnsOutline.ts';
export { type ColumnLine, columnLines } from './columnsTable.ts';
export { comparedText } from './comparedText.ts';
export { criterionAsked, criterionValue } from './criterionText.ts';
export { databaseLeftOut } from './databaseText.ts';
export { detailsCard } from './detailsCard.ts';
export { fileCard } from './fileCard.ts';
export {
  formatBits,
  formatChance,
  formatCount,
  formatCountOf,
  formatEpsilon,
  formatProbability,
  formatShare,
} from './format.ts';
export { hintLabel, hintTooltip, type Lens, lensesOf } from './lens.ts';
export { escapeMarkdown, toMarkdown } from './markdown.ts';
export { nameList, shortList, shortName, shownFile, shownName, visible } from './names.ts';
export { openQuoteText } from './openQuoteText.ts';
export { passedOverText, unmatchedText, unweightedText } from './passedOverText.ts';
export { personSentences } from './personText.ts';
export { uncountedText } from './populationText.ts';
export { type CountedRisk, isContradicted, predictedCard } from './predictedCard.ts';
export { isMostlyTrue, noiseCard, protectedInShort, rowTruthSentence } from './protectedText.ts';
export {
  type FoundReleases,
  personCard,
  recordCard,
  recordSections,
  releasesSection,
  shownAnywaySentence,
} from './recordCard.ts';
export { evidenceText, roleName } from './roleText.ts';
export { rowCard } from './rowCard.ts';
export { withInterval } from './scalingText.ts';
export { shortColumnCard } from './short/column.ts';
export { shortNoiseCard, shortRowCard } from './short/row.ts';
export { skippedLinesOf, skippedSentences } from './skippedText.ts';
export { stageName } from './stages.ts';
export { changeCard, statedColumnCard } from './statedColumnCard.ts';
export { toText } from './text.ts';
export { offText } from './toleranceText.ts';
export { unitSentence } from './unitText.ts';
export { verdictIcon } from './verdictIcon.ts';
export { verdictInShort, verdictSentence, verdictWords } from './verdictText.ts';
export { worstCaseSentences } from './worstCaseText.ts';
