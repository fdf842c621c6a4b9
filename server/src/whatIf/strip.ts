/** *What if*: the strip of a report in which k and levels are tried out, as it stands before anything was moved. A script of the editor's moves it. */
import { areCompared, type ClassFacts, type Work } from '@quasi/shared/analysis';
import { formatCount, shownName } from '@quasi/shared/explain';
import { escapeXml } from '@quasi/shared/figures';
import type { WhatIfLevel, WhatIfResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { BELOW, numberNames, tried } from './tried.ts';

export const STRIP = 'what-if';

export function stripTitle(): string {
  return t`What if`;
}

/** Where nothing can be tried it says why. */
export function* stripHtml(facts: ClassFacts): Work<string> {
  const idle = whyIdle(facts);
  if (idle !== undefined) return section([`<p>${escapeXml(idle)}</p>`]);
  const asItIs = yield* tried(
    facts,
    facts.quasiIdentifiers.map(() => 0),
    false,
  );
  return section([
    `<p>${escapeXml(t`Move k to be shown the levels that lose least, or move a column by itself. The file stays as it is until you apply a preview.`)}</p>`,
    `<form id="${STRIP}-form" data-k="${facts.settings.k}" data-goals="${goalsFor(facts).join()}" data-looking="${escapeXml(t`Looking for the levels that lose least…`)}" data-none="${escapeXml(t`No levels were found that reach it.`)}" data-failed="${escapeXml(t`That could not be counted. Try again.`)}">`,
    '<div class="sides">',
    controls(facts, asItIs),
    outcome(facts, asItIs),
    '</div>',
    buttons(asItIs),
    '</form>',
  ]);
}

function section(parts: readonly string[]): string {
  const title = escapeXml(stripTitle());
  const heading = `<h2 id="${STRIP}-title">${title}</h2>`;
  return [
    `<section id="${STRIP}" class="screen" aria-labelledby="${STRIP}-title">`,
    heading,
    ...parts,
    '</section>',
  ].join('\n');
}

/** Undefined where there is something to try. */
function whyIdle({ table, unit, quasiIdentifiers, protection, risk }: ClassFacts): string | undefined {
  if (protection?.isWhole)
    return t`All rows are answers of randomised response, so there are no classes to make larger.`;
  if (!areCompared(unit)) return t`No rows are compared, as they are not about people. If they are, say so first.`;
  if (quasiIdentifiers.length === 0)
    return t`No column is compared. Mark those that others may know of a person first.`;
  return table.rowCount === 0 || !risk ? t`There are no rows.` : undefined;
}

const goals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000];

/** The k that can be tried: that of the policy is one of them. */
function goalsFor({ settings, table }: ClassFacts): number[] {
  const possible = goals.filter((k) => k <= table.rowCount);
  return [...new Set([...possible, settings.k])].sort((one, other) => one - other);
}

function controls(facts: ClassFacts, { levels, rows, mayRemove }: WhatIfResult): string {
  const { table, quasiIdentifiers, settings } = facts;
  const possible = goalsFor(facts);
  const place = possible.indexOf(settings.k);
  const k = formatCount(settings.k);
  return [
    '<div class="controls">',
    `<div class="control goal"><label for="${STRIP}-k">${escapeXml(t`k to reach`)}</label>`,
    range(`${STRIP}-k`, possible.length - 1, place, t`k = ${k}`),
    `<p><output id="${STRIP}-k-text" for="${STRIP}-k">${k}</output>`,
    `<button type="button" id="${STRIP}-suggest">${escapeXml(t`Suggest levels`)}</button></p></div>`,
    `<fieldset><legend>${escapeXml(t`How each compared column is given`)}</legend>`,
    ...levels.map((level, i) => levelHtml(shownName(table.columns[quasiIdentifiers[i]].name), level, i)),
    '</fieldset>',
    `<p class="removing"><input type="checkbox" id="${STRIP}-removes"${mayRemove ? '' : ' disabled'}> `,
    `<label for="${STRIP}-removes" id="${STRIP}-rows">${escapeXml(rows)}</label></p>`,
    '</div>',
  ].join('\n');
}

function levelHtml(name: string, { level, top, text }: WhatIfLevel, i: number): string {
  const id = `${STRIP}-level-${i}`;
  return [
    `<div class="control"><label for="${id}">${escapeXml(name)}</label>`,
    range(id, top, level, text, `data-level="${escapeXml(name)}"`),
    `<output id="${id}-text" for="${id}">${escapeXml(text)}</output></div>`,
  ].join('\n');
}

function range(id: string, top: number, at: number, text: string, more = ''): string {
  const none = top === 0 ? ' disabled' : '';
  return `<input type="range" id="${id}" min="0" max="${top}" value="${at}" aria-valuetext="${escapeXml(text)}"${none} ${more}>`;
}

function outcome(facts: ClassFacts, { numbers, sentence, isReached }: WhatIfResult): string {
  const rows = numberNames(facts).map((name, i) => {
    const { before, after } = numbers[i];
    const id = i === BELOW ? ` id="${STRIP}-below"` : '';
    const cells = `<td id="${STRIP}-before-${i}">${before}</td><td id="${STRIP}-after-${i}">${after}</td>`;
    return `<tr><th scope="row"${id}>${escapeXml(name)}</th>${cells}</tr>`;
  });
  const heads = [t`Measure`, t`Now`, t`Then`].map((head) => `<th scope="col">${escapeXml(head)}</th>`);
  return [
    `<p id="${STRIP}-state" class="reached ${isReached ? 'pass' : 'fail'}" role="status">${escapeXml(sentence)}</p>`,
    `<div id="${STRIP}-outcome" aria-busy="false">`,
    `<table><caption>${escapeXml(t`Before and after`)}</caption><thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
    '</div>',
  ].join('\n');
}

function buttons({ canApply }: WhatIfResult): string {
  const disabled = canApply ? '' : ' disabled';
  const button = (id: string, text: string, more = '') =>
    `<button type="button" id="${STRIP}-${id}"${more}>${escapeXml(text)}</button>`;
  return [
    '<p class="acts">',
    button('apply', t`Apply…`, `${disabled} class="first"`),
    button('save', t`Save Recipe`, disabled),
    button('reset', t`Reset`),
    '</p>',
  ].join('\n');
}
