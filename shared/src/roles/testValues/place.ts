/** Made-up values and realistic headers for the detectors of where a person is found. */
import { type Random, randomBelow } from '../../random/index.ts';
import { DIGITS, LETTERS, randomText } from './characters.ts';
import { oneOf } from './drawn.ts';

const drawnFrom = (values: readonly string[]) => (random: Random) => oneOf(values, random);
const upTo = (random: Random, most: number) => String(1 + randomBelow(random, most));

function streetAddress(random: Random): string {
  const number = upTo(random, 300);
  const street = oneOf(['Oak', 'Church', 'Station', 'Mill', 'Queen Anne', 'St. John'], random);
  const way = oneOf(['Street', 'Road', 'Ave', 'Lane', 'Blvd', 'Close'], random);
  return random() < 0.3 ? `${number} ${street} ${way}, Apt ${upTo(random, 60)}` : `${number} ${street} ${way}`;
}

function britishPostcode(random: Random): string {
  const area = oneOf(['SW', 'M', 'LS', 'EH', 'CF', 'BT', 'N', 'GU'], random);
  return `${area}${upTo(random, 19)} ${randomBelow(random, 10)}${randomText(random, 'ABDEFGHJLNPQRSTUWXYZ', 2)}`;
}

const degrees = (random: Random, most: number) => ((random() * 2 - 1) * most).toFixed(5);

export const placeValues: Record<string, (random: Random) => string> = {
  'street-address': streetAddress,
  postcode: britishPostcode,
  city: drawnFrom(['Leeds', 'Springfield', 'München', 'Lyon', 'Sevilla', '大阪', 'Toowoomba', 'Charlotte', 'San José']),
  county: drawnFrom(['Lancashire', 'Essex', 'Cook', 'Harris', 'Kent', 'Landkreis Ahrweiler']),
  region: drawnFrom(['CA', 'NY', 'TX', 'WA', 'OK', 'FL', 'GA', 'OH']),
  country: drawnFrom(['Germany', 'France', 'Chad', 'Jordan', 'Georgia', 'Japan', 'United Kingdom', 'DE']),
  birthplace: drawnFrom(['Sheffield', 'Kassel', 'Ely', 'Kyoto', 'Buenos Aires', 'Lagos']),
  latitude: (random) => degrees(random, 60),
  longitude: (random) => degrees(random, 170),
  coordinates: (random) => `${degrees(random, 60)}${oneOf([', ', ','], random)}${degrees(random, 170)}`,
  geohash: (random) => `u${randomText(random, '0123456789bcdefghjkmnpqrstuvwxyz', 6)}`,
  what3words: (random) =>
    `///${[0, 1, 2].map(() => oneOf(['filled', 'count', 'soap', 'index', 'home', 'raft'], random)).join('.')}`,
};

export const placeHeaders: Record<string, readonly string[]> = {
  'street-address': ['address', 'street_address', 'AddressLine1', 'Straße', 'dirección', '住所'],
  postcode: ['ZIP', 'postal_code', 'PLZ', 'codePostal', 'Postcode', '郵便番号'],
  city: ['city', 'home_city', 'Wohnort', 'ville', 'CityName', '城市'],
  county: ['county', 'CountyName', 'Landkreis', 'district'],
  region: ['state', 'province', 'Bundesland', 'home_state', '都道府県'],
  country: ['country', 'CountryCode', 'pays', 'residence_country', '国家'],
  birthplace: ['BIRTHPLACE', 'place_of_birth', 'Geburtsort', '出生地'],
  latitude: ['lat', 'Latitude', 'gps_lat', 'Breitengrad'],
  longitude: ['lon', 'Longitude', 'lng', 'Längengrad'],
  coordinates: ['location', 'gps', 'lat_lon', 'Koordinaten'],
  geohash: ['geohash', 'geo_hash', 'homeGeohash'],
  what3words: ['what3words', 'w3w', 'what_3_words'],
};

/** Postcodes of other countries, which need their header. */
export const otherPostcodes: Record<string, (random: Random) => string> = {
  us: (random) => randomText(random, DIGITS, 5),
  'us, long': (random) => `${randomText(random, DIGITS, 5)}-${randomText(random, DIGITS, 4)}`,
  nl: (random) => `${1000 + randomBelow(random, 9000)} ${randomText(random, LETTERS, 2)}`,
  jp: (random) => `${randomText(random, DIGITS, 3)}-${randomText(random, DIGITS, 4)}`,
  ca: (random) => `K${randomBelow(random, 10)}A ${randomBelow(random, 10)}B${randomBelow(random, 10)}`,
  'gb, outward': (random) => `${oneOf(['LA', 'RM', 'IG', 'DN', 'B'], random)}${upTo(random, 20)}`,
  masked: (random) => `${randomText(random, DIGITS, 3)}**`,
};
