/** The variables of household surveys have codes for names, the same in a hundred countries: `v012` of DHS is an age, `HL4` of MICS a sex. */
import { detectors } from '../detectors/index.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { rejudged } from './rejudged.ts';

type Codes = Readonly<Record<string, string>>;

/** Of the Demographic and Health Surveys: women, households and their members. */
const dhs: Codes = {
  ...{ v010: 'birth year', v012: 'age', v013: 'age group', v024: 'region', v025: 'urban rural', v101: 'region' },
  ...{ v102: 'urban rural', v106: 'education', v107: 'education', v133: 'education', v149: 'education' },
  ...{ v130: 'religion', v131: 'ethnicity', v045c: 'native language', v136: 'household size', v151: 'sex' },
  ...{ v190: 'wealth index', v191: 'wealth index', v201: 'number of children', v501: 'marital status' },
  ...{ v502: 'marital status', v701: 'education', v705: 'occupation', v717: 'occupation', v716: 'occupation' },
  ...{ v730: 'age', v213: 'pregnant', v463a: 'smoking', v781: 'hiv status', v457: 'anemia', v005: 'sampling weight' },
  ...{ hv005: 'sampling weight', hv009: 'household size', hv024: 'region', hv025: 'urban rural', hv104: 'sex' },
  ...{ hv105: 'age', hv106: 'education', hv107: 'education', hv109: 'education', hv115: 'marital status' },
  ...{ hv101: 'relationship', hv219: 'sex', hv220: 'age', hv270: 'wealth index', hv271: 'wealth index' },
  ...{ mv012: 'age', mv013: 'age group', mv024: 'region', mv025: 'urban rural', mv106: 'education' },
  ...{ mv130: 'religion', mv131: 'ethnicity', mv501: 'marital status', mv717: 'occupation' },
};

/** Of the Multiple Indicator Cluster Surveys. */
const mics: Codes = {
  ...{ hh6: 'urban rural', hh7: 'region', hl3: 'relationship', hl4: 'sex', hl6: 'age', hl5y: 'birth year' },
  ...{ ed5a: 'education', ed4a: 'education', ed4: 'education', wb4: 'age', wb2: 'age', wb6a: 'education' },
  ...{ wb18: 'education', ma1: 'marital status', mstatus: 'marital status', melevel: 'education' },
  ...{ welevel: 'education', helevel: 'education', windex5: 'wealth index', windex10: 'wealth index' },
  ...{ wscore: 'wealth index', ub2: 'age', cage: 'age', hc1a: 'religion', hc1b: 'native language' },
  ...{ hhweight: 'sampling weight', wmweight: 'sampling weight', chweight: 'sampling weight' },
};

/** One code may be anything. */
const FEWEST = 3;
const rolesMeant = new Set(['quasi-identifier', 'sensitive', 'weight']);
const candidates = detectors.filter(({ role, proof }) => rolesMeant.has(role) && proof !== 'check');

export function surveyCodes(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const codes = [dhs, mics].find(
    (each) => columns.filter(({ header }) => Object.hasOwn(each, nameOf(header.name))).length >= FEWEST,
  );
  if (!codes) return roles.slice();
  return roles.map((role, i) => {
    const name = nameOf(columns[i].header.name);
    return Object.hasOwn(codes, name) ? (meaning(columns[i], codes[name]) ?? role) : role;
  });
}

function nameOf(name: string): string {
  return name.slice(0, 20).toLowerCase();
}

function meaning(column: ColumnForm, words: string): ColumnRole | undefined {
  for (const detector of candidates) {
    const found = rejudged(column, detector, words);
    if (found?.evidence[0]?.says === 'header') return found;
  }
  return undefined;
}
