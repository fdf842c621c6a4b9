/** Columns that look like identifiers of people and are none, each with the sort of thing it is, if a detector is to know it. */
import { type Random, randomBelow } from '../../shared/src/random/index.ts';

export interface Negative {
  readonly names: readonly string[];
  readonly value: (random: Random, row: number) => string;
  /** Detectors that are right all the same: a hash is a hash, a time stamp a date. */
  readonly mayBe?: readonly string[];
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(randomBelow(random, 10))).join('');
const upTo = (random: Random, limit: number): string => String(randomBelow(random, limit));
const between = (random: Random, least: number, most: number): number => least + randomBelow(random, most - least + 1);
const oneOf = <T>(random: Random, items: readonly T[]): T => items[randomBelow(random, items.length)];
const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + randomBelow(random, 26))).join('');
const two = (number: number): string => String(number).padStart(2, '0');

const products = [
  'Desk Lamp',
  'Office Chair',
  'Blue Mug',
  'Garden Hose',
  'Wool Scarf',
  'Steel Bolt',
  'Oak Table',
  'Paper Tray',
];
const companies = [
  'Acme Holdings',
  'Nordwind AG',
  'Rivera & Sons',
  'Tanaka Industries',
  'Baker Hughes',
  'Johnson Controls',
  'Martin Marietta',
];
const elements = ['Hydrogen', 'Helium', 'Lithium', 'Carbon', 'Nitrogen', 'Oxygen', 'Neon', 'Sodium'];

