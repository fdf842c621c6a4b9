/** Headers that are chemical symbols: elements, gases, particles. */
import { Things } from '../families.ts';
import { hasDecimals, isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

const element =
  /^(?:H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|K|Ca|Sc|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn|Ga|As|Se|Br|Rb|Sr|Y|Zr|Nb|Mo|Ag|Cd|Sn|Sb|I|Ba|La|Ce|Nd|Pt|Au|Hg|Pb|Bi|Th|U|pH)(?:[._ (-].{0,12})?$/;
/** Isotopes, and acids of fats. */
const substance =
  /^(?:(?:Sr|Cs|Pb|Ra|Rn|Th|Pu|Am)-?\d{2,3}|U-?23\d|\d{2,3}(?:Cs|Sr|Pb|Th|Ra)|(?:palmit|stear|ole|linole|linolen|eicosano|eicoseno|arachid|myrist|laur|capr|behen|eruc|citr|mal|tartar|lact|acet|succin)(?:ole)?ic(?:[ ._]?acid)?)$/i;
const FEWEST_ELEMENTS = 4;
/** Steps of a scale: amounts of a gas differ more. */
const MOST_STEPS = 11;
const FEWEST_SUBSTANCES = 3;
const compound =
  /(?:^|[^\p{L}\d])(?:CO2?|NO[2xX]?|SO2|O3|CH4|NH3|N2O|H2S|H2O|PM ?2[.,_]?5|PM ?10|PM ?1|SiO2|Al2O3|Fe2O3|CaO|MgO|Na2O|K2O|TiO2|P2O5|NO3|NH4|PO4|SO4|HCO3|BTEX|VOCs?|TVOC|TSP|BOD5?|COD|TSS|EC|DO)(?![\p{L}\d])/u;
const gas = /^(?:co2|no2|nox|so2|o3|ch4|nh3|n2o|pm_?2_?5|pm_?10|nh4|no3|po4|so4)(?:[._ -].{0,20})?$/i;

export function chemistry(columns: readonly Seen[]): Sign | undefined {
  const named = columns.filter(isNumeric);
  const elements = named.filter((column) => hasDecimals(column) && element.test(column.form.header.name.trim()));
  // `O3` with five different values is the third item of something.
  const compounds = named.filter(
    (column) =>
      (hasDecimals(column) || column.form.distinct > MOST_STEPS) &&
      (gas.test(column.form.header.name.trim()) || compound.test(column.form.header.name)),
  );
  const substances = named.filter(
    (column) => column.form.distinct > MOST_STEPS && substance.test(column.form.header.name.trim()),
  );
  if (substances.length >= FEWEST_SUBSTANCES) compounds.push(...substances);
  const members = elements.length >= FEWEST_ELEMENTS ? [...new Set([...elements, ...compounds])] : compounds;
  if (members.length === 0) return undefined;
  return {
    what: Things.nature,
    speaksFor: 'things',
    weight: members.length > 2 ? 3 : members.length > 1 ? 2.5 : 1.5,
    columns: members.map(({ index }) => index),
  };
}
