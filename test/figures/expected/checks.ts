/** For each entry of expected.json the options it needs, beside how its number is read: file, then quantity. */
import { type Answer, allColumns, type Check } from './answer.ts';

type Checks = Readonly<Record<string, Check>>;

/** ITO: `?` is a value, and in adult each record is a user of its own. */
function background(user: string, column: string, read: keyof Answer['background']['columns'][number]): Check {
  return {
    options: ['--only', 'background', '--user', user, '--missing-tokens', 'none'],
    read: ({ background }) => background.columns.find((one) => one.column === column)?.[read],
  };
}

function adultT3(column: string): Checks {
  return {
    [`|D_X| of ${column}`]: background('row', column, 'values'),
    [`Pr(idf, X) of ${column}`]: background('row', column, 'risk'),
  };
}

/** SEI: only the records without `?`, on nine columns. */
const seiColumns = 'workclass,education,marital-status,occupation,relationship,race,sex,native-country,income';
function sei(read: Check['read']): Check {
  return {
    options: ['--only', 'classes', '--qi', seiColumns, '--missing', 'ignore', '--missing-tokens', '?'],
    read,
  };
}

/** COL: combinations of any width; zip codes and dates as they are written. */
const gongColumns = 'MINum,Sex,Age,Zip Code,Birthday,Disease';
function sensitivityOf(column: string): Check {
  return {
    options: ['--only', 'sensitivity', '--columns', gongColumns, '--kappa', 'all', '--missing-tokens', 'none'],
    read: ({ sensitivity }) => sensitivity.find((one) => one.column === column)?.S,
  };
}

const arxColumns = 'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class';

function classesOn(columns: string, read: Check['read']): Check {
  return { options: ['--only', 'classes,overall', '--qi', columns, '--missing-tokens', 'none'], read };
}

/** The frequencies of a column's values are the sizes of the classes on it, largest first. */
function frequenciesOf(column: string): Check {
  return classesOn(column, ({ classes }) =>
    Object.entries(classes.sizes)
      .flatMap(([size, count]) => new Array<number>(count).fill(Number(size)))
      .sort((a, b) => b - a),
  );
}

function arxSet(columns: string): Checks {
  const qi = columns.replaceAll('+', ',');
  return {
    [`distinction of ${columns}`]: classesOn(qi, ({ classes }) => classes.distinction),
    [`separation of ${columns}`]: classesOn(qi, ({ classes }) => classes.separation),
  };
}

const pycanonColumns = 'age, education, occupation, relationship, sex, native-country';
const pycanon: Checks = {
  [`k of ${pycanonColumns}`]: classesOn(pycanonColumns, ({ classes }) => classes.k),
};

/** sdcMicro: NA matches anything. */
const sdcOptions = ['--only', 'classes', '--qi', 'A,B,C', '--rows', '--weights', 'weight', '--missing', 'wildcard'];
const sdcMicro: Checks = {
  'fk of keys A, B, C (NA matches anything)': {
    options: [...sdcOptions, '--missing-tokens', 'NA'],
    read: ({ classes }) => classes.rows,
  },
  'Fk, summed weight': {
    options: [...sdcOptions, '--missing-tokens', 'NA'],
    read: ({ classes }) => classes.weightedRows,
  },
};

type Header = '--header' | '--no-header';

/** Combinations of any width of all columns, keys too. An empty cell is a value like another, unless it equals nothing. */
function combinations(file: string, header: Header, missing: 'value' | 'distinct', read: Check['read']): Check {
  return {
    get options() {
      const tokens = missing === 'value' ? 'none' : ',';
      const columns = ['--columns', allColumns(file, header), header];
      const search = ['--only', 'columns,uniqueCombinations', '--kappa', 'all', '--budget', 'none'];
      return [...search, ...columns, '--missing', missing, '--missing-tokens', tokens];
    },
    read: (answer) => {
      if (!answer.uniqueCombinations.complete) throw new Error('The search was cut short.');
      return read(answer);
    },
  };
}

const namedSets: Check['read'] = ({ uniqueCombinations }) => uniqueCombinations.sets;
const countOfSets: Check['read'] = ({ uniqueCombinations }) => uniqueCombinations.count;
const numberedSets: Check['read'] = ({ columns, uniqueCombinations }) => {
  const names = columns.map(({ name }) => name);
  return uniqueCombinations.sets.map((set) => set.map((name) => names.indexOf(name)));
};

/** What a hash is published of; the sets behind it are those of measured.json. */
export const HASH = 'hash of the UCC list';

function hashed(file: string, header: Header): Record<string, Checks> {
  return { [file]: { [HASH]: combinations(file, header, 'value', numberedSets) } };
}

function unit(name: string): Record<string, Checks> {
  const file = `ucc/unit/${name}.csv`;
  return { [file]: { 'minimal UCCs (column numbers from 0)': combinations(file, '--header', 'value', numberedSets) } };
}

