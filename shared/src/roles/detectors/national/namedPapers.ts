/** Values that name the paper whose number they hold: `Personalausweis L01X00T47`, `DNI 12345678Z`, `паспорт 45 08 123456`. */

import { once } from '../../once.ts';
import { fold, wordsIn } from '../../words/index.ts';

const papers = once(
  () =>
    new Set(
      wordsIn({
        en: 'passport, id card, identity card, national id, driving licence, driver licence, drivers license, ssn, residence permit, pan, aadhaar, voter id',
        de: 'personalausweis, perso, pa, reisepass, pass, führerschein, ausweis, aufenthaltstitel',
        fr: 'passeport, cni, carte d identité, carte nationale d identité, permis de conduire, permis, titre de séjour',
        es: 'pasaporte, dni, nie, cédula, cc, ce, carné, ine, licencia, licencia de conducir',
        it: 'passaporto, carta d identità, carta identità, ci, patente, permesso di soggiorno, cf',
        pt: 'passaporte, rg, cpf, cnh, bi, cartão de cidadão, carta de condução',
        nl: 'paspoort, identiteitskaart, id-kaart, rijbewijs',
        pl: 'paszport, dowód, dowód osobisty, do, prawo jazdy, pesel',
        sv: 'pass, id-kort, körkort, legitimation, nationellt id',
        cs: 'pas, cestovní pas, op, občanský průkaz, řidičský průkaz, rč',
        ru: 'паспорт, паспорт рф, загранпаспорт, удостоверение, ву, снилс, вод удостоверение',
        tr: 'pasaport, kimlik, nüfus cüzdanı, ehliyet, tc, tc kimlik',
        ja: '運転免許証, パスポート, 旅券, マイナンバーカード, 保険証, 在留カード',
        zh: '身份证, 身分證, 护照, 驾驶证, 居住证, 军官证',
        ko: '주민등록증, 여권, 운전면허증, 외국인등록증',
      }).map(fold),
    ),
);

const wordsAndNumber =
  /^([\p{L}][\p{L} .'’-]{1,40}?)(?:[ :.,#№-]{1,3}|(?<=\p{Lo})(?=[A-Z\d]))(?:n[or°º]?\.? ?|no\.? ?|№ ?)?((?=[^\d]{0,4}\d)[A-Z\d][A-Z\d ./-]{5,20})$/iu;

export function isNamedPaper(value: string): boolean {
  const match = wordsAndNumber.exec(value);
  if (!match || (match[2].match(/\d/g)?.length ?? 0) < 4) return false;
  return papers().has(
    fold(match[1])
      .replace(/[.'’]/g, ' ')
      .replace(/ (?:n|nr|no)$/, '')
      .replace(/ +/g, ' ')
      .trim(),
  );
}
