import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedded } from '../counts/index.ts';
import { readTable } from '../table/index.ts';
import { finished, looks, tableOf, unitOfText } from './testTable.ts';
import { unitOf } from './unitOf.ts';

/** Nobody: what must never be compared as if rows were people. */
const things: Readonly<Record<string, string>> = {
  flowers: 'sepal_length=d, sepal_width=d, petal_length=d, petal_width=d, species=c3',
  cars: 'model=w, mpg=d, cyl=i4:8, hp=i50:300, wt=d, gear=i3:5',
  countries: 'country=C, year=y, lifeExp=d, pop=i10000:90000000, gdpPercap=d',
  stocks: 'Date=D, Open=d, High=d, Low=d, Close=d, Volume=i100:90000',
  sensors: 'timestamp=T, sensor_id=c6, temperature=d, humidity=d, battery=d',
  airports: 'ident=u, name=w, elevation_ft=i0:9000, iso_country=c12, municipality=w, iata_code=uA',
  codes: 'code=u, description=w, level=i1:4',
  benchmarks: 'benchmark=w, runs=i1:100, mean_ns=d, stddev=d, allocs=i0:400',
  translations: 'key=u, en=w, de=w, fr=w',
  ships: 'imo=s, vessel_name=w, flag_state=c9, gross_tonnage=i100:90000, age=i0:60',
  animals: 'animal_id=u, breed=c9, sex=oM/F, age=i0:15, weight_kg=d',
  'animals in a shelter':
    'tag=u, Name=G, sex_on_arrival=oNeutered Male/Spayed Female, age=i0:15, arrival_date=R, outcome=oAdoption/Euthanasia',
  'schools with pupils':
    'school_name=w, school_type=c4, Gender=oMixed/Boys/Girls, religion=c4, pupils=i60:900, town=c12, easting=d, northing=d, company=w, vendor=w',
  'hits of weeks': `artist=w, track=w, ${Array.from({ length: 12 }, (_, i) => `wk${i + 1}=i1:100`).join(', ')}`,
  films: 'title=w, director=P, release_year=i1950:2020, genre=c9, rating=d',
  suppliers: 'SupplierID=s, CompanyName=w, ContactName=P, City=c9, Phone=u0049',
  houses: 'lot_area=i100:9000, year_built=i1900:2020, bedrooms=i1:6, garage=i0:3, sale_price=i9000:900000',
  'pixels of steel': 'wafer_id=u, defects=i0:40, thickness=d, torque=d',
  'a spectrum': 'sample=u, 850=d, 852=d, 854=d, 856=d, 858=d, 860=d, 862=d, 864=d, 866=d',
  bases: 'p1=oa/c/g/t, p2=oa/c/g/t, p3=oa/c/g/t, p4=oa/c/g/t, p5=oa/c/g/t, p6=oa/c/g/t, p7=oa/c/g/t, p8=oa/c/g/t',
  'games of teams': 'Season=c5, HomeTeam=c12, AwayTeam=c12, home_goals=i0:6, away_goals=i0:6',
  'computers named with figures': 'machine=w, cache=i1:256, perf=i10:900, cycle=i17:900',
  'stones with grades': 'carat=d, cut=oIdeal/Good, color=oD/E/F, depth=d, price=i300:19000',
  'teams that win': 'match=s, season=c5, team1=c9, team2=c9, winner=c9, venue=c12',
  'jobs of machines': 'job_id=s, node=c9, cpu_seconds=i1:9000, exit_code=i0:2, submitted=T',
  'codebook de': 'Variable=w, Typ=ostring/int, Beschreibung=t',
  'rest areas es': 'provincia=c9, carretera=c12, sentido=oA/D',
  wetter: 'Datum=D, Station=c4, Temperatur=d, Niederschlag=d, Luftdruck=d',
  artikel: 'Artikelnummer=u, Bezeichnung=w, Einzelpreis=d, Bestand=i0:90, Lieferant=c9',
  'prix fr': 'produit=w, marque=c9, prix=d, magasin=c9, date=R',
  'municipios es': 'cod_municipio=s, municipio=w, provincia=c12, superficie=d',
  'listino it': 'codice=u, descrizione=w, prezzo=d, fornitore=c9',
  'clima pt': 'data=D, precipitação=d, temperatura_máx=d, humidade=d',
  'haltes nl': 'haltecode=u, haltenaam=w, gemeente=c12, lijn=i1:40',
  'ceny pl': 'kod=u, nazwa=w, cena_netto=d, producent=c9',
  'kommuner sv': 'kommunkod=u, kommun=w, befolkningstäthet=d',
  'zboží cs': 'kód=u, zboží=w, cena=d, skladem=i0:90',
  'товары ru': 'артикул=u, наименование=w, цена=d, остаток=i0:90, поставщик=c9',
  'ürünler tr': 'ürün_kodu=u, ürün_adı=w, fiyat=d, stok=i0:90',
  '在庫 ja': '品番=u, 品名=w, 単価=i10:9000, 在庫数=i0:90',
  '空气 zh': '日期=D, 城市=c6, 温度=d, 湿度=d',
  '재고 ko': '품목코드=u, 품목명=w, 단가=i10:9000, 재고수량=i0:90',
};

