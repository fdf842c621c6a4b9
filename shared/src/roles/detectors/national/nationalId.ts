/** Numbers of identity cards of an unknown country, or of one whose numbers have no form. */
import { byCode } from '../../byCode.ts';
import { byForm } from '../../byForm.ts';
import { inTurn } from '../../inTurn.ts';
import { localNumbers } from './localNumbers.ts';
import { isNamedPaper } from './namedPapers.ts';

const head = {
  id: 'national-id',
  label: 'national identity numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'R',
} as const;

const header = `
  natl id, natl id no, gov id, govt id, citizen number, citizen no, Personalausweisnr, Ausweisnr, nat id, nin,
  personal id number, personal number, personal code, identification number, identity document, document number,
  document no, id number, idnumber, state id, social number, ID-Nummer, Ausweis, Personenkennzahl,
  numéro national d'identité, n° carte d'identité, CIN, numéro CIN, document d'identité, doc identidad, nro cédula,
  tipo y número de documento, INE, clave de elector, carta d'identità, numero carta d'identità, documento identità,
  RG, bilhete de identidade, cartão de cidadão, número do documento, CC, n cartão de cidadão, SUS, cartão SUS,
  número de utente, identiteitskaart, identiteitsbewijs, ID-kaart, documentnummer, dowód osobisty, numer dowodu,
  nr dowodu, seria i numer dowodu, ID-kort, legitimation, personbeteckning, občanský průkaz, číslo OP,
  číslo občanského průkazu, občiansky preukaz, удостоверение личности, номер удостоверения, серия и номер документа,
  kimlik, kimlik numarası, nüfus cüzdanı, nüfus cüzdan no, 身分証番号, 在留カード番号, 个人编号, 证件号码, 身份证明号码, 신분증번호, 외국인등록번호, 주민등록번호,
  national id, national id number, national identity, national identity number, national identification number,
  national number, identity card, identity card number, identity number, identity no, id card, id card number,
  id document, id document number, citizen id, civil id, personal identity number, government id, NIN, CNIC, NIK, KTP,
  MyKad, Personalausweis, Personalausweisnummer, Ausweisnummer, Ausweis-Nr, CNI, carte d'identité,
  numéro de carte d'identité, pièce d'identité, cédula, cédula de identidad, cédula de ciudadanía,
  carnet de identidad, documento de identidad, número de documento, número de identidad, número de identificación,
  DNI, マイナンバー, 個人番号, 身分証明書番号, 身份证, 身份證, 身分證, 证件号, 證件號碼
`;

/** Firms have numbers of their own, and so have goods. */
const ofFirms = {
  en: 'vat, company, firm, business, employer, supplier, vendor, merchant, product, order, invoice, device, vehicle, school, branch',
  de: 'USt, Umsatzsteuer, MwSt, Firma, Unternehmen, Lieferant, Arbeitgeber, Betrieb',
  fr: 'TVA, entreprise, société, fournisseur, employeur, SIREN, SIRET',
  es: 'IVA, empresa, proveedor, empleador, sociedad',
  it: 'IVA, azienda, ditta, fornitore, società',
  pt: 'IVA, empresa, fornecedor, empregador',
  nl: 'BTW, bedrijf, leverancier, werkgever',
  pl: 'VAT, firma, firmy, dostawca, pracodawca',
  sv: 'moms, företag, leverantör, arbetsgivare, orgnr',
  cs: 'DPH, firma, firmy, dodavatel, zaměstnavatel',
  ru: 'НДС, компания, организация, организации, поставщик, работодатель',
  tr: 'KDV, firma, şirket, tedarikçi, işveren, vergi',
  ja: '会社, 法人, 企業, 事業所',
  zh: '公司, 企业, 单位, 供应商',
  ko: '회사, 법인, 사업자, 업체',
};

export const nationalId = inTurn(
  byCode({
    ...head,
    header: [header, localNumbers],
    not: ofFirms,
    form: /^(?=\D{0,8}\d)[A-Z\d](?:[ ./-]?[A-Z\d]){5,23}$/i,
  }),
  byForm({ ...head, header, proof: 'form', matches: isNamedPaper }),
);
