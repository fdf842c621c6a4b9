/** Words that columns are commonly called, in six languages: where two records of text stand above each other, they tell a header from data. */

const words = new Set(
  [
    'id name first last names surname forename title email mail phone mobile telephone fax address street city town county region state province country zip postcode postal code',
    'age sex gender birth birthday birthdate birthplace dob date day month year time timestamp created updated nationality language religion race ethnicity marital status education',
    'occupation job profession employer company department role salary income wage user username login customer client patient member person subject participant employee student',
    'account number type category class group label key value values amount price quantity count total score rate weight height latitude longitude lat lon lng location url website',
    'description comment comments note notes remark remarks text diagnosis disease condition symptom drug dose hospital ward doctor visit product item order invoice',
    'vorname nachname familienname anrede strasse ort stadt wohnort land plz postleitzahl telefon geburtsdatum geburtstag alter geschlecht beruf datum jahr monat tag nummer wert menge preis kunde bemerkung bundesland kanton',
    'nom prenom adresse rue ville pays codepostal telephone courriel naissance datedenaissance sexe metier profession annee mois jour numero valeur prix commentaire departement',
    'nombre apellido apellidos direccion calle ciudad pais provincia codigopostal telefono correo fechadenacimiento edad sexo profesion fecha ano mes dia numero valor precio comentario',
    '氏名 名前 姓 名 住所 電話番号 郵便番号 性別 年齢 生年月日 職業 国籍 日付 番号 都道府県 市区町村 备注 姓名 性别 年龄 出生日期 地址 电话 邮编 职业 国籍 日期 编号 城市 省份',
  ]
    .join(' ')
    .split(' '),
);

const LONGEST = 40;
const MOST_WORDS = 4;

/** The word in a text that columns are commonly called by: the text itself, or one of a few in it, as in `birth_date` or `Name of the town`. */
export function columnWordIn(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  const parts = plain.split(/[^\p{L}]+/u).filter((part) => part !== '');
  const whole = parts.join('');
  if (words.has(whole)) return whole;
  return parts.length <= MOST_WORDS ? parts.find((part) => words.has(part)) : undefined;
}
