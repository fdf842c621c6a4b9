/** Codes of the International Classification of Diseases, tenth revision. */
import { byForm } from '../../byForm.ts';
import type { DetectorHead } from '../../detector.ts';
import { inTurn } from '../../inTurn.ts';

const head: DetectorHead = { id: 'icd-10', label: 'ICD-10 codes', kind: 'code', role: 'sensitive' };

const code = /^[A-TV-Z]\d[\dAB](?:\.?[\dA-Z]{1,4})?[-+*!]?$/i;
const dotted = /^[A-TV-Z]\d[\dAB]\.[\dA-Z]{1,4}$/;
/** Chapters are letters: parts and versions mostly begin with the same one. */
const FEWEST_LETTERS = 4;

const named = byForm({
  ...head,
  header: `
    icd, icd code, icd cm, icd gm, diagnosis code, dx code, principal diagnosis, diagnosis, dx, Diagnoseschlüssel,
    Diagnosecode, ICD-Code, code diagnostic, CIM, CIE, código diagnóstico, 病名コード, 诊断编码, 疾病编码, 診斷碼
  `,
  proof: 'header',
  matches: (value) => value.length >= 3 && value.length <= 9 && code.test(value),
});

const unmistakable = byForm({
  ...head,
  header: '',
  not: `
    sku, product, part, item, version, model, cell, grid, room, shelf, article, tariff, nace, naf, isic, sic,
    industry, sector, Wirtschaftszweig
  `,
  proof: 'form',
  matches: (value) => value.length >= 5 && value.length <= 8 && dotted.test(value),
  fits: ({ values }) => new Set(values.map((value) => value[0])).size >= FEWEST_LETTERS,
});

export const icd10 = inTurn(named, unmistakable);
