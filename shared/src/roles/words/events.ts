/** Words for what happens to people in the sight of others. */
import type { ByLanguage } from '../../words/index.ts';

/** Whether somebody is still alive. */
export const vitalStatus: ByLanguage = {
  en: 'vital status, vitalstatus, died, deceased, is deceased, is dead, dead, alive, death, survived, death event, mortality, in hospital mortality, hospital death, death flag, death status, survival status',
  de: 'verstorben, gestorben, Vitalstatus, lebt, überlebt, Todesfall',
  fr: 'statut vital, décédé, décédée, décès, vivant, survécu',
  es: 'estado vital, fallecido, fallecida, defunción, muerto, fallecimiento, vivo',
  it: 'stato in vita, deceduto, deceduta, decesso, stato vitale',
  pt: 'óbito, faleceu, falecido, falecida, estado vital',
  nl: 'overleden, vitale status, levensstatus, in leven',
  pl: 'zgon, zmarł, zmarły, status życia, czy zgon',
  sv: 'avliden, död, vitalstatus, levande',
  cs: 'zemřel, úmrtí, zemřelý, vitální stav',
  ru: 'умер, смерть, умерший, летальный исход, жив',
  tr: 'ölüm, vefat, sağ kalım, hayatta, öldü',
  ja: '死亡, 生死, 生存',
  zh: '死亡, 是否死亡, 生存状态, 生死状态, 是否存活',
  ko: '사망, 사망여부, 생존, 생존여부',
};

export const eventDates: ByLanguage = {
  en: 'date, hire date, start date, end date, admission, admitted, discharge, discharged, enrolled, registered, joined, visit',
  de: 'Datum, Eintritt, Austritt, Aufnahme, Entlassung, Eintrittsdatum',
  fr: 'jour, date, entrée, sortie',
  es: 'fecha, ingreso, alta',
  it: 'data, ingresso, dimissione, ricovero',
  pt: 'data, admissão, alta',
  nl: 'datum, opname, ontslag',
  pl: 'data, dnia, przyjęcia',
  sv: 'datum, inskriven, utskriven',
  cs: 'datum, nástup, přijetí',
  ru: 'дата, поступления, выписки',
  tr: 'tarih, tarihi',
  ja: '日付, 日時, 年月日, 登録日, 入院日, 来院日, 退院日, 入会日, 訪問日',
  zh: '日期, 时间, 入院, 出院, 入职, 就诊日期',
  ko: '일자, 날짜, 입사일, 입원일, 퇴원일, 가입일, 일시',
};

export const timeStamps: ByLanguage = {
  en: 'timestamp, ts, date time, datetime, created at, updated at, epoch, unix time',
  de: 'Zeitstempel',
  fr: 'horodatage',
  es: 'marca de tiempo, fecha y hora',
  it: 'data ora, data e ora',
  pt: 'data hora, data e hora',
  nl: 'tijdstip, tijdstempel',
  pl: 'znacznik czasu, data i godzina',
  sv: 'tidsstämpel, tidpunkt',
  cs: 'časové razítko, datum a čas',
  ru: 'дата и время, временная метка',
  tr: 'tarih saat, zaman damgası',
  ja: '日時, タイムスタンプ',
  zh: '时间戳, 時間戳',
  ko: '일시, 타임스탬프',
};

export const timesOfDay: ByLanguage = {
  en: 'time, time of day, hour, clock',
  de: 'Uhrzeit, Zeit',
  fr: 'heure',
  es: 'hora',
  it: 'ora, orario',
  pt: 'hora, horário',
  nl: 'tijd, tijdstip, uur',
  pl: 'godzina, czas',
  sv: 'klockslag, tid',
  cs: 'čas, hodina',
  ru: 'время',
  tr: 'saat, saati',
  ja: '時刻',
  zh: '时间, 時間',
  ko: '시간, 시각',
};

export const titles: ByLanguage = {
  en: 'form of address, salutation, honorific, name prefix, name suffix',
  de: 'Anrede, akademischer Grad, akad Grad, akad Titel, akademischer Titel, Namenszusatz, Briefanrede',
  fr: 'civilité',
  es: 'trato, forma de tratamiento',
  it: 'appellativo, titolo di cortesia',
  pt: 'forma de tratamento',
  nl: 'aanhef, aanspreektitel',
  pl: 'zwrot grzecznościowy, forma grzecznościowa, tytuł naukowy, stopień naukowy, tytuł przed nazwiskiem',
  sv: 'tilltal, tilltalsform',
  cs: 'oslovení, titul, tituly, titul před, titul za, titul před jménem, titul za jménem, akademický titul, vědecká hodnost',
  ru: 'обращение',
  tr: 'hitap',
  ja: '敬称',
  zh: '称谓, 稱謂',
  ko: '호칭',
};
