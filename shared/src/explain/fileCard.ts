/** The card of a file: whether it is ready for its policy, how exposed its rows are, and which columns make them so. */
import {
  type ClassFacts,
  type ClassRisk,
  type FileInsight,
  type InsightFacts,
  type Knowledge,
  mostSensitiveFirst,
  type ScalingLaw,
  type Verdict,
} from '../analysis/index.ts';
import { isTooWide, MOST_COLUMNS } from '../table/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardSection } from './card.ts';
import { comparedText } from './comparedText.ts';
import { criterionAsked, criterionMet } from './criterionText.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';
import { knowledgeSection } from './knowledgeText.ts';
import { nameList, shownName } from './names.ts';
import { passedOverText } from './passedOverText.ts';
import { personSentences } from './personText.ts';
import { populationSectionOfFile } from './populationText.ts';
import { partlyNoisedSentence, peopleSection, protectedFileCard } from './protectedText.ts';
import { scalingSection } from './scalingText.ts';
import { skippedSentences } from './skippedText.ts';
import { toleranceSection } from './toleranceText.ts';
import { unicitySection } from './unicityText.ts';
import { unitSentence } from './unitText.ts';
import { verdictSentence } from './verdictText.ts';
import { worstCaseSentences } from './worstCaseText.ts';

const MOST_RISKY = 3;
/** Differences that round to no point. */
const LEAST_OFF = 0.005;

/** What follows the facts: once it is known. */
export function fileCard(
  title: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
  knowledge?: Knowledge,
  scaling?: ScalingLaw,
): Card {
  const card = judgedCard(title, facts, insight, expected, knowledge, scaling);
  return { ...card, sentences: [...card.sentences, ...skippedSentences(facts)] };
}

function judgedCard(
  title: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
  knowledge: Knowledge | undefined,
  scaling: ScalingLaw | undefined,
): Card {
  const { table, settings, risk, verdict, protection } = facts;
  if (protection?.isWhole && table.rowCount > 0) {
    const card = protectedFileCard(title, facts, protection, insight?.peopleBehind);
    return { ...card, sentences: [...card.sentences, ...notUsedSentences(insight)] };
  }
  if (risk === undefined || verdict === undefined) {
    const about = table.rowCount === 0 || isTooWide(table) ? [] : [unitSentence(facts.unit)];
    const sentences = [...about, whyNotJudged(facts), ...notUsedSentences(insight)];
    return { title, sentences, values: [], sections: [] };
  }
  const rows = table.rowCount;
  const counted = (count: number) => `${formatCount(count)} (${formatShare(count / rows)})`;
  return {
    title,
    sentences: [
      unitSentence(facts.unit),
      verdictSentence(facts),
      attackerSentence(settings.attacker),
      ...classSentences(facts, risk),
      ...personSentences(facts),
      ...partlyNoisedSentence(facts),
      riskSentence(risk, expected),
      ...(insight ? riskySentence(insight) : []),
      ...(insight?.worstCase ? worstCaseSentences(facts, insight.worstCase) : []),
      ...comparedSentence(insight),
    ],
    values: [
      { name: 'k', value: formatCount(risk.k) },
      { name: t`Target k`, value: formatCount(settings.k) },
      { name: t`Unique rows`, value: counted(risk.uniqueRows) },
      { name: t`Rows below the target`, value: counted(risk.rowsBelow) },
      { name: t`Overall risk`, value: formatShare(risk.orr) },
      ...(expected?.expected
        ? [{ name: t`Expected from frequencies`, value: formatShare(expected.expected.value) }]
        : []),
    ],
    sections: [
      verdictSection(verdict),
      ...knowledgeSection(knowledge, table, facts.quasiIdentifiers),
      ...toleranceSection(insight?.approximate, table),
      ...unicitySection(insight?.unicity, table),
      ...(expected ? [populationSectionOfFile(expected, insight?.inPopulation, settings.k)] : []),
      ...scalingSection(scaling),
      ...peopleSection(facts.protection, insight?.peopleBehind),
      ...(insight ? sensitiveSection(insight) : []),
    ],
  };
}

