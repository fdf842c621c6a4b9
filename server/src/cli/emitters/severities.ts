/** How severities are said: a word and a sign, for people who see no colours too. */
import type { Severity } from '@quasi/shared/rules';
import type { Colours } from '../colours.ts';

interface SeverityText {
  readonly word: string;
  readonly plural: string;
  readonly sign: string;
  readonly colour: keyof Colours;
}

export const severityTexts: Readonly<Record<Severity, SeverityText>> = {
  error: { word: 'error', plural: 'errors', sign: '✖', colour: 'red' },
  warning: { word: 'warning', plural: 'warnings', sign: '⚠', colour: 'yellow' },
  information: { word: 'info', plural: 'info', sign: 'ℹ', colour: 'blue' },
  hint: { word: 'hint', plural: 'hints', sign: '·', colour: 'faint' },
};

/** The gravest first. */
export const severities = Object.keys(severityTexts) as readonly Severity[];

/** As a person types it: `info` stands for `information`. */
export function severityOf(word: string): Severity | undefined {
  return severities.find((severity) => severity === word || severityTexts[severity].word === word);
}
