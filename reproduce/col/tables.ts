/** The tables that COL's measures are tried on: the made-up hotel and tables of the data folder, as RPI was not published and Pokec is not among our data. */
import { type CodedTable, codedTable, sharedTable } from '../data.ts';
import { hotelTable } from './hotelTable.ts';

export interface NamedTable {
  readonly label: string;
  readonly table: CodedTable;
}

const guests = 10_000;

const files: readonly (readonly [label: string, path: string, header?: false])[] = [
  ['patients (Synthea)', 'medical/synthea_patients.csv'],
  ['hepatitis', 'ucc/hepatitis.csv', false],
  ['abalone', 'ucc/abalone.csv', false],
  ['utilities (EIA)', 'sdc/EIA.csv'],
  ['echocardiogram', 'ucc/echocardiogram.csv', false],
  ['stroke', 'medical/stroke.csv'],
  ['households (sdcMicro)', 'sdc/testdata.csv'],
  ['census (CASC)', 'sdc/CASCrefmicrodata.csv'],
  ['bridges', 'ucc/bridges.csv', false],
  ['Adult', 'adult/adult.csv'],
];

export function namedTables(): NamedTable[] {
  return [
    { label: 'hotel (made up)', table: hotelTable(guests, 1) },
    ...files.map(([label, path, header = true]) => ({
      label,
      table: codedTable(sharedTable(path, { header, missingTokens: [] })),
    })),
  ];
}
