/** The card of a column in two lines: what it is with one number and its shape, and the one thing that matters most about it. */
import { areCompared, type ColumnShape, type InsightFacts, peopleNamed } from '../../analysis/index.ts';
import { t } from '../../words/index.ts';
import { bars } from '../bars.ts';
import type { Card } from '../card.ts';
import type { ColumnSeen } from '../column/index.ts';
import { sensitivities, sensitivityText } from '../columnsByRisk.ts';
import { formatCount, formatCountOf, formatEpsilon, formatShare } from '../format.ts';
import { shortList, shownName } from '../names.ts';
import { roleName, roleSentence } from '../roleText.ts';

/** `shape`: undefined where there was no time to draw it. */
export function shortColumnCard(seen: ColumnSeen, shape: ColumnShape | undefined): Card {
  const { facts, column } = seen;
  const name = shownName(facts.table.columns[column].name);
  const role = roleName(facts.roles[column].role);
  const number = [numberOf(seen), drawn(shape)].filter((part) => part !== '').join(' ');
  return { title: `${name} · ${role} · ${number}`, sentences: [mattersMost(seen)], values: [], sections: [] };
}

function numberOf({ facts: { profiles, protection }, column, known }: ColumnSeen): string {
  const epsilon = protection?.noised.get(column);
  if (epsilon !== undefined) return `ε = ${formatEpsilon(epsilon)}`;
  const sensitivity = sensitivityText(sensitivities(known.insight).get(column));
  if (sensitivity !== undefined) return t`sensitivity ${sensitivity}`;
  return formatCountOf(profiles[column].distinct, t`distinct value`, t`distinct values`);
}

/** A row of equal bars, as of values that all occur once, has no shape. */
function drawn(shape: ColumnShape | undefined): string {
  if (!shape || new Set(shape.rows).size < 2) return '';
  return bars(shape.rows);
}

/** The first that holds. */
function mattersMost(seen: ColumnSeen): string {
  const { facts, column } = seen;
  return ofFile(seen) ?? ofNames(seen) ?? ofRole(seen) ?? roleSentence(facts.roles[column]);
}

/** What holds for all columns of the file, or makes numbers of this one meaningless. */
function ofFile({ facts: { table, text, unit, protection, roles }, column }: ColumnSeen): string | undefined {
  if (text?.openQuote)
    return t`Nothing is judged before the quote in line ${formatCount(text.openQuote.line)} is closed.`;
  if (table.rowCount === 0) return t`The file has no rows.`;
  if (protection?.noised.has(column))
    return t`Its values are answers of randomised response, so no single one can be trusted.`;
  const isOfPeople = ['quasi-identifier', 'sensitive', 'unknown'].includes(roles[column].role);
  return isOfPeople && unit.rows === 'things' ? t`The rows are not about people, so they are not compared.` : undefined;
}

/** Of a column that names people, in its values or inside its texts. */
function ofNames({ facts: { naming, embedded }, column }: ColumnSeen): string | undefined {
  const found = naming.find((one) => one.column === column);
  if (!found) return undefined;
  if (found.isAccepted) return t`It identifies people, which quasi.json accepts.`;
  const inside = embedded[column];
  if (!found.isText || !inside)
    return t`It identifies people by itself: remove or pseudonymise it before you share the file.`;
  return inside.rows === 1
    ? t`1 of its texts identifies people.`
    : t`${formatCount(inside.rows)} of its texts identify people.`;
}

function ofRole(seen: ColumnSeen): string | undefined {
  const { facts, column, known } = seen;
  const { role } = facts.roles[column];
  if (role === 'subject') {
    const people = formatCountOf(peopleNamed(facts.profiles[column]), t`person`, t`people`);
    return t`It marks the rows of one person: ${people} in ${formatCountOf(facts.table.rowCount, t`row`, t`rows`)}.`;
  }
  if (!known.insight || !areCompared(facts.unit)) return undefined;
  if (role === 'sensitive') return ofSensitive(known.insight, column);
  return role === 'quasi-identifier' ? ofCompared(known.insight, column) : undefined;
}

function ofSensitive({ sensitive }: InsightFacts, column: number): string | undefined {
  const found = sensitive.find((one) => one.column === column);
  return found?.l === 1
    ? t`In some groups of like rows all have the same value, so it is known for everyone in them.`
    : undefined;
}

/** How far the value leads to a row: by itself, with others, or because it is rare. */
function ofCompared(insight: InsightFacts, column: number): string | undefined {
  const { smallKeys, rare, sensitivity, table, settings } = insight;
  const keys = smallKeys.filter(({ columns }) => columns.includes(column));
  const own = keys.find(({ columns }) => columns.length === 1);
  if (own) return t`This one value is enough to find ${formatShare(own.share)} of the rows.`;
  const [first] = keys;
  if (first) {
    const others = shortList(first.columns.filter((one) => one !== column).map((one) => table.columns[one].name));
    return t`With ${others} it is enough to find ${formatShare(first.share)} of the rows.`;
  }
  const { values = 0, rows = 0 } = rare[column] ?? {};
  if (values > 0) {
    const below = t`fewer than ${formatCount(settings.k)} rows have each`;
    return t`${formatCountOf(values, t`rare value`, t`rare values`)} in ${formatCountOf(rows, t`row`, t`rows`)}: ${below}.`;
  }
  const found = sensitivities(insight).get(column);
  return found?.lower === 0 && sensitivity.isComplete
    ? t`It adds little: few rows are unique because of it.`
    : undefined;
}
