/** The verdict: what the policy asks for and what the file has, what the rows are, and what would make it ready. */
import { type ClassFacts, deadlineOf, lineOfRow, nextFixes, type Work } from '../analysis/index.ts';
import { reachGoal, recommendedLimits } from '../effects/index.ts';
import {
  criterionAsked,
  criterionValue,
  formatCount,
  formatCountOf,
  nameList,
  shownName,
  unitSentence,
  verdictWords,
} from '../explain/index.ts';
import { t } from '../words/index.ts';
import { type Block, type Cell, type Section, type State, sentence, type TableBlock } from './content.ts';
import type { Gaps } from './gaps.ts';
import type { Shown } from './shown.ts';

/** For each search for a plan that reaches k. */
const SECONDS_TO_PLAN = 0.6;
/** Rows that are listed for those who may see them. */
const MOST_ROWS = 20;

/** As a program names rows that has them in a sheet. */
export interface RowNames {
  cellName(row: number, column: number | undefined): string;
}

export function* verdictSection(
  facts: ClassFacts,
  shown: Shown,
  gaps: Gaps,
  names: RowNames | undefined,
): Work<Section> {
  const { text, table, unit, verdict } = facts;
  const isRead = table.rowCount > 0 && text?.openQuote === undefined;
  const blocks: Block[] = [
    sentence(leadSentence(facts, shown)),
    ...(isRead ? [sentence(unitSentence(unit))] : []),
    ...(verdict && verdict.state !== 'not-judged' ? [attackerBlock(facts)] : []),
    ...criteriaTable(facts, shown),
    ...(yield* stepsBlock(facts, shown, gaps)),
    ...(shown.isInternal ? yield* rowsBlock(facts, names) : []),
  ];
  return { id: 'verdict', title: t`Verdict`, blocks };
}

export function stateOf({ verdict }: ClassFacts): State {
  if (verdict?.state === 'ready') return 'pass';
  return verdict?.state === 'not-ready' ? 'fail' : 'open';
}

/** `1,200 rows, 9 columns; 84 % of the rows are below k = 5 …` */
export function leadSentence(facts: ClassFacts, shown: Shown): string {
  const { table, text, risk, verdict, settings } = facts;
  const size = t`${shown.countOf(table.rowCount, t`row`, t`rows`)} and ${formatCountOf(table.width, t`column`, t`columns`)}`;
  if (text?.openQuote) return t`${size}. A quote is not closed, so the file is not judged.`;
  const { identifiers, others } = verdictWords(facts);
  const isJudged = verdict !== undefined && verdict.state !== 'not-judged';
  if (!isJudged || !risk) {
    // The text on rows that are perhaps about people names their smallest class.
    const why = shown.isInternal || !isJudged ? others.filter(() => shown.isInternal || !facts.asPeople) : others;
    const parts = [identifiers, ...why].filter((part) => part !== undefined);
    return parts.length > 0 ? t`${size}: ${parts.join('; ')}.` : t`${size}.`;
  }
  const rows = table.rowCount;
  const k = formatCount(settings.k);
  const found =
    risk.rowsBelow === 0
      ? t`every row shares its values with enough others (k = ${formatCount(risk.k)}, target ${k})`
      : t`rows that share their values with too few others: ${shown.share(risk.rowsBelow / rows, rows)} (k ${shown.anonymity(risk.k)}, target ${k})`;
  const hasUnique = risk.uniqueRows > 0 && shown.mayDiffer(risk.uniqueRows, risk.rowsBelow);
  const unique = !hasUnique ? undefined : t`unique rows: ${shown.share(risk.uniqueRows / rows, rows)}`;
  const parts = [identifiers, found, unique, ...others].filter((part) => part !== undefined);
  return t`${size}: ${parts.join('; ')}.`;
}

function attackerBlock({ settings, quasiIdentifiers, table }: ClassFacts): Block {
  const { name, kappa } = settings.attacker;
  const columns =
    typeof kappa === 'number' ? t`at most ${formatCountOf(kappa, t`column`, t`columns`)}` : t`all compared columns`;
  const compared = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
  const against = t`Judged by the policy ${shownName(settings.policy.name)}, against the attacker ${shownName(name)}, who knows ${columns}.`;
  return sentence(compared === '' ? against : t`${against} Rows are compared on ${compared}.`);
}

