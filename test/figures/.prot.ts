import { drain, Analysis } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { startMeasuring } from '@quasi/shared/measuring';
import { readTableFile } from '/work/main/server/src/files/index.ts';
import { protectedPart } from '/work/main/shared/src/measuring/protected.ts';
for (const [model, qi, budget] of [['tree', [], 10], ['tree', 'workclass,education,marital-status,occupation,relationship,race,sex,native-country,income'.split(','), undefined], ['independence', [], 10], ['copula', 'age,sex,race'.split(','), undefined], ['copula', 'workclass,education,marital-status,occupation,relationship,race,sex,native-country,income'.split(','), 10]] as const) {
const file = drain(readTableFile('/work/shared/data/adult/adult.csv', { missingTokens: [], trim: false }));
const a = new Analysis(file.table, { ...defaultSettings, quasiIdentifiers: [...qi] }, { kind: 'disk', text: file.source });
const m = drain(startMeasuring(a, { seed: 1, columns: undefined, sensitive: [], user: undefined, kappa: 5, reveal: new Map(), missing: 'value', weights: undefined, sets: [], population: 1e6, samplingRate: undefined, populationTable: undefined, epsilon: 1, model, alpha: .1, atMost: [1,10], target: 'record', databases: [], withRows: false, budget }));
const t = performance.now(); let longest = 0, n = t;
const r: any = drain(protectedPart(m), () => { const x = performance.now(); longest = Math.max(longest, x - n); n = x; });
const { frequencies, correlation, ...rest } = r;
console.log(performance.now() - t, 'longest', longest, JSON.stringify(rest), Object.keys(frequencies).length, correlation?.printed[0], correlation?.signed[0]);
}
