/** The variables of official surveys have codes for names, the same in many countries: `v012` of DHS is an age, `HL4` of MICS a sex. */
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

/** Of the statistics on income and living conditions of the European Union. */
const silc: Codes = {
  ...{ rb080: 'birth year', pb140: 'birth year', rb090: 'sex', pb150: 'sex', pb190: 'marital status' },
  ...{ pb200: 'marital status', pb210: 'birth country', pb220a: 'citizenship', pe010: 'education', pe020: 'education' },
  ...{ pe040: 'education', pe041: 'education', pl030: 'occupation', pl031: 'occupation', pl032: 'occupation' },
  ...{ pl040: 'occupation', pl050: 'occupation', pl051: 'occupation', rb210: 'occupation', db040: 'region' },
  ...{ db100: 'urban rural', hx040: 'household size', hx060: 'household type', hh010: 'household type' },
  ...{ hh020: 'household type', hh021: 'household type', hh030: 'household size', hhsize: 'household size' },
  ...{ db090: 'sampling weight', rb050: 'sampling weight', pb040: 'sampling weight', ph030: 'disability' },
};

/** Of the European Social Survey. */
const ess: Codes = {
  ...{ gndr: 'sex', agea: 'age', yrbrn: 'birth year', cntry: 'country', region: 'region', domicil: 'urban rural' },
  ...{ edulvl: 'education', edulvla: 'education', edulvlb: 'education', eisced: 'education', eduyrs: 'education' },
  ...{ brncntr: 'birth country', cntbrth: 'birth country', ctzcntr: 'citizenship', ctzship: 'citizenship' },
  ...{ blgetmg: 'ethnicity', rlgblg: 'religion', rlgdnm: 'religion', marsts: 'marital status' },
  ...{ maritalb: 'marital status', hhmmb: 'household size', mnactic: 'occupation', isco08: 'occupation' },
  ...{ hinctnta: 'household income', hlthhmp: 'disability', lrscale: 'political views', lnghom1: 'native language' },
  ...{
    dweight: 'sampling weight',
    pspwght: 'sampling weight',
    pweight: 'sampling weight',
    anweight: 'sampling weight',
  },
};

/** Of the examinations of the National Health and Nutrition Examination Survey. */
const nhanes: Codes = {
  ...{ riagendr: 'sex', ridageyr: 'age', ridreth1: 'ethnicity', ridreth3: 'ethnicity', dmdcitzn: 'citizenship' },
  ...{ dmdeduc2: 'education', dmdeduc3: 'education', dmdmartl: 'marital status', dmdmartz: 'marital status' },
  ...{ dmdhhsiz: 'household size', dmdfmsiz: 'household size', dmdborn4: 'birth country', dmdyrsus: 'birth country' },
  ...{ indhhin2: 'household income', indfmin2: 'household income', ridexprg: 'pregnant', dmqmiliz: 'veteran' },
  ...{ wtint2yr: 'sampling weight', wtmec2yr: 'sampling weight' },
};

/** Of pupils in the Programme for International Student Assessment. */
const pisa: Codes = {
  ...{ cnt: 'country', cntryid: 'country', st004d01t: 'sex', st004q01ta: 'sex', st03q02: 'birth year', st04q01: 'sex' },
  ...{ st003d03t: 'birth year', st001d01t: 'education', immig: 'birth country', hisced: 'education' },
  ...{ misced: 'education', fisced: 'education', ocod1: 'occupation', ocod2: 'occupation', ocod3: 'occupation' },
  ...{ bmmj1: 'occupation', bfmj2: 'occupation', hisei: 'occupation', langn: 'native language' },
  ...{ w_fstuwt: 'sampling weight' },
};

/** One code may be anything. */
const FEWEST = 3;
const rolesMeant = new Set(['quasi-identifier', 'sensitive', 'weight']);
const candidates = detectors.filter(({ role, proof }) => rolesMeant.has(role) && proof !== 'check');

export function surveyCodes(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const codes = [dhs, mics, silc, ess, nhanes, pisa].find(
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