function criteriaTable({ verdict, table }: ClassFacts, shown: Shown): TableBlock[] {
  if (!verdict || verdict.state === 'not-judged' || verdict.criteria.length === 0) return [];
  return [
    {
      kind: 'table',
      name: t`What the policy asks for`,
      heads: [t`The policy asks for`, t`The file has`, t`Result`],
      rows: verdict.criteria.map((criterion) => [
        criterionAsked(criterion),
        valueShown(criterion, table.rowCount, shown),
        criterion.holds ? t`✓ holds` : t`✗ fails`,
      ]),
    },
  ];
}

type Criteria = NonNullable<ClassFacts['verdict']>['criteria'];

function valueShown(criterion: Criteria[number], rows: number, shown: Shown): string {
  if (criterion.name === 'k') return shown.anonymity(criterion.value);
  if (criterion.name === 'shareBelow') return shown.share(criterion.value, rows);
  return criterionValue(criterion);
}

/** What to do first, and the plan that costs least. */
function* stepsBlock(facts: ClassFacts, shown: Shown, gaps: Gaps): Work<Block[]> {
  const items: Cell[][] = [];
  for (const fix of nextFixes(facts)) {
    if (fix === 'identifiers') items.push(identifiersStep(facts));
    else items.push([(yield* gaps.filled(t`the plan that costs least`, planStep(facts, shown))) ?? anyPlan(facts)]);
  }
  if (items.length === 0) return [];
  return [sentence(t`Steps that would make it ready:`), { kind: 'list', items }];
}

function identifiersStep({ naming, table }: ClassFacts): Cell[] {
  const open = naming.filter(({ isAccepted }) => !isAccepted).map(({ column }) => column);
  const [first] = open;
  const names = nameList(open.map((column) => table.columns[column].name));
  const text = t`Remove or pseudonymise what names people: ${names}.`;
  return [open.length === 1 ? { text, place: { column: first } } : text];
}

function* planStep(facts: ClassFacts, shown: Shown): Work<string> {
  const { table, settings } = facts;
  const k = formatCount(settings.k);
  for (const limits of recommendedLimits) {
    const plan = yield* reachGoal(facts, limits, deadlineOf(SECONDS_TO_PLAN));
    if (!plan.treatments || plan.treatments.size + plan.suppressed === 0) continue;
    // Found in a hurry it erases far more than it has to.
    if (limits.mayErase && !plan.isProven) continue;
    const steps = [...plan.treatments].map(([column, treatment]) => {
      const name = shownName(table.columns[column].name);
      return treatment ? treatment.title(name) : t`Remove the column ${name}`;
    });
    const rows = plan.suppressed > 0 ? [t`remove ${shown.countOf(plan.suppressed, t`row`, t`rows`)}`] : [];
    const all = [...steps, ...rows].join('; ');
    return plan.isProven
      ? t`Reach k = ${k} at the least loss: ${all}.`
      : t`Reach k = ${k}, the least loss found in the time: ${all}.`;
  }
  return anyPlan(facts);
}

function anyPlan({ settings }: ClassFacts): string {
  return t`Reach k = ${formatCount(settings.k)}: make the compared columns coarser, or remove the rows at risk.`;
}

/** The rows at risk, by the lines on which they begin. */
function* rowsBlock(facts: ClassFacts, names: RowNames | undefined): Work<Block[]> {
  const { text, worstRows, verdict } = facts;
  if (verdict?.state === 'not-judged' || worstRows.length === 0) return [];
  const items: Cell[] = [];
  for (const row of worstRows.slice(0, MOST_ROWS)) {
    const line = yield* lineOfRow(text, row);
    items.push(
      line === undefined
        ? (names?.cellName(row, undefined) ?? t`row ${formatCount(row + 1)}`)
        : { text: t`line ${formatCount(line)}`, place: { line } },
    );
  }
  return [sentence(t`The rows most at risk:`), { kind: 'list', items: [items] }];
}
