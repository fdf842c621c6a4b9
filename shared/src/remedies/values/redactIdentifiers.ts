/** In texts, e-mail addresses, numbers of people and accounts, and names become their kind in brackets: `call [phone]`. */
import * as z from 'zod/mini';
import { type Identifier, identifiersIn } from '../../roles/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

export const redactIdentifiers = remedyOf({
  name: 'redact-identifiers',
  sort: 'hidden',
  remains:
    'The text without e-mail addresses, IBANs, US Social Security, payment card and phone numbers, and without the names that were found: those beside titles, greetings, signatures and verbs of speech, and common ones.',
  notWhen:
    'Texts name places or hold a rare story, and some names are always missed: only reading them finds that. Remove the column if you cannot.',
  parameters: z.strictObject({}),
  example: [{}, 'call Mrs Miller, +41 44 668 18 00', 'call Mrs [name], [phone]'],
  offers: ({ kind, values }) => (kind === 'text' && holdsIdentifiers(values) ? [{}] : []),
  title: (column) => t`Redact names, e-mail addresses and numbers of people in ${column}`,
  treat: () => (value) => {
    let text = value;
    // A number that a word ran on from is one when a mark stands there.
    for (let found = identifiersIn(text); found.length > 0; found = identifiersIn(text)) text = marked(text, found);
    return text;
  },
});

function marked(text: string, identifiers: readonly Identifier[]): string {
  let after = '';
  let from = 0;
  for (const { start, end, mark } of identifiers) {
    after += text.slice(from, start) + mark;
    from = end;
  }
  return after + text.slice(from);
}

/** Characters that are looked at before it is offered. */
const LOOKED_AT = 100_000;

function holdsIdentifiers(values: Dictionary): boolean {
  let looked = 0;
  for (let code = 1; code < values.size && looked < LOOKED_AT; code++) {
    if (values.count(code) === 0) continue;
    const text = values.text(code);
    looked += text.length;
    if (identifiersIn(text.slice(0, LOOKED_AT)).length > 0) return true;
  }
  return false;
}
