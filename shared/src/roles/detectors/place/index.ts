/** Where a person is found, from the door to the country. */
import type { Detector } from '../../detector.ts';
import { birthplace, city, county } from './areas.ts';
import { coordinates, geohash, latitude, longitude, what3words } from './coordinates.ts';
import { postcode } from './postcode.ts';
import { country, region } from './regions.ts';
import { streetAddress } from './streetAddress.ts';

export const place: readonly Detector[] = [
  streetAddress,
  postcode,
  city,
  county,
  region,
  country,
  birthplace,
  latitude,
  longitude,
  coordinates,
  geohash,
  what3words,
];
