/** Detectors of matters of health, which the header names: any value under it is to be kept, a yes as much as a number. */
import { Confidence, type Detector } from '../../detector.ts';
import { longestPhrase, phrasesOf } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';

/** Words of statistics about many people, or of things that serve health and say nothing about one person's. */
const elsewhere = phrasesOf([
  'count',
  'counts',
  'total',
  'number of',
  'num of',
  'rate',
  'prevalence',
  'incidence',
  'cases',
  'deaths',
  'mortality',
  'per',
  'population',
  'cost',
  'costs',
  'price',
  'budget',
  'spending',
  'expenses',
  'coverage',
  'company',
  'manufacturer',
  'vendor',
  'stock',
  'inventory',
  'system',
  'stored',
  'server',
  'check',
  'url',
  'endpoint',
  'weather',
  'vehicle',
  'building',
  'product',
  'date',
  'id',
  'Anzahl',
  'Kosten',
  'Fälle',
  'nombre de',
  'coût',
  'número de',
  'costo',
  'casos',
  '件数',
  '例数',
  '费用',
  '人数',
]);

/** `header` names it; `has`, `is` and `history of` may stand before it, as before anything else. */
export function byTopic(
  id: string,
  label: string,
  header: readonly string[],
  fits: (column: ColumnSample) => boolean = () => true,
): Detector {
  const named = phrasesOf(header);
  return {
    id,
    label,
    kind: 'category',
    role: 'sensitive',
    proof: 'header',
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined || column.values.length === 0 || column.dates || !fits(column)) return undefined;
      const other = longestPhrase(column.header, elsewhere);
      // `rate` in `heart rate` is part of the name.
      if (other !== undefined && !words.includes(other)) return undefined;
      return { confidence: Confidence.header, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}