export const negatives: Readonly<Record<string, Negative>> = {
  'invoice number': { names: ['invoice_no', 'Rechnungsnummer', 'facture', 'x'], value: (r) => `2024-${digits(r, 6)}` },
  'invoice digits': { names: ['invoice_number', 'invoiceId', 'Rechnung Nr'], value: (r) => digits(r, 9) },
  'order number': {
    names: ['order_no', 'Bestellnummer'],
    value: (r) => `${between(r, 100, 999)}-${digits(r, 7)}-${digits(r, 7)}`,
  },
  sku: {
    names: ['sku', 'article_no', 'Artikelnummer', 'x'],
    value: (r) => `${letters(r, 3)}-${digits(r, 4)}-${letters(r, 1)}`,
  },
  'part number': {
    names: ['part_number', 'item', 'x'],
    value: (r) => `${digits(r, 3)}-${digits(r, 4)}-${digits(r, 2)}`,
  },
  version: { names: ['version', 'app_version', 'x'], value: (r) => `${upTo(r, 12)}.${upTo(r, 30)}.${upTo(r, 99)}` },
  'four-part version': {
    names: ['build_version', 'Version'],
    value: (r) => `${between(r, 1, 12)}.${upTo(r, 9)}.${upTo(r, 250)}.${upTo(r, 250)}`,
  },
  'epoch seconds': {
    names: ['timestamp', 'created', 'ts', 'x'],
    value: (r) => String(1_600_000_000 + randomBelow(r, 1e8)),
    mayBe: ['time-stamp', 'event-date'],
  },
  'epoch milliseconds': {
    names: ['timestamp_ms', 'epoch', 'x'],
    value: (r) => `${1_600_000_000 + randomBelow(r, 1e8)}${digits(r, 3)}`,
    mayBe: ['time-stamp', 'event-date'],
  },
  'meter reading': { names: ['meter_reading', 'Zählerstand', 'kwh', 'x'], value: (r) => digits(r, 8) },
  'meter number': { names: ['meter_no', 'Zählernummer', 'permit_number'], value: (r) => digits(r, 11) },
  'phone-like number': {
    names: ['x', 'value', 'reading', 'total'],
    value: (r) => `${between(r, 2, 9)}${digits(r, 9)}`,
  },
  'nine digits': { names: ['x', 'value', 'qty_total'], value: (r) => digits(r, 9) },
  'eleven digits': { names: ['x', 'value'], value: (r) => digits(r, 11) },
  'sixteen digits': { names: ['x', 'tracking', 'parcel_no'], value: (r) => digits(r, 16) },
  'tracking number': {
    names: ['tracking_number', 'shipment', 'Sendungsnummer'],
    value: (r) => `1Z${letters(r, 3)}${digits(r, 12)}`,
  },
  isbn: { names: ['isbn', 'x'], value: (r) => `978-${digits(r, 1)}-${digits(r, 3)}-${digits(r, 5)}-${digits(r, 1)}` },
  ean: { names: ['ean', 'barcode', 'x'], value: (r) => `40${digits(r, 11)}` },
  price: { names: ['price', 'Preis', 'unit_cost'], value: (r) => `${upTo(r, 900)}.${digits(r, 2)}` },
  percentage: { names: ['rate', 'share', 'pct'], value: (r) => `${upTo(r, 100)}.${digits(r, 1)}%` },
  measurement: { names: ['sepal_length', 'voltage', 'x'], value: (r) => `${upTo(r, 12)}.${digits(r, 4)}` },
  temperature: { names: ['temperature', 'temp_c'], value: (r) => `${between(r, -20, 40)}.${digits(r, 1)}` },
  quantity: { names: ['quantity', 'Anzahl', 'count', 'x'], value: (r) => upTo(r, 60) },
  score: { names: ['score', 'points', 'x'], value: (r) => upTo(r, 101) },
  'file size': { names: ['size_bytes', 'length'], value: (r) => digits(r, 7) },
  port: { names: ['port', 'x'], value: (r) => String(between(r, 1024, 65_535)) },
  'product name': {
    names: ['name', 'product_name', 'item_name'],
    value: (r) => `${oneOf(r, products)} ${upTo(r, 40)}`,
  },
  'company name': {
    names: ['company', 'name', 'supplier', 'manufacturer'],
    value: (r) => oneOf(r, companies),
    mayBe: ['employer'],
  },
  'chemical element': { names: ['name', 'element'], value: (r) => oneOf(r, elements) },
  ticker: { names: ['symbol', 'ticker', 'x'], value: (r) => letters(r, 4) },
  currency: {
    names: ['currency', 'Währung'],
    value: (r) => oneOf(r, ['USD', 'EUR', 'CHF', 'JPY', 'GBP', 'SEK', 'PLN']),
  },
  colour: { names: ['color', 'Farbe'], value: (r) => oneOf(r, ['red', 'blue', 'green', 'black', 'white', 'grey']) },
  boolean: { names: ['is_active', 'has_email', 'phone_verified'], value: (r) => oneOf(r, ['true', 'false']) },
  'count of e-mails': { names: ['email_count', 'mails_opened', 'num_phones'], value: (r) => upTo(r, 30) },
  'row number': { names: ['row', 'line', 'index', 'rank'], value: (_, row) => String(row + 1), mayBe: ['record-id'] },
  'room number': { names: ['room', 'Raum'], value: (r) => `${letters(r, 1)}${digits(r, 3)}` },
  'flight number': { names: ['flight', 'flight_no'], value: (r) => `${letters(r, 2)}${digits(r, 4)}` },
  'file path': { names: ['path', 'file'], value: (r) => `/var/log/${letters(r, 5).toLowerCase()}/${digits(r, 4)}.log` },
  duration: {
    names: ['duration', 'elapsed'],
    value: (r) => `${two(between(r, 0, 23))}:${two(between(r, 0, 59))}:${two(between(r, 0, 59))}`,
    mayBe: ['time-of-day'],
  },
  sentence: {
    names: ['description', 'text'],
    value: (r) => `The ${oneOf(r, products).toLowerCase()} arrived ${upTo(r, 20)} days late and was sent back`,
  },
  'git commit': {
    names: ['commit', 'sha'],
    value: (r) => Array.from({ length: 40 }, () => '0123456789abcdef'[randomBelow(r, 16)]).join(''),
    mayBe: ['hash'],
  },
  'hex colour': {
    names: ['color_code', 'x'],
    value: (r) => `#${Array.from({ length: 6 }, () => '0123456789ABCDEF'[randomBelow(r, 16)]).join('')}`,
  },
  'ratio of shapes': {
    names: ['aspect_ratio', 'resolution'],
    value: (r) => `${between(r, 300, 4000)}x${between(r, 300, 4000)}`,
  },
  'course code': { names: ['course', 'module'], value: (r) => `${letters(r, 3)}${digits(r, 3)}` },
  'grid cell': { names: ['x_coord', 'y', 'easting'], value: (r) => `${digits(r, 6)}.${digits(r, 2)}` },
  year: {
    names: ['year', 'Jahr', 'model_year'],
    value: (r) => String(between(r, 1950, 2025)),
    mayBe: ['event-date', 'year'],
  },
}; // prettier-ignore
