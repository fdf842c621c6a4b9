/** The attack of COL's section 2: the names of its Tables 3 and 4 looked up in Table 1 by what the attacker knows of them. */
import { sharedTable } from '../data.ts';
import { count } from '../numbers.ts';
import type { Section } from '../page.ts';

/** Tables 3 and 4 in one: who has which age and birthday, and which insurance number belongs to which ID number. */
const known: Readonly<Record<string, readonly string[]>> = {
  Age: ['19', '23', '56', '14', '23', '67', '19'],
  Birthday: ['1230', '0422', '0719', '0926', '1111', '1230', '0717'],
  MINum: ['EN569244', 'EF863453', 'EX756421', 'EA556754', 'EP974423', 'EN540305', 'EY775612'],
};

const attacks: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['3', ['Age']],
  ['3', ['Birthday']],
  ['3', ['Age', 'Birthday']],
  ['4', ['MINum']],
];

export interface Attack {
  readonly table: string;
  readonly columns: readonly string[];
  readonly people: number;
  /** People who match one record, and no other. */
  readonly found: number;
}

export function attacksWithTables(): Attack[] {
  const table = sharedTable('paper_examples/gong_table1.csv', { header: true });
  const textsOf = (name: string) => {
    const column = table.columns.find((one) => one.name === name);
    if (!column) throw new Error(`Table 1 has no column ${name}`);
    return Array.from(column.codes.view, (code) => column.dictionary.text(code));
  };
  return attacks.map(([name, columns]) => {
    const records = tuples(columns.map(textsOf));
    const people = tuples(columns.map((column) => known[column]));
    const found = people.filter((person) => records.filter((record) => record === person).length === 1).length;
    return { table: name, columns, people: people.length, found };
  });
}

function tuples(columns: readonly (readonly string[])[]): string[] {
  return columns[0].map((_, row) => columns.map((texts) => texts[row]).join(' '));
}

export function backgroundSection(done: readonly Attack[]): Section {
  const [age, birthday] = done;
  return {
    heading: 'The attack with background tables (Tables 3 and 4)',
    blocks: [
      'Each person of a background table is looked up in Table 1. A person who matches one record and no other is found, with their disease.',
      {
        kind: 'table',
        columns: ['background', 'known of a person', 'people', 'found'],
        rows: done.map(({ table, columns, people, found }) => [
          `Table ${table}`,
          columns.join(', '),
          count(people),
          count(found),
        ]),
        left: [0, 1],
      },
      `The paper says that neither Age nor Birthday finds any person, and both together find all. Both together do; but Age alone finds ${age.found} people and Birthday alone ${birthday.found}, as a value that occurs once singles its record out though its column is no unique combination. Of a file: a background table is the \`--population-file\` of [k-map](../measures/presence-and-k-map.md).`,
    ],
  };
}
