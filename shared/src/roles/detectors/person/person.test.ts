import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { Confidence } from '../../detector.ts';
import { columnOf, detectedIn, ofPeopleIn } from '../../testColumn.ts';
import { hostileValues } from '../../testValues/hostile.ts';
import { personHeaders, personValues } from '../../testValues/person.ts';
import { dateOfBirth } from './dateOfBirth.ts';
import { fullName } from './fullName.ts';
import { person } from './index.ts';

const random = seededRandom(2);
const many = (make: () => string) => Array.from({ length: 200 }, make);
const sample = (id: string) => many(() => personValues[id](random));
const parted = (text: string) => text.split(', ');

test('each is found under its header, in any language', () => {
  for (const { id } of person) {
    const values = sample(id);
    for (const header of personHeaders[id]) assert.equal(detectedIn(header, values), id, header);
  }
});

test('what is found without a header, and what is rightly not', () => {
  const found = new Map([
    ['first-name', 'first-name'],
    ['last-name', 'last-name'],
    ['maiden-name', 'last-name'],
    ['full-name', 'full-name'],
    ['title', 'title'],
    ['date-of-birth', 'event-date'],
    ['date-of-death', 'event-date'],
    ['event-date', 'event-date'],
    ['time-stamp', 'time-stamp'],
    ['time-of-day', 'time-of-day'],
    ['sex', 'sex'],
    ['marital-status', 'marital-status'],
    ['relationship', 'relationship'],
    ['education', 'education'],
    ['occupation', 'occupation'],
    ['household-type', 'household-type'],
    ['religion', 'religion'],
  ]);
  for (const { id } of person) assert.equal(detectedIn('', sample(id)), found.get(id) ?? 'none', id);
});

const things = {
  countries: 'Georgia, Chad, Jordan, Israel, France, Germany, Japan, Cuba, Peru, Kenya, India, Mali',
  cities: 'Charlotte, Austin, Jackson, Florence, Sydney, Victoria, Houston, Lincoln, Paris, Leeds, Omaha, Tampa',
  firms: '3M, Abbott Laboratories, Ford Motor, Morgan Stanley, Wells Fargo, Dollar General, Best Buy, Kraft Heinz',
  schools: 'John Adams High School, Martin Luther King School, St. Mary Academy, Thomas Jefferson College, King School',
  elements: 'Hydrogen, Helium, Lithium, Beryllium, Boron, Carbon, Nitrogen, Oxygen, Neon, Sodium',
  currencies: 'US Dollar, Euro, Pound Sterling, Yen, Franc, Krona, Rand, Peso, Real, Rupee',
  languages: 'English, German, French, Spanish, Japanese, Chinese, Arabic, Hindi, Russian, Afar',
  colours: 'Amber, Violet, Rose, Ruby, Olive, Brown, Green, White, Gray, Black',
  months: 'January, February, March, April, May, June, July, August, September, October',
  products: 'Blue Widget, Travel Mug, Desk Lamp, Oak Table, Wool Scarf, Steel Bottle, Garden Hose',
  中国的东西: '阿富汗, 上海, 北京, 广州, 成都, 数量, 商品, 电话, 冰箱, 桌子',
};

test('names of things are no names of people, under a header `name` or none', () => {
  for (const [what, values] of Object.entries(things))
    for (const header of ['', 'name', 'Name', 'product_name', 'label', 'nom', 'nombre', 'customer'])
      assert.equal(ofPeopleIn(header, parted(values)), 'none', `${what} under ${header}`);
});

test('a header `name` is enough beside common names, or with a word for a person', () => {
  const common = 'Anna Schmidt, John Smith, Wei Chen, Fatima Khan, Zork Blim';
  assert.equal(detectedIn('name', parted(common)), 'full-name');
  assert.equal(detectedIn('company_name', parted(common)), 'organisation');
  assert.equal(detectedIn('name', parted('Zork Blim, Quux Vrel, Blorp Snee')), 'none');
  assert.equal(fullName.judge(columnOf('patient_name', parted('Zork Blim, Quux Vrel')))?.confidence, Confidence.header);
});

test('names in other orders and scripts', () => {
  for (const values of [
    ['MÜLLER, Anna', 'Smith, John', 'García López, José', "O'Brien, Mary"],
    ['Anna-Maria von der Heide', 'Dr. Hans Schulz', 'Jean Paul Dubois', 'José García López'],
    ['王伟', '李娜', '张秀英', '刘洋', '陈静'],
    ['佐藤 花子', '鈴木一郎', '高橋健太', '田中美咲', '山本 翔'],
    ['김민준', '이서연', '박지훈', '최수빈'],
  ])
    assert.equal(detectedIn('name', values), 'full-name', values[0]);
});

