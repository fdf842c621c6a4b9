/** Where people live, in the large: states, regions and countries. */
import { byHeader } from '../../byHeader.ts';
import { isFlag } from '../../flags.ts';
import { aloneOf, phrasesOf, wholePhrase } from '../../header.ts';
import { isGroup } from '../../looks.ts';
import type { ColumnSample } from '../../sample.ts';
import { figures, further, places, surveys, wordsIn } from '../../words/index.ts';

/** `state` and `estado` are conditions of things as well. Two letters are left out: `OK` is Oklahoma. */
const conditions = new Set(
  wordsIn(`
    open, closed, active, inactive, pending, running, done, true, false, yes, new, old, completed, complete, failed,
    success, error, started, stopped, draft, approved, rejected, cancelled, canceled, good, bad, idle, ready, queued,
    solid, liquid, gas, activo, inactivo, pendiente, abierto, cerrado, completado, released, isolated, recovered,
    dead, alive, deceased, confirmed, resolved, paid, shipped
  `),
);

/** Where a server stands: `eu-central-1`. */
const cloud = /^[a-z]{2}-[a-z]{4,12}-\d$/;

const alone = phrasesOf(places.regionAlone);

/** Of yes and no: who lives there, or an open state. */
function isRegion(column: ColumnSample): boolean {
  if (isFlag(column)) return wholePhrase(column.header, alone) === undefined;
  return isGroup(column) && !column.probe.some((value) => conditions.has(value.toLowerCase()) || cloud.test(value));
}

export const region = byHeader({
  id: 'region',
  label: 'states and regions',
  kind: 'category',
  role: 'quasi-identifier',
  tellsPlace: true,
  header: [places.region, aloneOf(surveys.region, further.region)],
  alone,
  not: [figures, 'brain, aws, memory, gene, genome, chromosome, ip, tumor, body, manager, residency'],
  fits: isRegion,
});

export const country = byHeader({
  id: 'country',
  label: 'countries',
  kind: 'category',
  role: 'quasi-identifier',
  tellsPlace: true,
  header: [places.country, aloneOf(surveys.country, further.country)],
  alone: places.countryAlone,
  not: [figures, 'currency, manager, dial, calling, product, goods'],
  fits: isGroup,
});
