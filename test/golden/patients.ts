/** Table 1 of COL, column by column, and columns of texts as codes. */
import { Codes } from '@quasi/shared/table';

const rows = [
  'EN569244 F 19 721001 1230 Fever',
  'EF863453 M 23 121000 0422 Pneumonia',
  'EX756421 F 56 831100 0719 Fever',
  'EA556754 F 14 201100 0926 Appendicitis',
  'EP974423 M 23 012000 1111 Leukemia',
  'EN540305 F 67 831100 1230 Fever',
  'EY775612 M 19 721001 0717 Leukemia',
].map((row) => row.split(' '));
const column = (place: number) => rows.map((row) => row[place]);

export const patients = {
  MINum: column(0),
  Sex: column(1),
  Age: column(2),
  ZipCode: column(3),
  Birthday: column(4),
  Disease: column(5),
};

export function codesOf(texts: readonly string[]): Codes {
  const distinct = [...new Set(texts)];
  const codes = new Codes();
  const numbers = Uint32Array.from(texts, (text) => distinct.indexOf(text));
  codes.splice(0, 0, numbers, distinct.length);
  return codes;
}

export function frequenciesOf(texts: readonly string[]): Uint32Array {
  return Uint32Array.from(new Set(texts), (text) => texts.filter((other) => other === text).length);
}
