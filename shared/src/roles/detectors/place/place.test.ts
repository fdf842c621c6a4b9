import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { columnOf, detectedIn, ofPeopleIn } from '../../testColumn.ts';
import { hostileValues } from '../../testValues/hostile.ts';
import { otherPostcodes, placeHeaders, placeValues } from '../../testValues/place.ts';
import { place } from './index.ts';

const random = seededRandom(3);
const many = (make: () => string) => Array.from({ length: 200 }, make);
const sample = (id: string) => many(() => placeValues[id](random));

test('each is found under its header, in any language', () => {
  for (const { id } of place) {
    const values = sample(id);
    for (const header of placeHeaders[id]) assert.equal(detectedIn(header, values), id, header);
  }
});

test('what is found without a header, and what is rightly not', () => {
  const found = ['street-address', 'postcode', 'coordinates', 'what3words'];
  for (const { id } of place) assert.equal(detectedIn('', sample(id)), found.includes(id) ? id : 'none', id);
});

test('only addresses name a person directly', () => {
  const identifiers = place.filter(({ role }) => role === 'identifier').map(({ id }) => id);
  assert.deepEqual(identifiers, ['street-address']);
});

test('street addresses as they are written in several countries', () => {
  for (const values of [
    [
      '12 High Street',
      '4a Church Rd.',
      '221B Baker Street, London',
      'Flat 3, 10 Mill Lane',
      '1600 Pennsylvania Avenue NW',
    ],
    ['Hauptstraße 12', 'Am Alten Markt 3', 'Bahnhofstr. 7a', 'Lindenallee 114', 'Kirchweg 9'],
    ['12 rue de la Paix', '3 bis avenue Foch', '45, boulevard Voltaire', '8 place du Marché', '10 impasse des Lilas'],
    ['Calle Mayor 12', 'Avenida de la Constitución, 45', 'C/ Alcalá 3', 'Plaza de España, nº 8', 'Via Roma 22'],
    [
      '東京都千代田区丸の内1-1',
      '大阪府大阪市北区梅田3丁目',
      '北海道札幌市中央区北1条西2',
      '京都府京都市東山区5',
      '愛知県名古屋市中区栄4-1',
    ],
    [
      '北京市朝阳区建国路88号',
      '上海市浦东新区世纪大道100号',
      '广州市天河区体育西路12号',
      '成都市武侯区人民南路4号',
      '深圳市南山区科技路9号',
    ],
  ])
    assert.equal(detectedIn('', values), 'street-address', values[0]);
});

test('postcodes of other countries need their header', () => {
  for (const [country, make] of Object.entries(otherPostcodes)) {
    const values = many(() => make(random));
    assert.equal(detectedIn('zip', values), 'postcode', country);
    assert.equal(detectedIn('', values), country === 'ca' ? 'postcode' : 'none', country);
  }
  assert.equal(detectedIn('zip_file', ['12345', '54321', '10001']), 'none');
  assert.equal(detectedIn('market_cap', ['12345', '54321', '10001']), 'none');
  assert.equal(detectedIn('zip', ['a.zip', 'b.zip', 'photos.zip']), 'none');
});

test('latitudes and longitudes are in range, and `long` has decimals', () => {
  assert.equal(detectedIn('lat', ['51.5', '-90', '12.25']), 'latitude');
  assert.equal(detectedIn('lat', ['51.5', '-91', '12.25']), 'none');
  assert.equal(detectedIn('longitude', ['-180', '179.9']), 'longitude');
  assert.equal(detectedIn('long', ['12', '15', '18']), 'none');
  assert.equal(detectedIn('long', ['12.4821', '15.3312']), 'longitude');
});

test('points in several notations', () => {
  for (const values of [
    ['51.50735, -0.12776', '48.85661,2.35222', '52.52001, 13.40495', '40.71278,-74.00594', '35.67620, 139.65031'],
    ['POINT(-0.12776 51.50735)', 'POINT(2.35 48.85)', 'POINT (13.4 52.5)', 'POINT(-74 40.7)', 'POINT(139.6 35.6)'],
    [
      '{"lon":151.2660, "lat": -27.1944}',
      '{"lat": 1.5, "lon": 2.5}',
      '{"lat":3,"lng":4}',
      '{"lon":1,"lat":2}',
      '{"lat":9,"lon":8}',
    ],
    [`40°26'46"N 79°58'56"W`, '48°51′24″N 2°21′8″E', '51°30′26″N, 0°7′39″W', '35°41′N 139°41′E', '1°17′S 36°49′E'],
  ])
    assert.equal(detectedIn('', values), 'coordinates', values[0]);
  assert.equal(
    detectedIn('', ['1.234,5.678', '991.234,5.678', '400.234,200.678', '321.111,5.123', '1234.56,1.2']),
    'none',
  );
});

test('hard negatives', () => {
  const negatives: [string, string[]][] = [
    ['state', ['open', 'closed', 'pending']],
    ['estado', ['activo', 'pendiente']],
    ['email_address', ['none', 'later', 'asked']],
    ['memory_address', ['0x7ffe12', '0x7ffe13', '0x80aa01']],
    ['address', ['0x7ffe12', '0x7ffe13', '0x80aa01']],
    ['population_of_city', ['12345', '54321']],
    ['domain', ['index.home.raft', 'com.example.app', 'www.example.com']],
    ['sku', many(() => `A${Math.floor(random() * 10)}B${Math.floor(random() * 10)}C${Math.floor(random() * 10)}`)],
    ['part', many(() => `${10 + Math.floor(random() * 89)} mm bolt`)],
    ['reading', many(() => String(10000 + Math.floor(random() * 89999)))],
    ['ratio', many(() => random().toFixed(6))],
  ];
  for (const [header, values] of negatives) assert.equal(ofPeopleIn(header, values), 'none', header);
});

test('values made to keep a pattern busy are judged at once', () => {
  for (const detector of place)
    for (const header of ['', placeHeaders[detector.id][0]]) {
      const column = columnOf(header, hostileValues);
      detector.judge(column);
      takesAtMost(0.5 * column.values.length, () => detector.judge(column), detector.id);
    }
});

test('a ward of a hospital is no district', () => {
  assert.equal(detectedIn('Ward', ['ICU', 'Maternity', 'Surgery', 'ICU', 'ICU']), 'organisation');
  assert.equal(detectedIn('electoral_ward', ['Chorlton', 'Didsbury', 'Hulme', 'Hulme', 'Moss Side']), 'county');
});
