/** SARIF 2.1.0, as GitHub's code scanning and editors read it: on one line, since GitHub counts bytes. */
import type { Severity } from '@quasi/shared/config';
import { type Rule, ruleDescription, rulePage, rules } from '@quasi/shared/rules';
import { rulePageAddress } from '../../rulePageAddress.ts';
import { inertJson } from '../jsonText.ts';
import { version } from '../version.ts';
import { type Entry, entriesIn, entriesOf } from './ci/entries.ts';
import { pathInRepository, uriInRepository } from './ci/pathInRepository.ts';
import type { Emitter, FindingIn } from './emitter.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub shows so many places beside a result. */
const MOST_RELATED = 100;

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

export function sarifEmitter(): Emitter {
  const entries: Entry[] = [];
  const problems: { readonly message: string; readonly path: string }[] = [];
  const beside = (findings: readonly FindingIn[]) => {
    entries.push(...entriesIn(findings));
    return '';
  };
  return {
    file({ file, findings, worstLines }) {
      entries.push(...entriesOf(file, findings, worstLines));
      return '';
    },
    statistics: ({ findings }) => beside(findings),
    beside,
    problem(message, path) {
      problems.push({ message, path });
    },
    async end() {
      const used = rules.filter(({ slug }) => entries.some(({ finding }) => finding.slug === slug));
      const notifications = problems.map(({ message, path }) => ({
        level: 'error',
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriInRepository(pathInRepository(path)) } } }],
      }));
      const run = {
        tool: {
          driver: {
            name: 'Quasi',
            semanticVersion: version(),
            informationUri: 'https://github.com/datarisk/quasi',
            rules: await Promise.all(used.map(ruleInSarif)),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: problems.length === 0, toolExecutionNotifications: notifications }],
        results: entries.map((entry) => resultOf(entry, used)),
      };
      return `${inertJson(JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }))}\n`;
    },
  };
}

async function ruleInSarif(rule: Rule): Promise<unknown> {
  const { slug, code, summary, severity } = rule;
  const page = rulePage(rule, await ruleDescription(slug)).replace(/^<!--.*?-->\n+/s, '');
  return {
    id: slug,
    name: code,
    shortDescription: { text: summary },
    help: { text: `${summary}\n${rulePageAddress(slug)}`, markdown: page },
    helpUri: rulePageAddress(slug),
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: ['privacy'] },
  };
}

function resultOf({ path, finding, range, text, otherLines, fingerprint }: Entry, used: readonly Rule[]): unknown {
  const artifactLocation = { uri: uriInRepository(path) };
  const region = range && {
    startLine: range.start.line + 1,
    startColumn: range.start.character + 1,
    endLine: range.end.line + 1,
    endColumn: range.end.character + 1,
  };
  const related = otherLines.slice(0, MOST_RELATED).map((startLine, id) => ({
    id,
    physicalLocation: { artifactLocation, region: { startLine } },
    message: { text: 'A row at risk' },
  }));
  return {
    ruleId: finding.slug,
    ruleIndex: used.findIndex(({ slug }) => slug === finding.slug),
    level: levels[finding.severity],
    message: { text },
    locations: [{ physicalLocation: { artifactLocation, ...(region && { region }) } }],
    ...(related.length > 0 && { relatedLocations: related }),
    partialFingerprints: { 'quasi/v1': fingerprint },
  };
}
