/** Weekdays and months by their names: headers of one number for each of them. */
import { once } from '../../roles/index.ts';

/** Names in full; headers have their first three letters or more. */
const days = [
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag',
  'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
  'lunes, martes, miercoles, jueves, viernes, sabado, domingo',
  'lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica',
  'segunda, terca, quarta, quinta, sexta, sabado, domingo',
  'maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
  'poniedzialek, wtorek, sroda, czwartek, piatek, sobota, niedziela',
  'mandag, tisdag, onsdag, torsdag, fredag, lordag, sondag',
  'pondeli, utery, streda, ctvrtek, patek, sobota, nedele',
  'pazartesi, sali, carsamba, persembe, cuma, cumartesi, pazar',
  'понедельник, вторник, среда, четверг, пятница, суббота, воскресенье',
];
const months = [
  'january, february, march, april, may, june, july, august, september, october, november, december',
  'januar, februar, marz, april, mai, juni, juli, august, september, oktober, november, dezember',
  'janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre',
  'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
  'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
  'janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december',
  'styczen, luty, marzec, kwiecien, maj, czerwiec, lipiec, sierpien, wrzesien, pazdziernik, listopad, grudzien',
  'januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december',
  'leden, unor, brezen, duben, kveten, cerven, cervenec, srpen, zari, rijen, listopad, prosinec',
  'ocak, subat, mart, nisan, mayis, haziran, temmuz, agustos, eylul, ekim, kasim, aralik',
  'январь, февраль, март, апрель, май, июнь, июль, август, сентябрь, октябрь, ноябрь, декабрь',
];
const SHORTEST = 3;
/** Columns of a table that has days or months across. */
const WIDEST = 1000;

const named = once(() => [days, months].map((lists) => lists.map((list) => list.split(', '))));
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim();
const fewest = [5, 6] as const;

/** Whether these headers are weekdays, or months, in some language: five of the ones, or six of the others. */
export function areCalendar(headers: readonly string[]): boolean {
  if (headers.length > WIDEST) return false;
  const texts = headers.map(plain).filter((text) => text.length >= SHORTEST);
  return named().some((lists, i) =>
    lists.some((names) => names.filter((name) => texts.some((text) => name.startsWith(text))).length >= fewest[i]),
  );
}
