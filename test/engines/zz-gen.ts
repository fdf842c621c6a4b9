import { writeScaleTable } from '/tmp/wt/eng/test/engines/scaleTable.ts';
const [folder, rows, files] = process.argv.slice(2);
console.time('made'); writeScaleTable(folder as string, Number(rows), Number(files)); console.timeEnd('made');