/** Known by values, whatever headers say. */
const thingsByValues: Readonly<Record<string, string>> = {
  units: 'c1=w, c2=okg/pcs/box, c3=i1:90',
  plants: 'c1=oBetula pendula/Quercus robur/Pinus sylvestris/Tilia cordata/Acer campestris, c2=d',
};

const people: Readonly<Record<string, string>> = {
  'genes of patients': 'sample_id=u, age=i30:80, sex=oM/F, diagnosis=c4, gene_a=d, gene_b=d',
  'a trial': 'arm=oplacebo/active, baseline=d, week4=d, week8=d',
  'before and after': 'group=oA/B, prescore=i1:90, postscore=i1:90',
  'customers who leave': 'state=c12, account_length=i1:200, intl_plan=oyes/no, day_minutes=d, churn=oyes/no',
  'coded headers': 'v1=osingle/married/divorced, v2=ounemployed/retired/student, v3=i1:9',
  'pay with a number of its own': 'Personalnummer=s, Name=P, Überweisung=d, Steuerklasse=i1:6',
  soldiers: 'surname=F, rank=c6, regiment=c9, died=R',
  'Studenten de': 'Matrikelnummer=u, Studiengang=c9, Note=d, Semester=i1:12',
  credits: 'loan_amnt=i1000:30000, term=o36/60, emp_length=c9, home_ownership=oRENT/OWN, annual_inc=i10000:200000',
  'on a ship': 'id=s, survived=i0:1, pclass=i1:3, name=P, sex=omale/female, age=i1:80, fare=d',
  'a census':
    'age=i17:90, workclass=c8, education=c9, marital-status=c5, occupation=c12, sex=oM/F, hours-per-week=i1:99',
  'lab and outcome':
    'pregnancies=i0:15, glucose=i50:199, blood_pressure=i40:120, insulin=i0:800, bmi=d, age=i21:80, outcome=i0:1',
  pupils: 'school=c2, sex=oM/F, age=i15:22, studytime=i1:4, absences=i0:60, final_grade=i0:20',
  staff: 'employee_number=s, department=c3, job_role=c9, monthly_income=i1000:20000, attrition=oYes/No',
  clinical: 'STUDYID=c1, USUBJID=u, AGE=i18:90, SEX=oM/F, RACE=c5, ARMCD=c3',
  'a survey': 'Q1=i1:5, Q2=i1:5, Q3=i1:5, Q4=i1:5, Q5=i1:5, Q6=i1:5, Q7=i1:5',
  members: 'first_name=G, last_name=F, club=c9, joined=R',
  'loans asked for':
    'applicant_id=s, married=oYes/No, dependents=i0:4, applicant_income=i100:9000, credit_history=i0:1',
  'Personal de': 'Personalnummer=s, Gehalt=d, Eintritt=R, Tätigkeit=c9',
  'salariés fr': 'matricule=u, sexe=oH/F, date_embauche=R, salaire=d',
  'pacientes es': 'edad=i1:99, sexo=oH/M, diagnóstico=c12',
  'dipendenti it': 'matricola=s, mansione=c9, stipendio=d',
  'utentes pt': 'nº_utente=s, data_nascimento=B, sexo=oM/F',
  'leerlingen nl': 'leerlingnummer=s, geslacht=oM/V, geboortedatum=B',
  'pacjenci pl': 'wiek=i1:99, płeć=oK/M, rozpoznanie=c12',
  'anställda sv': 'anställningsnr=s, befattning=c9, kön=oMan/Kvinna, lön=i20000:90000',
  'klienti cs': 'id_klienta=s, jméno=G, příjmení=F, datum_narození=B',
  'сотрудники ru': 'табельный_номер=s, должность=c9, пол=oм/ж, возраст=i18:70',
  'hastalar tr': 'hasta_no=s, yaş=i1:90, cinsiyet=oErkek/Kadın, tanı=c12',
  '社員 ja': '社員番号=s, 性別=o男/女, 年齢=i18:65, 年収=i200:900',
  '员工 zh': '工号=s, 性别=o男/女, 年龄=i18:65, 月薪=i3000:30000',
  '직원 ko': '사번=s, 성별=o남/여, 나이=i18:65, 연봉=i2000:9000',
};

