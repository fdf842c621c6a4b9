/** Numbers and names of firms, markets and institutions. */
import { among, between, digits, letters, type Negatives, oneOf, text, two, upTo } from './negative.ts';

export const firms: Negatives = {
  'company name': {
    names: ['company', 'name', 'supplier', 'manufacturer'],
    value: among(
      'Acme Holdings, Nordwind AG, Rivera & Sons, Tanaka Industries, Baker Hughes, Johnson Controls, Martin Marietta',
    ),
    mayBe: ['employer'],
  },
  'company named like a street': {
    names: ['company', 'vendor', 'merchant', 'name'],
    value: among('Wall Street Partners, 5th Avenue Deli, Main Street Bakery, Abbey Road Studios, Fleet Street Press'),
    mayBe: ['employer'],
  },
  'school name': {
    names: ['school', 'school_name', 'institution'],
    value: among(
      'John Adams High School, King School, St. Mary Academy, Thomas Jefferson College, Grace Hopper School',
    ),
  },
  'name of a building': {
    names: ['building', 'building_name', 'venue', 'facility'],
    value: among('Ada Lovelace Building, Turing Hall, Marie Curie House, Newton Tower, Emmy Noether Hall'),
  },
  isin: { names: ['isin', 'security', 'x'], value: (r) => `${oneOf(r, ['US', 'DE', 'FR', 'GB'])}${digits(r, 10)}` },
  lei: {
    names: ['lei', 'legal_entity', 'x'],
    value: (r) => `5299${text(r, 'ABCDEFGHJK0123456789', 14)}${digits(r, 2)}`,
  },
  cusip: { names: ['cusip', 'x'], value: (r) => `${digits(r, 6)}${letters(r, 2)}${digits(r, 1)}` },
  duns: { names: ['duns', 'DUNS Number', 'x'], value: (r) => digits(r, 9) },
  'VAT number of a firm': {
    names: ['vat_id', 'VAT No', 'USt-IdNr', 'company_vat', 'tva'],
    value: (r) => `${oneOf(r, ['DE', 'AT', 'FR', 'IT'])}${digits(r, 9)}`,
  },
  'register number of a firm': {
    names: ['company_no', 'Handelsregister', 'siret'],
    value: (r) => `HRB ${digits(r, 6)}`,
  },
  'sort of industry': {
    names: ['nace', 'nace_code', 'sector_code', 'Wirtschaftszweig'],
    value: (r) => `${letters(r, 1)}${two(between(r, 1, 99))}.${digits(r, 2)}`,
  },
  ticker: { names: ['symbol', 'ticker', 'x'], value: (r) => letters(r, 4) },
  currency: { names: ['currency', 'Währung', 'x'], value: among('USD, EUR, CHF, JPY, GBP, SEK, PLN') },
  'rating of a bond': { names: ['rating', 'bond_rating', 'x'], value: among('AAA, AA+, AA, A+, A, BBB, BB-, B') },
  'income of a firm': {
    names: ['operating_income', 'company_income', 'revenue', 'net_operating_income'],
    value: (r) => `${between(r, 1, 900)}${digits(r, 6)}`,
  },
  'sort code of a bank': {
    names: ['sort_code', 'branch', 'x'],
    value: (r) => `${digits(r, 2)}-${digits(r, 2)}-${digits(r, 2)}`,
  },
  airport: { names: ['iata', 'airport', 'dep', 'x'], value: among('FRA, JFK, LHR, CDG, HND, PEK, MAD, ORD') },
  'airport of the ICAO': {
    names: ['icao', 'airport_code', 'x'],
    value: among('EDDF, KJFK, EGLL, LFPG, RJTT, ZBAA, LEMD'),
  },
  'flight number': { names: ['flight', 'flight_no'], value: (r) => `${letters(r, 2)}${digits(r, 4)}` },
  'name of a ship': {
    names: ['ship', 'vessel_name', 'Schiff'],
    value: among('Queen Mary, Edmund Fitzgerald, Victoria, Santa Maria, Ernest Shackleton, Emma Maersk, Charlotte'),
  },
  'name of a storm': {
    names: ['hurricane', 'storm_name', 'storm'],
    value: among('Katrina, Andrew, Sandy, Harvey, Maria, Irma, Michael, Florence, Ida, Hugo'),
  },
  'name of an animal': {
    names: ['dog_name', 'pet', 'horse'],
    value: among('Bella, Max, Charlie, Luna, Lucy, Cooper, Daisy, Oscar, Molly, Jack'),
  },
  'title of a book': {
    names: ['book', 'book_title', 'movie', 'title'],
    value: among('Anna Karenina, Jane Eyre, Emma, Harry Potter, Oliver Twist, Dombey and Son, Don Quixote, Moby Dick'),
  },
  team: {
    names: ['team', 'home_team', 'club'],
    value: among('Arsenal, Real Madrid, Leeds United, FC St. Pauli, Boca Juniors, San Jose Sharks'),
  },
  'department of a firm': {
    names: ['department', 'cost_center', 'Abteilung'],
    value: among('Sales, HR, Legal, IT, Research'),
  },
  'code of a store': { names: ['store_id', 'branch_id', 'Filiale', 'station_id'], value: (r) => `S${upTo(r, 400)}` },
  'web site of a firm': {
    names: ['company_domain', 'domain', 'x'],
    value: (r) => `${text(r, 'abcdefghij', 7)}.${oneOf(r, ['com', 'de', 'co.uk'])}`,
  },
  'course code': { names: ['course', 'module'], value: (r) => `${letters(r, 3)}${digits(r, 3)}` },
  'room number': { names: ['room', 'Raum', 'bed', 'seat'], value: (r) => `${letters(r, 1)}${digits(r, 3)}` },
};
