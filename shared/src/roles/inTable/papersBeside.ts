/** The number of a document beside names of people is that of their passport or card; alone it may be that of a bill. */
import { detectors } from '../detectors/index.ts';
import { phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';

const open = phrasesOf(`
  num documento, numero documento, n documento, nro documento, num doc, doc no, doc number, doc num, document no,
  document number, numéro document, numéro de document, num document, Dokumentnummer, número do documento,
  documentnummer, numer dokumentu, nr dokumentu, číslo dokladu, номер документа, belge no, 証明書番号, 证件编号, 문서번호
`);
const FEWEST = 5;
const ID_SHARE = 0.5;

const nationalId = detectors.find(({ id }) => id === 'national-id');

export function papersBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const hasNames = roles.some((role) => role.kind === 'name' && namesPeople(role));
  if (!nationalId || !hasNames) return roles.slice();
  return roles.map((role, i) => {
    const { header, distinct, rows, missing } = columns[i];
    const tellsApart = distinct >= FEWEST && distinct >= ID_SHARE * (rows - missing);
    if (role.detector !== undefined || !tellsApart || wholePhrase(header, open) === undefined) return role;
    const evidence = [{ says: 'header', words: header.words.join(' ') } as const];
    return { ...role, ...said, detector: nationalId, kind: nationalId.kind, confidence: 0.7, evidence };
  });
}

const said = { role: 'identifier', inferred: 'identifier' } as const;
