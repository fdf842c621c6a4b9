/** Measurements, counts, and names of things in nature. */
import { among, between, digits, letters, type Negatives, oneOf, text, two, upTo } from './negative.ts';

export const measured: Negatives = {
  'meter reading': { names: ['meter_reading', 'Zählerstand', 'kwh', 'x'], value: (r) => digits(r, 8) },
  'meter number': { names: ['meter_no', 'Zählernummer', 'permit_number'], value: (r) => digits(r, 11) },
  'phone-like number': {
    names: ['x', 'value', 'reading', 'total'],
    value: (r) => `${between(r, 2, 9)}${digits(r, 9)}`,
  },
  'nine digits': { names: ['x', 'value', 'qty_total'], value: (r) => digits(r, 9) },
  'eleven digits': { names: ['x', 'value'], value: (r) => digits(r, 11) },
  'thirteen digits': { names: ['x', 'counter'], value: (r) => `${between(r, 1, 9)}${digits(r, 12)}` },
  percentage: { names: ['rate', 'share', 'pct'], value: (r) => `${upTo(r, 100)}.${digits(r, 1)}%` },
  measurement: { names: ['sepal_length', 'voltage', 'x'], value: (r) => `${upTo(r, 12)}.${digits(r, 4)}` },
  'scientific notation': {
    names: ['flux', 'concentration', 'x'],
    value: (r) => `${upTo(r, 9)}.${digits(r, 3)}e-${two(between(r, 1, 20))}`,
  },
  temperature: { names: ['temperature', 'temp_c'], value: (r) => `${between(r, -20, 40)}.${digits(r, 1)}` },
  'grid cell': { names: ['x_coord', 'y', 'easting'], value: (r) => `${digits(r, 6)}.${digits(r, 2)}` },
  score: { names: ['score', 'points', 'x'], value: (r) => upTo(r, 101) },
  'score of a match': { names: ['result', 'set_score', 'x'], value: (r) => `${upTo(r, 22)}-${upTo(r, 22)}` },
  ratio: { names: ['ratio', 'odds', 'x'], value: (r) => `${between(r, 1, 20)}:${between(r, 1, 9)}` },
  mark: { names: ['grade', 'mark', 'Note'], value: among('A+, A, A-, B+, B, B-, C') },
  year: {
    names: ['year', 'Jahr', 'model_year', 'fiscal_year'],
    value: (r) => String(between(r, 1950, 2025)),
    mayBe: ['event-date'],
  },
  weekday: {
    names: ['weekday', 'day', 'Wochentag'],
    value: among('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  },
  'name of a month': {
    names: ['month', 'Monat', 'x'],
    value: among('January, February, March, April, May, June, July, August'),
  },
  quarter: { names: ['quarter', 'Quartal', 'x'], value: among('Q1 2020, Q2 2020, Q3 2020, Q4 2020, Q1 2021') },
  week: { names: ['week', 'KW', 'x'], value: (r) => `2023-W${two(between(r, 1, 52))}` },
  opening: { names: ['opening_hours', 'x'], value: (r) => `0${between(r, 6, 9)}:00-${between(r, 16, 22)}:00` },
  'day of release': {
    names: ['release_date', 'manufactured', 'effective_date'],
    value: (r) => `20${two(between(r, 0, 24))}-${two(between(r, 1, 12))}-${two(between(r, 1, 28))}`,
    mayBe: ['event-date'],
  },
  colour: { names: ['color', 'Farbe', 'x'], value: among('red, blue, green, black, white, grey') },
  'colour that is a name': {
    names: ['colour', 'paint', 'shade'],
    value: among('Amber, Violet, Rose, Ruby, Olive, Scarlett, Jade'),
  },
  'chemical element': {
    names: ['name', 'element'],
    value: among('Hydrogen, Helium, Lithium, Carbon, Nitrogen, Oxygen, Neon'),
  },
  'chemical substance': {
    names: ['cas', 'cas_no', 'x'],
    value: (r) => `${between(r, 50, 9999)}-${digits(r, 2)}-${digits(r, 1)}`,
  },
  formula: {
    names: ['formula', 'compound'],
    value: (r) => `C${between(r, 1, 30)}H${between(r, 1, 60)}O${between(r, 1, 9)}`,
  },
  'symbol of a gene': {
    names: ['gene', 'gene_symbol'],
    value: among('TP53, BRCA1, EGFR, MYC, KRAS, APOE'),
    mayBe: ['genetics'],
  },
  species: { names: ['species', 'iris', 'name'], value: among('setosa, virginica, versicolor') },
  'move in chess': { names: ['move', 'san', 'x'], value: among('e4, Nf3, O-O, Bxe5, Qd8+, Rad1, exd5, Kg1, d4, c5') },
  'direction of the wind': { names: ['wind_dir', 'x'], value: among('N, NNE, NE, E, SE, S, SW, W, NW') },
  'kind of room': { names: ['room_type', 'x'], value: among('single, double, suite, twin') },
  'way of a hit': { names: ['hit', 'play'], value: among('single, double, triple, home run') },
  priority: { names: ['priority', 'risk', 'x'], value: among('low, medium, high') },
  answer: { names: ['q1', 'answer', 'opinion'], value: among('agree, strongly agree, neutral, disagree') },
  'sort of document': { names: ['id_type', 'doc_type'], value: among('passport, dni, licence, visa') },
  'row number': { names: ['row', 'line', 'index', 'rank'], value: (_, row) => String(row + 1), mayBe: ['record-id'] },
  elevation: { names: ['elevation', 'distance_km', 'area'], value: (r) => `${upTo(r, 3000)}.${digits(r, 1)}` },
  'plate of a laboratory': {
    names: ['plate_well', 'well', 'sample_plate'],
    value: (r) => `${text(r, 'ABCDEFGH', 1)}${two(between(r, 1, 12))}`,
  },
  'latitude of no place': { names: ['latency', 'lat_ms', 'lag'], value: (r) => `${upTo(r, 80)}.${digits(r, 3)}` },
  'name of a race': {
    names: ['race_name', 'race_id', 'race_time'],
    value: (r) => `${letters(r, 2)} Cup ${upTo(r, 20)}`,
  },
  sentence: {
    names: ['description', 'text', 'body'],
    value: (r) => `The ${oneOf(r, ['lamp', 'chair', 'mug'])} arrived ${upTo(r, 20)} days late and was sent back`,
  },
};