function lighthouse(name: string): Record<string, Checks> {
  const file = `ucc/wdc/metanome_${name}.csv`;
  const quantity = 'number of minimal UCCs (null differs from null)';
  return { [file]: { [quantity]: combinations(file, '--header', 'distinct', countOfSets) } };
}

export const checks: Readonly<Record<string, Checks>> = {
  'paper_examples/ito_table1.csv': {
    '|D_date|': background('user ID', 'date', 'values'),
    alpha_date: background('user ID', 'date', 'alpha'),
    'Pr(idf, date)': background('user ID', 'date', 'risk'),
    'R_cost(date)': background('user ID', 'date', 'lowCost'),
  },
  'adult/adult.csv': {
    ...adultT3('age'),
    ...adultT3('occupation'),
    ...adultT3('marital-status'),
    ...adultT3('race'),
    people: sei(({ classes }) => Object.entries(classes.sizes).reduce((sum, [size, count]) => sum + +size * count, 0)),
    'same records, min': sei(({ classes }) => classes.k),
    'same records, max': sei(({ classes }) => classes.largest),
    'same records, mean (over records)': sei(({ classes }) => classes.optMean),
    // Some values occur only in records with `?`, so these are left out before anything is counted.
    'product of categories': {
      options: ['--only', 'columns', '--missing-tokens', 'none'],
      input: (text) =>
        text
          .split('\n')
          .filter((line) => !line.split(',').includes('?'))
          .join('\n'),
      read: ({ columns }) =>
        columns
          .filter(({ name }) => seiColumns.split(',').includes(name))
          .reduce((product, { distinct }) => product * distinct, 1),
      digits: 2,
    },
  },
  'paper_examples/gong_table1.csv': {
    ...Object.fromEntries(gongColumns.split(',').map((column) => [`S(${column}), p = 0.5`, sensitivityOf(column)])),
    'minimal UCCs': combinations('paper_examples/gong_table1.csv', '--header', 'value', namedSets),
  },
  'paper_examples/yang2020_eq18_shuffled.csv': { ORR: classesOn('A1,A2,A3', ({ overall }) => overall.orr) },
  'paper_examples/yang2020_table1.csv': {
    'frequencies of Age': frequenciesOf('Age'),
    'frequencies of Gender': frequenciesOf('Gender'),
  },
  'adult/arx_adult.csv': {
    'average re-identification risk, 9 quasi-identifiers': classesOn(arxColumns, ({ overall }) => overall.orr),
    'share of unique records': classesOn(arxColumns, ({ classes, rows }) => classes.uniqueRows / rows),
  },
  'paper_examples/arx_quasi_identifiers.csv': {
    ...arxSet('sex'),
    ...arxSet('state'),
    ...arxSet('age'),
    ...arxSet('sex+state'),
    ...arxSet('age+sex'),
    ...arxSet('age+state'),
    ...arxSet('age+sex+state'),
  },
  'adult/pycanon_adult_k3.csv': pycanon,
  'adult/pycanon_adult_k10.csv': pycanon,
  'adult/pycanon_adult_k20.csv': pycanon,
  'paper_examples/sdcmicro_freqcalc.csv': sdcMicro,
  'paper_examples/sdcmicro_freqcalc_na.csv': sdcMicro,
  'paper_examples/sdcmicro_freqcalc_na_column.csv': sdcMicro,
  'paper_examples/ducc_timetable.csv': {
    'minimal UCCs': combinations('paper_examples/ducc_timetable.csv', '--header', 'value', namedSets),
  },
  'ucc/abalone.csv': {
    'number of minimal UCCs (the 29 sets were compared one by one)': combinations(
      'ucc/abalone.csv',
      '--no-header',
      'value',
      countOfSets,
    ),
    [HASH]: combinations('ucc/abalone.csv', '--no-header', 'value', numberedSets),
  },
  ...hashed('ucc/iris.csv', '--no-header'),
  ...hashed('ucc/wdc/desbordante_WDC_age.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_appearances.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_astrology.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_astronomical.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_game.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_kepler.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_planetz.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_satellites.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_science.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_WDC_symbols.csv', '--header'),
  ...hashed('ucc/wdc/desbordante_TestWide.csv', '--header'),
  ...lighthouse('WDC_astronomical'),
  ...lighthouse('WDC_satellites'),
  ...unit('011_ucc'),
  ...unit('101_ucc'),
  ...unit('111_ucc'),
  ...unit('11_ucc'),
  ...unit('all_ucc'),
  ...unit('no_ucc'),
  ...unit('one_ucc'),
  ...unit('two_ucc'),
  ...unit('1_column_1_ucc'),
  ...unit('prune_too_much'),
};
