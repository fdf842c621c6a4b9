/** `quasi explain-rule`: the documentation page of a rule, to be read in a terminal. */
import { nearest } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { type Rule, ruleDescription, rulePage, rules } from '@quasi/shared/rules';
import { rulePageAddress } from '../rulePageAddress.ts';
import { coloursFor } from './colours.ts';
import { type Command, print } from './command.ts';
import { pageText } from './pageText.ts';
import { UsageProblem } from './problems.ts';
import { readingWidth } from './wrapText.ts';

export const explainRule: Command = {
  name: 'explain-rule',
  operands: 'SLUG',
  summary: 'say what a rule finds, why it matters and what to do; by its name or code',
  options: {},
  readsNothing: true,
  async run(args) {
    const missing = 'Name a rule, as risky-column; "quasi rules" lists them.';
    const rule = ruleNamed(args.onlyOperand('explain-rule', missing, 'rule'));
    const page = rulePage(rule, await ruleDescription(rule.slug));
    const colours = coloursFor(process.stdout, args.has('no-color'));
    const text = pageText(page, colours, readingWidth(process.stdout));
    return print(`${text}\n${colours.faint(rulePageAddress(rule.slug))}\n`);
  },
};

function ruleNamed(name: string): Rule {
  const rule = rules.find(({ slug, code }) => slug === name.toLowerCase() || code === name.toUpperCase());
  if (rule) return rule;
  const meant = /^qs\d/i.test(name)
    ? nearest(
        name.toUpperCase(),
        rules.map(({ code }) => code),
      )
    : nearest(
        name.toLowerCase(),
        rules.map(({ slug }) => slug),
      );
  const hint = meant ? `did you mean ${meant}? ` : '';
  throw new UsageProblem(`There is no rule "${shownName(name)}"; ${hint}"quasi rules" lists those there are.`);
}
