/** What headers and values show by how they stand beside each other, in whatever field. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf, unitOfText } from './testTable.ts';

const lines = (header: string, rows: readonly string[]) => [header, ...rows].map((row) => `${row}\n`).join('');
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const unit = (columns: string) => unitOfText(tableOf(columns)).rows;

test('an id that both sexes share is that of a pair or of a place in a group, and nobody returns', () => {
  const rows = upTo(40).flatMap((pair) =>
    [1, 2].map((nr) => `${pair},${nr},${(pair + nr) % 3 ? 'male' : 'female'},${20 + pair}`),
  );
  assert.equal(unitOfText(lines('id,nr,sex,age', rows)).rows, 'people');
  const again = upTo(40).flatMap((who) =>
    [1, 2].map((visit) => `${who},${visit},${who % 3 ? 'male' : 'female'},${20 + who}`),
  );
  assert.equal(unitOfText(lines('id,visit,sex,age', again)).rows, 'events');
});

test('numbers under one person before all else are those of people; what is taught is no id', () => {
  const rows = upTo(50).map((i) => `${i},${i % 4},${i % 2}`);
  assert.equal(unitOfText(lines('girl,village,reads', rows)).rows, 'people');
  assert.equal(unitOfText(lines('mujer,pueblo,lee', rows)).rows, 'people');
  const { evidence } = unitOfText(tableOf('title=w, subject=oHistory/Physics/Botany, year=i1990:2020, effect=d'));
  assert.ok(evidence.every(({ what }) => what !== 'ids of people'));
});

test('trials of an experiment are what people did, whatever they were shown', () => {
  assert.equal(unit('id=r, block=i1:9, stimulus=w, item=w, rt=d, correct=i0:1'), 'events');
  assert.equal(unit('vp=c9, durchgang=i1:90, reiz=w, reaktionszeit=d, richtig=i0:1'), 'events');
  assert.notEqual(unit('path=w, host=c5, bytes=i1:90000, response_time=d, status=i200:500'), 'events');
});

test('studies side by side are things, although they tell of those who took part', () => {
  assert.equal(
    unit('trial=w, n_placebo=i20:90, mean_placebo=d, sd_placebo=d, n_active=i20:90, mean_active=d, sd_active=d'),
    'things',
  );
  assert.equal(unit('author=F, year=i1980:2020, age_mean=d, yi=d, vi=d'), 'things');
});

test('yes and no under the names of goods are what somebody has, and no goods', () => {
  const goods = ['soap', 'bread', 'cheese', 'butter', 'juice', 'coffee', 'tea', 'cereal', 'wine', 'diamond'];
  const flags = goods.map((one) => `${one}=oy/n`).join(', ');
  assert.notEqual(unit(flags), 'things');
  assert.equal(unit(`product=w, ${flags}`), 'things');
});

test('a share that is the quotient of two numbers beside it tells of groups, where people are told of', () => {
  const rows = upTo(40).map(
    (i) => `${i % 20},${i % 2},${i + 60},${i * 3 + 90},${((i + 60) / (i * 3 + 90)).toFixed(6)}`,
  );
  assert.equal(unitOfText(lines('stratum,treated,yes,asked,p', rows)).rows, 'groups');
  assert.notEqual(unitOfText(lines('lot,machine,faults,parts,p', rows)).rows, 'groups');
});

test('steps that cross beside one sex, and a row for each age, are groups', () => {
  const rates = upTo(20).flatMap((a) =>
    upTo(12).map((p) => `F,${a + 30},${p + 1990},${Math.floor((a * p) / 9)},${(900 / a).toFixed(2)}`),
  );
  assert.equal(unitOfText(lines('sex,A,P,ev,Y', rates)).rows, 'groups');
  const ages = upTo(30).map((i) => `${i + 17},${(i * 7) % 50},${(i * 3) % 9}`);
  assert.equal(unitOfText(lines('age,smokes,never', ages)).rows, 'groups');
});

test('a crossed table with a number of heads is one of groups', () => {
  const rows = ['A', 'B', 'C', 'D'].flatMap((code) =>
    upTo(6).flatMap((year) =>
      ['x', 'y'].map((phase, i) => `${code},${2010 + year},${phase},${year * 900 + i},${year}.5`),
    ),
  );
  assert.equal(unitOfText(lines('code,year,phase,pupils,rate', rows)).rows, 'groups');
});

test('whoever pays in cash or by card is somebody, in whatever shop', () => {
  assert.equal(unit('receipt=s, date=R, article=w, price=d, payment_method=oCash/Card'), 'events');
  assert.equal(unit('bon=s, datum=R, artikel=w, preis=d, zahlungsart=obar/Karte'), 'events');
});

test('columns that share phrases are answers, in words that nobody listed', () => {
  const scale = 'ohardly at all/now and then/most of the time';
  assert.equal(
    unit(
      upTo(6)
        .map((i) => `k${'abcdef'[i - 1]}=${scale}`)
        .join(', '),
    ),
    'people',
  );
  assert.notEqual(
    unit(
      upTo(6)
        .map((i) => `k${'abcdef'[i - 1]}=oEx/Gd/Fa`)
        .join(', '),
    ),
    'people',
  );
});

test('weekdays and months across are a series of what is told for each', () => {
  assert.equal(unit('Mon=i1:90, Tue=i1:90, Wed=i1:90, Thu=i1:90, Fri=i1:90, Sat=i1:90'), 'things');
  assert.equal(unit('styczeń=d, luty=d, marzec=d, kwiecień=d, maj=d, czerwiec=d, lipiec=d'), 'things');
});

test('hours at work are those of people', () => {
  assert.equal(unit('date=R, clock_in=i0:12, clock_out=i12:23, note=t'), 'events');
  assert.equal(unit('datum=R, arbeitsbeginn=i0:12, arbeitsende=i12:23'), 'events');
});

test('families in capitals beside given names are whole names, without any header for it', () => {
  const rows = upTo(40).map(
    (i) =>
      `${i},${['DURAND', 'PETIT', 'MOREAU', 'LEROY', 'ROUX', 'FABRE', 'GIRARD', 'BLANC', 'GARNIER', 'FAURE', 'RICHE'][i % 11]},${['Anna', 'Peter', 'Maria', 'John', 'Laura', 'Thomas'][i % 6]}`,
  );
  const { rows: unit, evidence } = unitOfText(lines('c1,c2,c3', rows));
  assert.equal(unit, 'people', JSON.stringify(evidence));
});

test('legal forms stand behind a name: units, blood groups and grades are no firms', () => {
  for (const values of ['KG/EA/AB', 'high/low/medium', 'AB/A/B/O']) {
    const { evidence } = unitOfText(tableOf(`ref=u, kind=o${values}, size=i1:9`));
    assert.ok(
      evidence.every(({ what }) => what !== 'organisations'),
      values,
    );
  }
  const { evidence } = unitOfText(tableOf('ref=u, kind=oBreda Holding BV/Nord KG/Vega Ltd, size=i1:9'));
  assert.ok(evidence.some(({ what }) => what === 'organisations'));
});

test('a kind of leave is no species, and days no versions', () => {
  const leave = unitOfText(tableOf('personeelsnummer=r, soort verlof=oziek/zorg/vakantie, dagen=i1:9'));
  assert.ok(leave.evidence.every(({ what }) => what !== 'animals, plants and genes'));
  const days = unitOfText(tableOf('who=c9, week=o27.11.2023-3.12.2023/4.12.2023-10.12.2023'));
  assert.ok(days.evidence.every(({ what }) => what !== 'machines and software'));
});
