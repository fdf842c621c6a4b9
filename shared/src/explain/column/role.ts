/** The role of a column and why it has it, and the identifiers inside its texts. */
import { t, translated } from '../../words/index.ts';
import { formatCountOf } from '../format.ts';
import { nameList } from '../names.ts';
import { evidenceText, reasonSentence, roleSentence } from '../roleText.ts';
import type { ColumnPart } from './part.ts';

export const role: ColumnPart = {
  sentences({ facts: { roles, embedded, protection }, column }) {
    const own = roles[column];
    const inside = embedded[column];
    return [
      protection?.noised.has(column) && own.role === 'quasi-identifier'
        ? t`Others could know a person's true value, but rows are not compared on it.`
        : roleSentence(own),
      reasonSentence(own),
      // What to do where Quasi is wrong.
      ...(own.isDeclared
        ? []
        : [t`If that is wrong, change its role with the lightbulb on its name, or in quasi.json.`]),
      ...(inside
        ? [
            t`${formatCountOf(inside.rows, t`text holds`, t`texts hold`)} ${nameList([...inside.rowsOf.keys()].map(translated))}.`,
          ]
        : []),
    ];
  },
  json({ facts: { table, roles }, column }) {
    const { role: taken, kind, isDeclared, evidence } = roles[column];
    return {
      column: table.columns[column].name,
      role: taken,
      kind,
      declared: isDeclared,
      evidence: evidence.map(evidenceText),
    };
  },
};