const events: Readonly<Record<string, string>> = {
  orders: 'order_id=s, customer_id=r, order_date=R, product=w, amount=d',
  trips: 'trip_id=s, user_type=oSubscriber/Customer, start_time=T, birth_year=i1940:2000, gender=omale/female',
  admissions: 'admission_id=s, nhs_number=r, ward=c6, admitted=R',
  cards: 'card_id=r, merchant=c12, amount=d, ts=T',
  reviews: 'place=c9, stars=i1:5, comment=t',
  visits: 'visit_id=s, patient=r, visit_date=R, diagnosis=c12',
  'adverse events': 'USUBJID=r, AESEQ=i1:9, AETERM=c12, AESTDTC=R',
  calls: 'call_id=s, caller=r, start=T, duration=i1:900',
  'Besuche de': 'PatientenNr=r, Besuchsdatum=R, Befund=c9',
  'commandes fr': 'n_commande=s, id_client=r, date_commande=R, montant=d',
  'pedidos es': 'pedido=s, cod_cliente=r, fecha=R, importe=d',
  'wizyty pl': 'id_wizyty=s, pacjent=r, data_wizyty=R',
  '注文 ja': '注文番号=s, 顧客番号=r, 注文日=R, 金額=i100:9000',
  '주문 ko': '주문번호=s, 회원번호=r, 주문일=R, 금액=i100:9000',
};

for (const [unit, tables] of Object.entries({ things, people, events })) {
  test(`tables of ${unit}`, () => {
    for (const [name, columns] of Object.entries(tables)) {
      const { rows, evidence } = unitOfText(tableOf(columns));
      assert.equal(rows, unit, `${name}: ${evidence.map(({ what, weight }) => `${what} ${weight}`).join(', ')}`);
    }
  });
}

test('a person added to a table of things never leaves it one', () => {
  for (const [name, columns] of Object.entries(things)) {
    const { rows } = unitOfText(tableOf(`${columns}, full_name=P, birth_date=B`));
    assert.ok(rows === 'people' || rows === 'events', `${name}: ${rows}`);
  }
});

test('texts that name people are about people, whatever their rows are', () => {
  const columns = 'ref=u, day=R, entry=t';
  assert.notEqual(unitOfText(tableOf(columns)).rows, 'events');
  assert.equal(unitOfText(tableOf(columns), [0, 0, 0.4]).rows, 'events');
});

test('goods whose remarks name somebody are no events: what rows are stays open', () => {
  assert.equal(unitOfText(tableOf('ref=u, shelf=c9, entry=t'), [0, 0, 0.4]).rows, 'unclear');
});

