/** Points on the earth: latitude and longitude, apart or together, geohashes and what3words. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';
import { isNumberWithin } from '../../looks.ts';
import { places } from '../../words/index.ts';

type Place = Pick<DetectorHead, 'kind' | 'role' | 'safeHarbor' | 'tellsPlace'>;
const place: Place = { kind: 'coordinate', role: 'quasi-identifier', safeHarbor: 'B', tellsPlace: true };

export const latitude = byHeader({
  ...place,
  id: 'latitude',
  label: 'latitudes',
  header: places.latitude,
  not: 'lon, lng, long, longitude, ms, latency',
  fits: (column) => isNumberWithin(column, -90, 90),
});

/** `long` and `longitud` are lengths as well, which seldom have three decimals. */
const longitudes = byHeader({
  ...place,
  id: 'longitude',
  label: 'longitudes',
  header: places.longitude,
  not: 'lat, latitude',
  fits: (column) => isNumberWithin(column, -180, 180),
});
const lengths = byHeader({
  ...place,
  id: 'longitude',
  label: 'longitudes',
  header: '',
  alone: 'long, longitud',
  fits: (column) => isNumberWithin(column, -180, 180) && (column.numbers?.decimals ?? 0) >= 3,
});
export const longitude = inTurn(longitudes, lengths);

const pair = /^[([]?([-+]?\d{1,3}\.\d{3,17})°?(?:[NS])?(?:, ?|; ?| )([-+]?\d{1,3}\.\d{3,17})°?(?:[EW])?[)\]]?$/;
const degrees =
  /^\d{1,2}° ?\d{1,2}[′'] ?(?:[\d.]{1,8}[″"] ?)?[NS],? ?\d{1,3}° ?\d{1,2}[′'] ?(?:[\d.]{1,8}[″"] ?)?[EWO]$/;
const wellKnownText = /^(?:SRID=\d{1,6};)?POINT ?\([-+]?\d{1,3}(?:\.\d{1,17})? [-+]?\d{1,3}(?:\.\d{1,17})?\)$/i;
const json =
  /^\{ ?"(?:lat|lon|lng|latitude|longitude)" ?: ?-?\d{1,3}(?:\.\d{1,17})?, ?"(?:lat|lon|lng|latitude|longitude)" ?: ?-?\d{1,3}(?:\.\d{1,17})? ?\}$/i;

function isPoint(value: string): boolean {
  if (value.length < 8 || value.length > 90) return false;
  const parts = pair.exec(value);
  if (!parts) return degrees.test(value) || wellKnownText.test(value) || json.test(value);
  const [first, second] = [Math.abs(Number(parts[1])), Math.abs(Number(parts[2]))];
  return Math.min(first, second) <= 90 && Math.max(first, second) <= 180;
}

export const coordinates = byForm({
  ...place,
  id: 'coordinates',
  label: 'coordinates',
  header: `
    coordinates, coordinate, coords, location, lat lon, lat lng, lat long, gps, geo, geo point, geolocation,
    Koordinaten, Standort, coordonnées, position gps, coordenadas, ubicación, 座標, 坐标, 位置
  `,
  proof: 'form',
  matches: isPoint,
});

export const geohash = byForm({
  ...place,
  id: 'geohash',
  label: 'geohashes',
  header: 'geohash, geo hash, ジオハッシュ, 地理哈希',
  proof: 'header',
  matches: (value) => value.length >= 3 && value.length <= 12 && /^[0-9b-hjkmnp-z]+$/.test(value),
});

const threeWords = /^\p{L}{2,24}\.\p{L}{2,24}\.\p{L}{2,24}$/u;
const w3wHeader = ['what3words', 'what three words', 'w3w'];
const w3w: DetectorHead = { ...place, id: 'what3words', label: 'what3words addresses' };

export const what3words = inTurn(
  byForm({
    ...w3w,
    header: w3wHeader,
    proof: 'header',
    matches: (value) => threeWords.test(value.replace(/^\/{3}/, '')),
  }),
  byForm({
    ...w3w,
    header: '',
    proof: 'form',
    matches: (value) => value.startsWith('///') && threeWords.test(value.slice(3)),
  }),
);
