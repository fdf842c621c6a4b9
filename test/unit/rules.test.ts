/** Runs the cases that the rules state in Markdown; `QUASI_UPDATE_CASES=1` writes what is found as what is expected. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '../../shared/src/analysis/index.ts';
import { defaultSettings } from '../../shared/src/config/index.ts';
import {
  locate,
  runConfigRules,
  runDescribedRules,
  runSchemaRules,
  runStatisticsRules,
  type SchemaFinding,
  type Span,
} from '../../shared/src/rules/index.ts';
import { type Case, type Expectation, listedText, readCases, writeCase } from '../../shared/src/rules/testCases.ts';
import {
  allFindings,
  configFactsOf,
  factsOf,
  schemaFactsOf,
  statisticsFactsOf,
} from '../../shared/src/rules/testFacts.ts';

const folder = new URL('../../shared/src/rules/', import.meta.url);
const isUpdating = process.env['QUASI_UPDATE_CASES'] === '1';

for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  for (const name of ['rule.md', 'cases.md']) {
    const file = new URL(`${entry.name}/${name}`, folder);
    if (!existsSync(file)) continue;
    if (isUpdating) update(file, entry.name);
    for (const each of readCases(readFileSync(file, 'utf8'))) {
      test(`${entry.name}: ${each.title}`, () => checkCase(each, entry.name));
    }
  }
}

/** A finding is as expected when it is in the same place and its message begins as the expectation says. */
function checkCase(each: Case, slug: string): void {
  const found = findingsIn(each, slug);
  const open = [...found];
  const unmet = each.expected.filter((expected) => {
    const match = open.findIndex((finding) => isMet(expected, finding));
    if (match >= 0) open.splice(match, 1);
    return match < 0;
  });
  const difference = [...unmet.map((one) => `- ${listedText(one)}`), ...open.map((one) => `+ ${listedText(one)}`)];
  assert.deepEqual(difference, [], 'expected (-) and found (+)');
}

function isMet(expected: Expectation, { messageStart: message, ...place }: Expectation): boolean {
  const { messageStart, ...expectedPlace } = expected;
  const samePlace = Object.entries(expectedPlace).every(([key, value]) => place[key as keyof typeof place] === value);
  return samePlace && message.startsWith(messageStart);
}

/** All findings of the rule, or of all rules, with their whole messages. */
function findingsIn({ kind, text, data, settings, options }: Case, slug: string): Expectation[] {
  const isAsked = (found: string) => found === slug || options.has('rules=all');
  const bytes = new TextEncoder().encode(text);
  if (kind === 'jsonc') {
    const inText = options.has('statistics')
      ? runStatisticsRules(statisticsFactsOf(text, settings))
      : options.has('schema')
        ? findingsInSchema(text, data, settings)
        : runConfigRules(configFactsOf(text, data));
    return inText
      .filter((finding) => isAsked(finding.slug))
      .map(({ offset, length, ...finding }) => {
        const byteOf = (end: number) => new TextEncoder().encode(text.slice(0, end)).length;
        return expectationOf(finding, bytes, { start: byteOf(offset), end: byteOf(offset + length) });
      });
  }
  const option = (name: string) => [...options].find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const encoding = option('encoding');
  const origin = option('origin') === 'disk' ? 'disk' : 'editor';
  const facts = factsOf(text, settings, { kind: origin, ...(encoding !== undefined && { encoding }) });
  return allFindings(facts)
    .filter((finding) => isAsked(finding.slug))
    .map((finding) => expectationOf(finding, bytes, locate(facts, finding.target)));
}

function findingsInSchema(text: string, data: string | undefined, settings: unknown): SchemaFinding[] {
  const { schema, described } = schemaFactsOf(text, data, settings);
  const own = runSchemaRules({ schema }, defaultSettings);
  return [...own, ...(described ? drain(runDescribedRules(described, '2026-01-01')).findings : [])];
}

function expectationOf(
  { slug, message }: { slug: string; message: string },
  bytes: Uint8Array,
  { start, end }: Span,
): Expectation {
  const [startLine, startColumn] = positionAt(bytes, start);
  const [endLine, endColumn] = positionAt(bytes, end);
  return { startLine, startColumn, endLine, endColumn, slug, messageStart: message };
}

function positionAt(bytes: Uint8Array, offset: number): [line: number, column: number] {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset));
  const lines = before.split(/\r\n|\n|\r/);
  return [lines.length - 1, lines[lines.length - 1].length];
}

/** Expectations that are met stay as they are written; new ones take the whole headline. */
function update(file: URL, slug: string): void {
  let document = readFileSync(file, 'utf8');
  for (const each of readCases(document).reverse()) {
    const found = findingsIn(each, slug).map((finding) => {
      const met = each.expected.find((expected) => isMet(expected, finding));
      return met ?? finding;
    });
    const lines = document.split('\n');
    lines.splice(each.firstLine, each.endLine - each.firstLine, ...writeCase(document, each, found));
    document = lines.join('\n');
  }
  writeFileSync(file, document);
}