test('nothing tells: codes as headers, and pixels', () => {
  const unclear = [
    'V1=i0:9, V2=i10:90, V3=i0:1',
    'att1=i0:6, att2=i0:6, att3=i0:6, att4=i0:6, att5=i0:6, att6=i0:6',
    // Somebody's code, and what tumours measure on average.
    'code=u, score1=d, score2=d, group=oA/B',
    'id=s, diagnosis=oM/B, radius_mean=d, texture_mean=d, area_mean=d, smoothness_mean=d',
  ];
  for (const columns of unclear) assert.equal(unitOfText(tableOf(columns)).rows, 'unclear', columns);
});

test('counts of people beside categories that tell all rows apart are groups', () => {
  const regions = ['north', 'south', 'east', 'west'];
  const bands = ['0-19', '20-39', '40-59', '60+'];
  const rows = regions.flatMap((region) =>
    bands.flatMap((band) => ['f', 'm'].map((sex, i) => `${region},${band},${sex},${(band.length * 7 + i) % 23}`)),
  );
  const cases = unitOfText(['region,age_group,sex,cases', ...rows].join('\n'));
  assert.equal(cases.rows, 'groups');
  // Twice as many rows of the same people are no groups.
  assert.notEqual(unitOfText(['region,age_group,sex,children', ...rows, ...rows].join('\n')).rows, 'groups');
});

test('things are told by values too', () => {
  const { units, plants } = thingsByValues;
  for (const columns of [units, plants]) assert.equal(unitOfText(tableOf(columns)).rows, 'things', columns);
});

test('a frequency of crossed categories, and deaths beside time at risk, are groups', () => {
  const cross = ['low', 'high'].flatMap((one) =>
    ['tower', 'terrace', 'house'].flatMap((two) =>
      ['good', 'bad'].map((three, i) => `${one},${two},${three},${one.length * 9 + two.length * 3 + i}`),
    ),
  );
  assert.equal(unitOfText(['influence,kind,contact,Freq', ...cross].join('\n')).rows, 'groups');
  const risk = Array.from(
    { length: 60 },
    (_, i) => `${40 + (i % 10)},${1970 + Math.floor(i / 10)},${i % 7},${900 + i}.5`,
  );
  assert.equal(unitOfText(['A,P,D,Y', ...risk].join('\n')).rows, 'groups');
});

test('a code of its own is nobody counted', () => {
  const columns = 'hash_id=u9f, sex=o1/2, birth_year=i1930:2000, total_points=i100:9000';
  assert.equal(unitOfText(tableOf(columns)).rows, 'people');
});

test('confidence is between 0 and 1, and evidence is sorted', () => {
  for (const columns of [...Object.values(things), ...Object.values(people)]) {
    const { confidence, evidence } = unitOfText(tableOf(columns));
    assert.ok(confidence > 0 && confidence < 1);
    const weights = evidence.map(({ weight }) => weight);
    assert.deepEqual(
      weights,
      weights.toSorted((one, other) => other - one),
    );
  }
});

test('two thousand columns are looked at in steps', () => {
  const header = Array.from({ length: 2000 }, (_, i) => `measured_value_of_station_${i}`).join(',');
  const line = Array.from({ length: 2000 }, (_, i) => `${i}.5`).join(',');
  const text = `${header}\n${`${line}\n`.repeat(5)}`;
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: true };
  const table = finished(readTable(new TextEncoder().encode(text), options));
  const { forms, roles } = looks(table);
  const steps = Array.from(unitOf(table, embedded(table), forms, roles, []));
  assert.ok(steps.length >= 30);
});

test('people are found wherever their columns stand', () => {
  for (const [unit, tables] of Object.entries({ people, events })) {
    for (const [name, columns] of Object.entries(tables)) {
      const turned = columns.split(', ').reverse().join(', ');
      assert.equal(unitOfText(tableOf(turned)).rows, unit, name);
    }
  }
});