test('`first` and `last` are names only where nothing stands beside them and the values are written as names', () => {
  const madeUp = ['Marcell728', 'Damien170', 'Avery919', 'Kanisha187', 'Nguyet780'];
  assert.equal(detectedIn('FIRST', madeUp), 'first-name');
  assert.equal(detectedIn('LAST', ['VonRueden376', 'Schinner682', "O'Connell601", 'Sawayn19']), 'last-name');
  assert.equal(detectedIn('last_city', ['Leeds', 'Omaha', 'Tampa']), 'city');
  assert.equal(ofPeopleIn('first_item', madeUp), 'none');
  assert.equal(detectedIn('first', ['1.5', '2.5', '3.5']), 'none');
  assert.equal(detectedIn('last', ['left hand side', 'please call back', 'not yet known']), 'none');
  assert.equal(detectedIn('first_name', ['yes', 'no']), 'none');
});

test('dates of birth are no further apart than people are old', () => {
  assert.equal(detectedIn('birth_date', ['1901-02-03', '1980-05-06', '2020-01-01']), 'date-of-birth');
  assert.equal(detectedIn('birth_date', ['1401-02-03', '1980-05-06', '2020-01-01']), 'event-date');
  assert.equal(detectedIn('birth_date', ['3.1987', '4.1990', '7.1501']), 'none');
  assert.equal(detectedIn('', ['11250412', '28990101', '20200101', '15000101', '19991231']), 'none');
  assert.equal(detectedIn('', ['19250412', '19990101', '20200101', '19700101', '19991231']), 'event-date');
  const evidence = dateOfBirth.judge(columnOf('DOB', ['1931-01-02', '2008-05-06']))?.evidence;
  assert.deepEqual(evidence?.at(-1), { says: 'years', from: 1931, to: 2008 });
});

test('seconds since 1970 are times only where the header says so', () => {
  const seconds = many(() => String(1_500_000_000 + Math.floor(random() * 1e8)));
  assert.equal(detectedIn('created_at', seconds), 'time-stamp');
  assert.equal(detectedIn('', seconds), 'none');
  assert.notEqual(detectedIn('timestamp', ['1', '2', '3']), 'time-stamp');
});

test('ages and bands of ages, and what is none', () => {
  for (const values of [
    '20-29, 30-39, 90+',
    '[17, 30[, >=40',
    'under 18, 18 to 64, 65 and over',
    '0.08, 1.5, 82',
    '34歳, 40歳',
  ])
    assert.equal(detectedIn('age', values.split(/, (?![^[]*\[)/)), 'age', values);
  assert.equal(detectedIn('age', ['1500', '2100', '480']), 'none');
  assert.equal(detectedIn('building_age', ['12', '80', '45']), 'none');
  assert.equal(detectedIn('average_age', ['12', '80', '45']), 'none');
  assert.equal(detectedIn('page', ['12', '80', '45']), 'none');
  assert.equal(detectedIn('', ['12', '80', '45', '33', '21', '50']), 'none');
});

test('children are told by the middle of bands too', () => {
  assert.equal(detectedIn('children', ['0', '1', '2', '3.5', '5.5']), 'children');
  assert.equal(
    detectedIn('children', ['0.12', '0.31', '0.44', '1.08', '1.17', '1.92', '2.03', '2.51', '3.77']),
    'none',
  );
});

test('other words that mean two things', () => {
  const negatives: [string, string[]][] = [
    ['title', ['War and Peace', 'Emma', 'Ulysses', 'Dracula']],
    ['genre', ['Action', 'Comedy', 'Drama']],
    ['sex_ratio', ['1.02', '0.97', '1.05']],
    ['race_name', ['Monaco Grand Prix', 'Indy 500', 'Le Mans']],
    ['programming_language', ['Rust', 'Go', 'TypeScript']],
    ['weight', ['118.3', '328.5', '12.1']],
    ['degree', ['90', '180', '270']],
    ['login', ['success', 'failure', 'success']],
    ['job_id', ['12', '13', '14']],
    ['lap_time', many(() => `${Math.floor(random() * 20)}:${10 + Math.floor(random() * 49)}`)],
    ['quantity', ['m', 'kg', 's']],
    ['version', many(() => `1.${Math.floor(random() * 99)}.${Math.floor(random() * 99)}`)],
  ];
  for (const [header, values] of negatives) assert.equal(ofPeopleIn(header, values), 'none', header);
});

test('values made to keep a pattern busy are judged at once', () => {
  for (const detector of person)
    for (const header of ['', personHeaders[detector.id][0]]) {
      const column = columnOf(header, hostileValues);
      assert.ok(column.values.length > 100);
      detector.judge(column);
      takesAtMost(0.5 * column.values.length, () => detector.judge(column), detector.id);
    }
});

test('how a name is read is a name', () => {
  assert.equal(
    detectedIn('フリガナ', parted('サトウ タロウ, スズキ ハナコ, タカハシ ケン, イトウ ミサキ')),
    'full-name',
  );
});

test('seconds since 1970 are times under ts', () => {
  const seconds = Array.from({ length: 50 }, (_, i) => String(1_715_000_000 + 60 * i));
  assert.equal(detectedIn('ts', seconds), 'time-stamp');
  assert.equal(
    detectedIn(
      'ts',
      seconds.map((_, i) => String(i % 7)),
    ),
    'none',
  );
});