function whyNotJudged(facts: ClassFacts): string {
  const { table } = facts;
  if (isTooWide(table)) {
    return t`The file has ${formatCount(table.width)} columns; more than ${formatCount(MOST_COLUMNS)} are not analysed, so the risk is not known.`;
  }
  return table.rowCount === 0 ? t`The file has no rows.` : verdictSentence(facts);
}

/** The attacker that the file is judged against. */
function attackerSentence({ name, kappa }: ClassFacts['settings']['attacker']): string {
  const columns =
    typeof kappa === 'number' ? t`at most ${formatCountOf(kappa, t`column`, t`columns`)}` : t`all compared columns`;
  return t`This is judged against the attacker ${shownName(name)}, who knows ${columns}.`;
}

function comparedSentence(insight: InsightFacts | undefined): string[] {
  const text = insight && comparedText(insight);
  return text === undefined ? [] : [text];
}

/** Where there is no section on the population. */
function notUsedSentences(insight: InsightFacts | undefined): string[] {
  return insight?.knownPopulation.passedOver.map(passedOverText) ?? [];
}

function classSentences({ table, settings, quasiIdentifiers }: ClassFacts, { rowsBelow, uniqueRows }: ClassRisk) {
  const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
  const rows = formatCountOf(table.rowCount, t`row`, t`rows`);
  if (rowsBelow === 0) return [t`Each of the ${rows} reaches k = ${formatCount(settings.k)} on ${names}.`];
  if (uniqueRows === rowsBelow) {
    const shown = formatCount(uniqueRows);
    return [
      uniqueRows === 1 ? t`${shown} of ${rows} is unique on ${names}.` : t`${shown} of ${rows} are unique on ${names}.`,
    ];
  }
  const alone =
    uniqueRows === 0 ? t`none is unique` : uniqueRows === 1 ? t`1 is unique` : t`${formatCount(uniqueRows)} are unique`;
  return [
    t`${formatCount(rowsBelow)} of ${rows} share their values of ${names} with fewer than ${formatCount(settings.k - 1)} others; ${alone}.`,
  ];
}

function riskSentence({ orr }: ClassRisk, insight: FileInsight | undefined): string {
  const found = formatShare(orr);
  if (!insight?.expected) {
    return t`Someone who knows these values picks a person's row with a probability of ${found} on average (overall risk).`;
  }
  const { value } = insight.expected;
  const off = Math.abs(orr - value);
  if (off < LEAST_OFF) {
    return t`Someone who knows these values picks a person's row with a probability of ${found} on average (overall risk); the frequencies alone suggest the same.`;
  }
  const points = formatCountOf(Math.round(100 * off), t`percentage point`, t`percentage points`);
  const away = value < orr ? t`${points} too low` : t`${points} too high`;
  return t`Someone who knows these values picks a person's row with a probability of ${found} on average (overall risk); the frequencies alone suggest ${formatShare(value)}, ${away}.`;
}

/** The quasi-identifiers that reveal most. */
function riskySentence({ table, sensitivity }: InsightFacts): string[] {
  const riskiest = mostSensitiveFirst(sensitivity).slice(0, MOST_RISKY);
  if (riskiest.length === 0) return [];
  const names = riskiest.map(
    ({ column, value }) => `${shownName(table.columns[column].name)} (${formatProbability(value)})`,
  );
  const all = names.join(', ');
  return [
    names.length === 1
      ? t`The most revealing quasi-identifier, by sensitivity: ${all}.`
      : t`The most revealing quasi-identifiers, by sensitivity: ${all}.`,
  ];
}

function verdictSection({ criteria }: Verdict): CardSection {
  return {
    title: t`Policy`,
    sentences: [],
    values: criteria.map((criterion) => ({ name: criterionAsked(criterion), value: criterionMet(criterion) })),
  };
}

function sensitiveSection({ table, sensitive }: InsightFacts): CardSection[] {
  if (sensitive.length === 0) return [];
  return [
    {
      title: t`What like rows reveal`,
      sentences: [
        t`ℓ: the fewest different values among like rows; t: how far their values are from those of the file.`,
      ],
      values: sensitive.map(({ column, l, t: distance }) => ({
        name: shownName(table.columns[column].name),
        value: t`ℓ = ${formatCount(l)}, t = ${formatProbability(distance)}`,
      })),
    },
  ];
}
