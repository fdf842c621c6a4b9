/** What countries call the numbers of their citizens, pensioners, patients and taxpayers, and their papers, in full and by letters. */
import { aloneOf, phrasesOf } from '../../header.ts';

/** Hardly anything else is called so. */
const full = [
  {
    en: 'BVN, bank verification number, UAN, universal account number, PPSN, PPS number, PPS no, TFN, IRD number, NHI number, SSNIT, SSNIT no, ghana card, ghana card no, KRA PIN, NSSF no, NHIF no, SHIF no, huduma, huduma no, ESIC, ESIC no, PF no, PF number, EPF no, EPF number, EPIC no, voter id, voter id no, voter card, voters card, ABHA, ABHA id, ABHA number, ration card, ration card no, aadhar, aadhar no, adhaar, NIC no, NIC number, smart card id, philhealth, philhealth no, philsys, UMID, GSIS no, SSS no, SSS number, pag ibig, emirates id, iqama, iqama no, civil id, QID, CPR no, personal id, personal id no, personal identification number, residence permit no, residence card no, alien number, medicare number, medicare no, medicare card, health card, health card number, OHIP, care card, military id, social insurance number, social insurance no, social security no, social security number, soc sec no, ssn no, national insurance number, national insurance no, NI number, NI no, identity doc no, id proof no, id proof number, id document no, proof of identity no',
    de: 'Sozialversicherungsnummer, Sozialversicherungsnr, SV-Nummer, SV-Nr, SVNR, SV Nr, Rentenversicherungsnummer, RV-Nummer, RVNR, Steuer-ID, Steueridentnummer, Steuer IdNr, AHV-Nummer, AHV-Nr, AHVN13, Ausweisnummer, Ausweisnr, Personalausweis-Nr, Perso-Nr, Ausländerausweis, Aufenthaltstitel Nr, Bürgernummer, ZPV-Nummer, e-card Nummer',
    fr: 'numéro de sécurité sociale, n sécurité sociale, num sécu, numéro sécu, n sécu, nº sécu, numsecu, NIR, num insee, numéro INSEE, matricule INS, n allocataire, numéro allocataire, titre de séjour, numéro titre de séjour, carte de séjour, numéro AVS, NISS, registre national, numéro de registre national, numéro national, NAS, RAMQ, numéro assurance maladie, NAM',
    es: 'CURP, NSS, número de seguridad social, núm seguridad social, número de afiliación, NAF, clave de elector, folio INE, CUIL, NUIP, DPI, cédula, nro cédula, num cédula, número de cédula, cédula ciudadanía, documento nro, doc nro, nro doc, nro documento, núm documento, tarjeta sanitaria, CIP sanitario, TIS, número de tarjeta sanitaria, NUSS, NIE, tarjeta de residencia, carné de extranjería',
    it: 'codice fiscale, cod fisc, codfisc, cod fiscale, tessera sanitaria, numero tessera sanitaria, num ts, carta identità, n carta identità, numero documento identità, permesso di soggiorno, numero CIE, num CIE',
    pt: 'PIS, PASEP, PIS PASEP, NIS, CTPS, título de eleitor, título eleitor, CNS, cartão SUS, cartão nacional de saúde, número do SUS, número SUS, CNH, RNE, RNM, número de utente, n utente, nº utente, n de utente, utente SNS, utente nº, número SNS, NISS, número de segurança social, segurança social, número de contribuinte, contribuinte nº, cartão cidadão, bilhete identidade, número de identificação civil, autorização de residência',
    nl: 'BSN, burgerservicenummer, sofinummer, sofi-nummer, sofinr, rijksregisternummer, rijksregisternr, INSZ, INSZ nummer, identiteitskaartnummer, verblijfsvergunning, vreemdelingennummer, v-nummer, zorgpas',
    pl: 'PESEL, nr PESEL, numer PESEL, NIP osoby, seria i nr dowodu, seria i numer dowodu, seria dowodu, nr dowodu osobistego, dokument tożsamości, nr dokumentu tożsamości, legitymacja ubezpieczeniowa, karta pobytu, nr karty pobytu',
    sv: 'personnummer, personnr, samordningsnummer, samordningsnr, reservnummer, LMA-nummer, legitimationsnummer, id-kortsnummer, fødselsnummer, fnr, personnummer fnr, CPR-nummer, CPR nr, henkilötunnus, hetu',
    cs: 'rodné číslo, rč, rod číslo, číslo pojištěnce, č pojištěnce, pojištěnec číslo, číslo OP, č OP, číslo občanky, doklad totožnosti, číslo dokladu totožnosti, povolení k pobytu',
    ru: 'СНИЛС, полис ОМС, номер полиса ОМС, ОМС, паспорт РФ, серия паспорта и номер, серия номер паспорта, документ удостоверяющий личность, номер удостоверения личности, вид на жительство, РНОКПП, ИИН, ЖШН, персональный номер, идентификационный номер, личный номер',
    tr: 'TC, TC no, TCKN, TC kimlik, TC kimlik no, T C kimlik, kimlik no, kimlik numarası, vatandaşlık no, vatandaşlık numarası, SGK no, SGK sicil no, sigorta sicil no, Bağ-Kur no, yabancı kimlik no, ikamet izni no, nüfus cüzdanı seri no',
    ja: '基礎年金番号, 年金番号, 年金手帳番号, 雇用保険番号, 雇用保険被保険者番号, 健康保険証番号, 保険証番号, 被保険者証番号, 被保険者番号, 住民票コード, 在留カード番号, 在留番号, マイナンバー, 個人番号, 身分証明書番号',
    zh: '公民身份号码, 公民身份证号, 居民身份证号, 身份证号, 身份证号码, 身份證字號, 身分證字號, 证件号, 证件号码, 證件號碼, 社会保障号, 社会保障号码, 社保号, 社保卡号, 医保号, 医保卡号, 医保编号, 个人社保号, 公积金账号, 港澳通行证, 居住证号, 统一证号, 健保卡號, 护照号码',
    ko: '주민번호, 주민등록번호, 외국인번호, 외국인등록번호, 건강보험증번호, 보험증번호, 국민연금번호, 신분증번호, 여권번호, 운전면허번호, 면허번호, 개인식별번호',
  },
  'NUPN, BPJS, no BPJS, NPWP, KTP, no KTP, NIK, no NIK, no KK, nomor KTP, nomor induk kependudukan, no IC, IC number, IC no, MyKad, NRIC, NRIC no, HKID, HKID no, CCCD, số CCCD, CMND, số CMND, số BHXH, mã BHXH, BHYT, teudat zehut, JMBG, EMŠO, CNP, EGN, AMKA, ΑΜΚΑ, TAJ, TAJ szám, isikukood, personas kods, asmens kodas, ЕГН, ЕМБГ, ЄДДР',
];

/** Other things are called so where a word stands beside them. */
const alone =
  'SIN, NIN, FIN, UIF, UIF no, CI, C I, IC, DUI, DNI, RG, CF, EPIC, NID, NIC, IRD, NHI, SSS, NSS, SV, AHV, AVS, CNI, CNIE, CIN, CPR, SUS, SNS, PPS, KK, IdNr';

export const localNumbers = phrasesOf([full, aloneOf(alone)]);
