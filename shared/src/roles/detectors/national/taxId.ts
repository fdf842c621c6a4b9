/** Tax numbers of people in an unknown country. */
import { byCode } from '../../byCode.ts';

export const taxId = byCode({
  id: 'tax-id',
  label: 'tax numbers',
  kind: 'code',
  role: 'identifier',
  safeHarbor: 'R',
  header: `
    taxpayer no, tax ref, tax ref no, tax reference, tax reference number, tax identification no, Steuernr,
    num fiscal, tax id, tax ID number, tax number, tax no, tax identification number, taxpayer id, taxpayer number,
    taxpayer identification number, TIN, Steuernummer, Steuer-Nr, Steuer-ID, Steuer-IdNr, Steueridentifikationsnummer,
    numéro fiscal, numéro SPI, numéro d'identification fiscale, identifiant fiscal, identificación fiscal,
    número de identificación fiscal, NIF, RFC, 納税者番号, 纳税人识别号, 税号, 稅號
  `,
  not: 'employer, company, business, vat, Firma, entreprise, empresa',
  form: /^(?=\D{0,6}\d)[A-Z\d](?:[ ./-]?[A-Z\d]){6,19}$/i,
});
