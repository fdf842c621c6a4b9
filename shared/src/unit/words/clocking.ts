/** When somebody came to work and left. */
import type { WordLists } from '../lexicon.ts';

export const clocking: WordLists = {
  en: 'clock in, clock out, clocked in, clocked out, punch in, punch out, shift start, shift end, time in, time out, timesheet, hours worked, worked hours, regular hours, overtime hours',
  de: 'kommen, gehen, arbeitsbeginn, arbeitsende, dienstbeginn, dienstende, schichtbeginn, schichtende, arbeitszeit*, uberstunden, mehrarbeit, pausenzeit',
  fr: 'heure arrivee, heure depart, debut de poste, fin de poste, pointage, heures travaillees, heures supplementaires',
  es: 'hora entrada, hora salida, fichaje, fichajes, horas trabajadas, horas extra',
  it: 'ora ingresso, ora uscita, timbratura, timbrature, ore lavorate, straordinari, straordinario',
  pt: 'hora entrada, hora saida, ponto entrada, ponto saida, horas trabalhadas, horas extras',
  nl: 'ingeklokt, uitgeklokt, begin dienst, einde dienst, gewerkte uren, overuren',
  pl: 'godzina wejscia, godzina wyjscia, poczatek pracy, koniec pracy, przepracowane godziny, nadgodziny',
  sv: 'instampling, utstampling, arbetade timmar, overtid*',
  cs: 'prichod do prace, odchod z prace, odpracovane hodiny, prescas*',
  ru: 'время прихода, время ухода, отработано часов, отработанные часы, сверхурочные',
  tr: 'giris saati, cikis saati, mesai, fazla mesai, calisilan saat',
  ja: '出勤時刻, 退勤時刻, 出勤時間, 退勤時間, 出勤, 退勤, 残業時間, 実働時間',
  zh: '上班时间, 下班时间, 签到时间, 签退时间, 加班时长, 工作时长',
  ko: '출근시간, 퇴근시간, 출근, 퇴근, 초과근무, 근무시간',
};
