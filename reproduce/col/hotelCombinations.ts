/**
 * The combinations of COL's Table 5 (RPI). The table is not at hand: these are the only ones, but for Fax and CtfTp changing places,
 * whose numbers of sets of 3 and 4 columns fit the printed formula and whose overlaps fit the exact values.
 */
const combinations = [
  'Id',
  'CtfId',
  'Hp Gender Name',
  'Hp Birth Name',
  'Hp Birth Zip',
  'Hp Birth Addr',
  'Hp Birth District3',
  'Hp Birth District4',
  'Hp Birth Gender Tel',
  'Hp Birth Gender Fax',
  'Hp Zip Name Addr',
  'Hp Name Addr Tel',
  'Hp Name Addr District3',
  'Hp Name Addr District4',
  'Hp Name Addr CtfTp',
];

/** Each as positions among `names`. */
export function hotelCombinations(names: readonly string[]): number[][] {
  return combinations.map((combination) => combination.split(' ').map((name) => names.indexOf(name)));
}
