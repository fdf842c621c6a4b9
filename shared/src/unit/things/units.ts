/** Units of measurement in headers, and tables of nothing but numbers. */
import { Things } from '../families.ts';
import { isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

const unit =
  /[([_ .-](?:kg|mg|µg|ug|lbs?|oz|km|cm|mm|µm|nm|kms|mi|ft|m2|m3|m²|m³|sqm|sqft|ha|ml|cl|dl|mm3|l|°c|°f|deg|degc|celsius|fahrenheit|hz|khz|mhz|ghz|kw|mw|kwh|mwh|mvar|gw|gwh|volts?|amps?|ohm|pa|hpa|kpa|mpa|ksi|kn|mbar|mb|bar|psi|rpm|ms|µs|ns|sec|kt|knots|kmh|km\/h|mph|m\/s|ppm|ppb|gb|tb|kb|dbm?|lux|nits?|toe|tonnes?|tons?|musd|usd|eur|gbp|pct|percent|%|g|kcal|kj|in a m\^3 mixture|µg\/m3|ug\/m3|mg\/l)[)\]]?$/i;
const bodily =
  /height|weight|waist|gr[oö](?:ss|ß)e|gewicht|taille|poids|talla|peso|altezza|altura|lengte|waga|wzrost|l[aä]ngd|vikt|рост|вес|boy|kilo|身長|体重|身高/i;

export function unitsOfMeasurement(columns: readonly Seen[]): Sign | undefined {
  const members = columns.filter(({ form: { header } }) => unit.test(header.name) && !bodily.test(header.name));
  if (members.length === 0) return undefined;
  return {
    what: Things.units,
    speaksFor: 'things',
    weight: members.length > 1 ? 1.5 : 1,
    columns: members.map(({ index }) => index),
  };
}

const FEWEST = 3;

/** No evidence by itself: answers are numbers as well. */
export function onlyNumbers(columns: readonly Seen[]): Sign | undefined {
  const numbers = columns.filter((column) => isNumeric(column) || column.form.dates);
  if (columns.length < FEWEST || numbers.length < 0.9 * columns.length) return undefined;
  return { what: Things.numbers, speaksFor: 'things', weight: 1.5, columns: [] };
}
