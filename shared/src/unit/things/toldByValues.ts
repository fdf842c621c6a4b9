/** Signs of things in values, where no header shows any: units of goods, file names, bar codes, Latin names, versions, levels of logs. */
import { Things } from '../families.ts';
import type { Family } from '../family.ts';
import { isAbout, isNumeric, isText, isUnique, type Seen } from '../seen.ts';

const LONGEST = 120;

function shareOf({ form: { probe } }: Seen, test: (value: string) => boolean): number {
  return probe.length === 0 ? 0 : probe.filter((value) => value.length <= LONGEST && test(value)).length / probe.length;
}

const fileName =
  /^[^\s].{0,80}\.(?:png|jpe?g|gif|bmp|tiff?|webp|svg|csv|tsv|txt|json|xml|ya?ml|wav|mp3|mp4|flac|avi|pdf|docx?|xlsx?|py|js|ts|java|c|cpp|h|go|rs|rb|php|sh|sql|html?|css|dll|exe|so|zip|gz|tar|log|parquet|npy|nii|dcm|fasta|fastq|bam|vcf|conf|ini|toml|md)$/i;
const version = /^v?\d{1,4}\.\d{1,4}(?:\.\d{1,6}){1,2}(?:[-+.]?(?:alpha|beta|rc|dev|snapshot)?[.\d]*)?$/i;
const day = /^\d{1,2}\.\d{1,2}\.\d{4}/;
const level =
  /^(?:debug|info|information|warn|warning|error|fatal|critical|notice|trace|verbose|emerg|alert|sev-?[0-5]|fehler|warnung|erreur|avertissement|ошибка|предупреждение|hata|uyarı|エラー|警告|错误|오류|경고)$/i;
const gene = /^(?:rs\d{3,}|ENS[A-Z]{0,4}[GTP]\d{6,}(?:\.\d+)?|N[MRP]_\d{6,}(?:\.\d+)?|GO:\d{7}|chr(?:\d{1,2}|[XYM]))$/;
const formula =
  /^(?=.*\d)(?:\(?(?:A[cglru]|B[aer]?|C[adelorsu]?|F[er]?|G[ade]|H[efgo]?|I[nr]?|K|L[aiu]|M[gno]|N[abdi]?|O|P[bdt]?|R[hu]|S[bcein]?|T[ai]|U|V|W|Xe|Y|Z[nr])\)?\d{0,3}){2,12}$/;
const latin =
  /^[A-Z][a-z]{2,}(?: x)? [a-z]{2,}(?:us|um|ii|is|ae|ens|oides|ana|ensis|ica|ula|ata|ina|osa|fera|folia|ifolia|aris|alis|ella|illa|oria|ora|ides|atus|icus|eum|ea|ys|as|es|os|ix|ex|ax|on)(?:\s.{0,40})?$/;
const measure =
  /^(?:pcs?|pieces?|each|ea|units?|un|uds?|kg|kgs|g|gr|mg|lbs?|oz|t|l|lt|ltr|litres?|ml|m|m2|m²|m3|m³|cm|mm|km|ha|box|boxes|bag|bags|pack|packs?|pkg|bottle|can|roll|set|pair|dozen|ton|tonne|stk|stück|st|paar|karton|sack|flasche|rolle|pce|pièce|boîte|sac|pz|pezzo|conf|cf|caixa|cx|pct|pç|stuks?|doos|zak|szt|op|opak|wor|rolka|mb|kpl|ks|bal|kus|förp|burk|påse|шт|кг|упак|уп|м|компл|adet|ad|koli|kasa|paket|çuval|個|本|枚|箱|袋|台|件|包|瓶|盒|千克|公斤|개|박스|봉|병)\.?$/i;
const opening = /^\d{1,2}[:.h]\d{2} ?[-–~～] ?\d{1,2}[:.h]\d{2}$|^24 ?(?:h|\/ ?7|시간|時間|小时|часа)/i;

/** The last digit of a bar code follows from the others. */
function isBarCode(value: string): boolean {
  if (!/^\d{12,13}$/.test(value)) return false;
  const digits = Array.from(value.padStart(13, '0'), Number);
  const sum = digits.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const word = /^\p{Ll}[\p{Ll}'’-]*$/u;
const SHORT = 3;

/** Single words in lower case, particles among them: nobody is called so. */
function looksLikeWords(column: Seen): boolean {
  if (!isText(column) || column.distinctShare < 0.3 || column.form.distinct < 20) return false;
  return (
    shareOf(column, (value) => word.test(value)) >= 0.95 && shareOf(column, (value) => value.length <= SHORT) >= 0.05
  );
}

const ALL_BUT_FEW = 0.8;
const MOST = 0.6;

export const toldByValues: readonly Family[] = [
  {
    what: Things.goods,
    speaksFor: 'things',
    weigh: (column) => {
      if (column.form.distinct >= 3 && shareOf(column, isBarCode) >= ALL_BUT_FEW) return 3;
      const { distinct, probe } = column.form;
      const isMeasured = isText(column) && distinct >= 2 && distinct <= 20 && probe.some((value) => value.length > 1);
      return isMeasured && shareOf(column, (value) => measure.test(value)) >= ALL_BUT_FEW ? 2 : 0;
    },
  },
  {
    what: Things.species,
    speaksFor: 'things',
    weigh: (column) =>
      isText(column) && column.form.distinct >= 2 && shareOf(column, (value) => latin.test(value)) >= ALL_BUT_FEW
        ? 3
        : 0,
  },
  {
    what: Things.technology,
    speaksFor: 'things',
    weigh: (column) => {
      if (isNumeric(column) || column.form.distinct < 2) return 0;
      if (isUnique(column) && shareOf(column, (value) => fileName.test(value)) >= ALL_BUT_FEW) return 2;
      if (shareOf(column, (value) => level.test(value)) >= ALL_BUT_FEW) return 1.5;
      return isText(column) && shareOf(column, (value) => version.test(value) && !day.test(value)) >= ALL_BUT_FEW
        ? 1
        : 0;
    },
  },
  {
    what: Things.research,
    speaksFor: 'things',
    weigh: (column) => {
      if (!isText(column) || column.form.distinct < 3) return 0;
      if (shareOf(column, (value) => gene.test(value)) >= ALL_BUT_FEW) return 2;
      return shareOf(column, (value) => formula.test(value)) >= ALL_BUT_FEW && !isAbout(column, 'id') ? 2 : 0;
    },
  },
  { what: Things.wording, speaksFor: 'things', weigh: (column) => (looksLikeWords(column) ? 2 : 0) },
  {
    what: Things.organisations,
    speaksFor: 'things',
    weigh: (column) =>
      column.form.distinct >= 2 &&
      shareOf(column, (value) => opening.test(value)) >= MOST &&
      !isAbout(column, 'event', 'work')
        ? 1
        : 0,
  },
];
