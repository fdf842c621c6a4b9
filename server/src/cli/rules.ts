/** `quasi rules`: the catalogue, as a table or as JSON. */
import { rules as catalogue, type Rule } from '@quasi/shared/rules';
import { rulePageAddress } from '../rulePageAddress.ts';
import { type Colours, coloursFor } from './colours.ts';
import { type Command, print } from './command.ts';
import { jsonText } from './jsonText.ts';
import { UsageProblem } from './problems.ts';
import { wrapText } from './wrapText.ts';

export const rules: Command = {
  name: 'rules',
  operands: '',
  summary: 'list the rules',
  readsNothing: true,
  options: { '--json': 'print a list of { code, slug, scope, severity, summary, since, page }' },
  async run(args) {
    if (args.operands.length > 0)
      throw new UsageProblem('rules takes no file; "quasi explain-rule SLUG" explains one.');
    const text = args.has('json')
      ? jsonText(catalogue.map(asJson))
      : table(
          coloursFor(process.stdout, args.has('no-color')),
          process.stdout.isTTY ? process.stdout.columns : undefined,
        );
    return print(text);
  },
};

/** With less room than this beside it, the summary of a rule stands under it. */
const LEAST_ROOM = 40;
const GAP = '  ';

function asJson({ code, slug, scope, severity, summary, since }: Rule): unknown {
  return { code, slug, scope, severity, summary, since, page: rulePageAddress(slug) };
}

/** Where no person reads along, each rule has one line. */
function table({ bold, faint }: Colours, width = Number.POSITIVE_INFINITY): string {
  const head = ['code', 'rule', 'on a', 'by default'] as const;
  const rows = catalogue.map(({ code, slug, scope, severity, summary }) => ({
    cells: [code, slug, scope, severity],
    summary,
  }));
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map(({ cells }) => cells[i].length)));
  const line = (cells: readonly string[]) => cells.map((cell, i) => cell.padEnd(widths[i])).join(GAP);
  const beside = line(head).length + GAP.length;
  const isUnder = width - beside < LEAST_ROOM;
  const indent = isUnder ? GAP.length : beside;
  const lines = rows.flatMap(({ cells, summary }) => {
    const [first, ...others] = wrapText(summary, width - indent);
    const under = (isUnder ? [first, ...others] : others).map((text) => ' '.repeat(indent) + text);
    return [isUnder ? bold(line(cells).trimEnd()) : `${line(cells)}${GAP}${first}`, ...under];
  });
  const title = isUnder ? line(head) : `${line(head)}${GAP}says`;
  return `${[faint(title.trimEnd()), ...lines].join('\n')}\n`;
}
