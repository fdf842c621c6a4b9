/** `Grade` and `Level` of those who work are those of their pay, where elsewhere they are marks of pupils. */
import { detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const grades = phrasesOf(`
  grade, level, band, rank, class, step, job level, emp grade, staff grade, Stufe, Gruppe, échelon, indice, grado,
  nivel, livello, nível, trap, stopień, kategoria, grad, stupeň, třída, разряд, категория, kademe, seviye, 等級, 級, 级别,
  等级, 등급, 호봉
`);
const work = phrasesOf({
  en: 'employee, emp code, emp id, emp no, empid, staff id, staff no, staff number, salary, designation, department, doj, date of joining, hire date, payroll, manager, supervisor, gross pay, net pay, basic pay, pension scheme, appraisal, job title',
  de: 'Personalnummer, Pers Nr, Mitarbeiter, Gehalt, Eintritt, Abteilung, Vorgesetzter, Kostenstelle, Bezüge',
  fr: 'matricule, salaire, embauche, service, salarié, agent, traitement',
  es: 'empleado, sueldo, salario, puesto, departamento, fecha de ingreso, legajo, nómina',
  it: 'dipendente, stipendio, assunzione, matricola, reparto, retribuzione',
  pt: 'funcionário, salário, admissão, cargo, servidor, matrícula, remuneração, lotação',
  nl: 'medewerker, personeelsnummer, salaris, functie, afdeling, in dienst',
  pl: 'pracownik, wynagrodzenie, stanowisko, zatrudnienie, dział',
  sv: 'anställd, anställningsnummer, lön, befattning, avdelning',
  cs: 'zaměstnanec, osobní číslo, mzda, plat, nástup, oddělení',
  ru: 'сотрудник, табельный номер, оклад, должность, отдел, зарплата',
  tr: 'personel, sicil no, maaş, görev, departman, işe giriş',
  ja: '社員番号, 社員, 従業員, 給与, 基本給, 入社, 部署, 職員番号',
  zh: '员工, 工号, 工资, 入职, 部门, 岗位, 薪资',
  ko: '사원, 사번, 급여, 기본급, 입사, 부서, 직원',
});
const FEWEST_SIGNS = 3;

const occupation = detectors.find(({ id }) => id === 'occupation');

export function gradesAtWork(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!occupation || !columns.some(({ header }) => wholePhrase(header, grades) !== undefined)) return roles.slice();
  const signs = columns.filter(({ header }) => longestPhrase(header, work) !== undefined).length;
  if (signs < FEWEST_SIGNS) return roles.slice();
  return roles.map((role, i) =>
    mayBeGrade(role) && wholePhrase(columns[i].header, grades) !== undefined
      ? (rejudged(columns[i], occupation, 'pay grade') ?? role)
      : role,
  );
}

const marks = new Set(wordsIn('mark, outcome, technical, goods'));

function mayBeGrade(role: ColumnRole): boolean {
  return isOpen(role) || marks.has(role.detector?.id ?? '');
}
