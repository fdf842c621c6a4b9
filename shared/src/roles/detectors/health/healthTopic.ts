/** Matters of health, without the words of statistics about many people and of things that serve health. */
import { byTopic as byAnyTopic, type Topic } from '../../byTopic.ts';
import type { Detector } from '../../detector.ts';

export const ofMany = {
  en: 'count, counts, total, number of, num of, prevalence, incidence, cases, deaths, mortality, per, per capita, population, rate, percent, pct, avg, share',
  de: 'Anzahl, Zahl der, Fälle, Anteil, Rate, Quote',
  fr: 'nombre de, nb de, taux, cas',
  es: 'número de, casos, tasa, porcentaje',
  it: 'numero di, tasso, casi, totale casi',
  pt: 'taxa, óbitos, mortes',
  nl: 'aantal, percentage',
  pl: 'liczba, odsetek',
  sv: 'antal, andel',
  cs: 'počet, podíl',
  ru: 'число, количество, доля',
  tr: 'sayısı, oranı',
  ja: '件数, 例数, 人数',
  zh: '例数, 人数, 率',
  ko: '건수, 비율',
};
export const ofTrade = {
  en: 'cost, costs, price, budget, spending, expenses, coverage, company, manufacturer, vendor, stock, inventory, system, stored, server, check, url, endpoint, weather, vehicle, building, product, date, id, code set, time, day, start, end, unit, units, plan, department, agency, worker, center, centre, facility, care, insurance, insurer, region, district, board, authority, public health, cache, mustache, headphones, apache, teacher',
  de: 'Kosten, Preis, Datum, Hersteller, Einheit',
  fr: 'coût, prix, fabricant, unité',
  es: 'costo, coste, precio, fabricante, unidad, fecha',
  it: 'costo, prezzo, unità',
  pt: 'custo, preço, unidade',
  nl: 'kosten, prijs, datum, eenheid',
  pl: 'koszt, cena',
  sv: 'kostnad, pris, datum, enhet',
  cs: 'cena, náklady, datum',
  ru: 'цена, стоимость, дата',
  tr: 'fiyat, maliyet, tarih',
  ja: '費用, 価格, 単位, 日付',
  zh: '费用, 价格, 单位, 日期',
  ko: '비용, 가격, 단위, 날짜',
};

type HealthTopic = Omit<Topic, 'kind' | 'role'>;

export function healthTopic({ not = [ofMany, ofTrade], ...topic }: HealthTopic): Detector {
  return byAnyTopic({ ...topic, not, kind: 'category', role: 'sensitive' });
}
