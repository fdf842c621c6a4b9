/** The words by which headers say that a column counts people, in fifteen languages. */
import { type ColumnForm, type Header, isPhrase, longestPhrase, phrasesOf, wholePhrase } from '../roles/index.ts';
import { isBand } from './bands.ts';

/** People, or events in the plural that happen to one person at a time: a header of one of these words counts people. */
const ofPeople = phrasesOf(`
  people, persons, controls, noncases, awardees, laureates, hires, resignations, population, pop, inhabitants,
  residents, citizens, cases, deaths, births, fatalities, casualties, killed, injured, wounded, victims, survivors,
  patients, inpatients, outpatients, hospitalizations, hospitalisations, hospitalized, hospitalised, admissions,
  infections, infected, recoveries, recovered, vaccinated, men, women, males, females, boys, girls, children, adults,
  seniors, infants, students, pupils, graduates, enrolment, enrollment, enrolments, enrollments, enrolled, dropouts,
  employees, workers, unemployed, employed, jobseekers, job seekers, claimants, recipients, beneficiaries, applicants,
  migrants, immigrants, emigrants, refugees, asylum seekers, foreigners, inmates, prisoners, detainees, offenders,
  suspects, arrests, convictions, voters, electors, marriages, divorces, suicides, homicides, murders, respondents,
  participants, members, passengers, headcount, head count, live births, stillbirths, pensioners, retirees, homeless,
  orphans, widows, households, families, Personen, Menschen, Einwohner, Einwohnerzahl, Bevölkerung, Bewohner, Fälle,
  Fallzahl, Fallzahlen, Todesfälle, Tote, Verstorbene, Gestorbene, Sterbefälle, Geburten, Geborene, Lebendgeborene,
  Verletzte, Verunglückte, Getötete, Opfer, Patienten, Patientinnen, Infizierte, Neuinfektionen, Genesene, Geimpfte,
  Männer, Frauen, Kinder, Jungen, Mädchen, Erwachsene, Schüler, Schülerinnen, Studierende, Studenten, Absolventen,
  Beschäftigte, Arbeitslose, Erwerbstätige, Erwerbslose, Arbeitnehmer, Auszubildende, Leistungsempfänger,
  Leistungsbezieher, Pflegebedürftige, Ausländer, Zuwanderer, Flüchtlinge, Asylbewerber, Häftlinge, Gefangene,
  Tatverdächtige, Verurteilte, Wähler, Wahlberechtigte, Eheschließungen, Scheidungen, Zuzüge, Fortzüge, Teilnehmer,
  Teilnehmende, Mitglieder, Rentner, Haushalte, Anzahl Personen, Personenzahl, Kopfzahl, personnes, habitants, cas,
  décès, naissances, morts, blessés, tués, victimes, hospitalisés, hommes, femmes, enfants, filles, garçons, adultes,
  élèves, étudiants, diplômés, salariés, chômeurs, demandeurs emploi, actifs, bénéficiaires, allocataires, immigrés,
  étrangers, réfugiés, détenus, condamnés, électeurs, inscrits, votants, mariages, ménages, effectif, effectifs,
  guéris, licenciés, adhérents, retraités, personas, habitantes, población, casos, muertes, fallecidos,
  fallecimientos, defunciones, muertos, heridos, nacimientos, nacidos, víctimas, pacientes, hospitalizados,
  ingresados, contagiados, contagios, recuperados, vacunados, hombres, mujeres, niños, niñas, adultos, alumnos,
  alumnado, estudiantes, matriculados, empleados, trabajadores, ocupados, parados, desempleados, beneficiarios,
  inmigrantes, extranjeros, refugiados, presos, reclusos, detenidos, condenados, electores, votantes, matrimonios,
  divorcios, hogares, afiliados, jubilados, persone, abitanti, popolazione, residenti, casi, morti, decessi, deceduti,
  feriti, nascite, nati, vittime, pazienti, ricoverati, ricoveri, guariti, contagiati, positivi, vaccinati, uomini,
  donne, maschi, femmine, bambini, alunni, studenti, iscritti, laureati, dipendenti, occupati, disoccupati, addetti,
  lavoratori, beneficiari, immigrati, stranieri, rifugiati, detenuti, condannati, elettori, votanti, matrimoni,
  divorzi, famiglie, pensionati, pessoas, população, óbitos, mortes, mortos, feridos, nascimentos, nascidos,
  nascidos vivos, vítimas, internados, internações, homens, mulheres, crianças, meninos, meninas, alunos, estudantes,
  matrículas, empregados, desempregados, trabalhadores, beneficiários, imigrantes, estrangeiros, detidos, eleitores,
  casamentos, divórcios, famílias, utentes, reformados, vacinados, aposentados, personen, inwoners, bevolking,
  gevallen, overledenen, sterfgevallen, sterfte, doden, gewonden, slachtoffers, geboorten, geboren, patiënten,
  opnames, ziekenhuisopnames, besmettingen, mannen, vrouwen, kinderen, jongens, meisjes, leerlingen, studenten,
  werknemers, werklozen, werkzame personen, uitkeringsgerechtigden, migranten, immigranten, vluchtelingen,
  gedetineerden, verdachten, kiezers, huwelijken, echtscheidingen, huishoudens, deelnemers, leden, gepensioneerden,
  osoby, osób, ludność, mieszkańcy, mieszkańców, przypadki, przypadków, zgony, zgonów, urodzenia, urodzeń, ranni,
  rannych, zabici, ofiary, ofiar, pacjenci, pacjentów, hospitalizacje, zakażenia, zakażeń, mężczyźni, mężczyzn,
  kobiety, kobiet, dzieci, uczniowie, uczniów, studenci, studentów, absolwenci, pracownicy, pracowników, pracujący,
  zatrudnieni, bezrobotni, bezrobotnych, cudzoziemcy, imigranci, uchodźcy, więźniowie, podejrzani, skazani, wyborcy,
  małżeństwa, rozwody, emeryci, gospodarstwa domowe, invånare, befolkning, folkmängd, personer, fall, dödsfall, döda,
  avlidna, födda, skadade, offer, patienter, inlagda, smittade, vaccinerade, män, kvinnor, pojkar, flickor, barn,
  vuxna, elever, studenter, studerande, anställda, sysselsatta, arbetslösa, invandrare, utvandrare, flyktingar,
  intagna, misstänkta, dömda, röstberättigade, hushåll, deltagare, medlemmar, pensionärer, osob, obyvatelé, obyvatel,
  obyvatelstvo, případy, případů, úmrtí, zemřelí, zemřelých, narození, narozených, zranění, zraněných, oběti,
  pacienti, pacientů, hospitalizovaní, nakažení, vyléčení, muži, mužů, ženy, žen, děti, dětí, chlapci, dívky, žáci,
  žáků, studentů, zaměstnanci, zaměstnanců, zaměstnaní, nezaměstnaní, cizinci, uprchlíci, vězni, odsouzení, voliči,
  voličů, sňatky, rozvody, domácnosti, důchodci, человек, людей, лица, население, жители, жителей, случаи, случаев,
  смерти, смертей, умершие, умерших, умерло, родившиеся, родившихся, родилось, рождения, погибшие, погибших, погибло,
  раненые, раненых, пострадавшие, пострадавших, жертвы, пациенты, пациентов, больные, больных, заболевшие, заболевших,
  заражения, выздоровевшие, мужчины, мужчин, женщины, женщин, дети, детей, мальчики, девочки, учащиеся, учащихся,
  ученики, учеников, студенты, студентов, выпускники, работники, работников, занятые, безработные, безработных,
  мигранты, мигрантов, иммигранты, беженцы, заключённые, осуждённые, избиратели, избирателей, браки, разводы,
  пенсионеры, домохозяйства, чел, kişi, nüfus, vaka, vakalar, ölüm, ölümler, ölen, vefat, doğum, doğumlar, yaralı,
  yaralılar, hastalar, hasta sayısı, kişi sayısı, erkekler, kadınlar, erkek nüfus, kadın nüfus, çocuklar,
  öğrenci sayısı, öğrenciler, çalışanlar, çalışan sayısı, işsizler, işsiz sayısı, göçmenler, mülteciler, mahkumlar,
  seçmen, seçmenler, evlenme, boşanma, katılımcı sayısı, üye sayısı, emekliler, 人数, 人口, 総人口, 患者数, 死亡者数, 死者数, 死亡数, 死亡數,
  发病数, 發病數, 发病人数, 报告病例, 治愈数, 重症者数, 退院者数, 罹患数, 届出数, 報告数, 発病数, 出生数, 感染者数, 陽性者数, 入院者数, 負傷者数, 被害者数, 男性数, 女性数, 児童数, 生徒数,
  学生数, 従業者数, 従業員数, 就業者数, 失業者数, 受給者数, 外国人数, 有権者数, 世帯数, 婚姻件数, 離婚件数, 転入者数, 転出者数, 参加者数, 会員数, 児童生徒数, 人數, 病例, 病例数, 确诊, 确诊数,
  確診, 死亡人数, 出生人数, 死亡人口, 出生人口, 患者人数, 住院人数, 感染人数, 伤亡, 受伤, 在校生, 从业人员, 就业人数, 失业人数, 户数, 戶數, 结婚登记, 离婚登记, 参保人数, 인구, 인구수, 인원,
  인원수, 명, 사람수, 환자수, 확진자, 확진자수, 사망자, 사망자수, 출생아수, 출생자수, 사망, 부상자, 부상자수, 피해자수, 학생수, 재학생수, 취업자수, 실업자수, 종사자수, 근로자수, 수급자수,
  외국인수, 유권자수, 세대수, 가구수, 남자수, 여자수, 참가자수, 회원수, 입원자수
`);

/** One of the people who are counted, who need a word for a count beside them: `patient_count` counts, `patient` alone does not. */
const person = phrasesOf(`
  person, patient, case, death, birth, student, pupil, employee, worker, member, user, customer, client, inmate,
  victim, male, female, child, adult, resident, voter, participant, respondent, subject, household, guest, visitor,
  staff, Schüler, Mitarbeiter, Kunden, Nutzer, Besucher, personne, élève, persona, paciente, hasta, kadın, erkek,
  çocuk, öğrenci, çalışan, personel, işsiz, müşteri, katılımcı, üye, 患者, 死亡, 出生, 男, 女, 学生, 生徒, 職員, 社員, 员工, 职工, 客户, 환자,
  학생, 직원, 회원, 남, 여, cliente, paziente, utente, alumno, aluno, empleado, empleada, dipendente, funcionário, trabajador,
  salarié, étudiant, estudiante, studente, klant, klient, kund, pracownik, uczeń, pacjent, elev, anställd, žák,
  zaměstnanec, пациент, сотрудник, студент
`);

/** People who are often named in a header, although only a count beside them makes the column a number of people. */
const many = phrasesOf(`
  users, customers, clients, subjects, guests, visitors, usuarios, clientes, clienti, utenti, usuários, klanten,
  klienci, klientów, kunder, användare, zákazníků, клиентов, пользователей, сотрудников, utilisateurs, visiteurs
`);

/** A number which may as well be that of an identity: `student number`. */
const ambiguous = phrasesOf(`
  number, num, no of, number of, nb, nbr, Zahl, nombre, nombre de, número, número de, numero, numero di, число
`);

/** A number of whatever the rows are groups of. */
const ofAnything = phrasesOf(`
  n, count, counts, cnt, number, number of, num, no of, nb, nbr, freq, frequency, tally, obs, observations,
  cell count, n obs, Anzahl, Anz, Häufigkeit, Zahl, nombre, nombre de, fréquence, número, número de, cantidad,
  recuento, conteo, frecuencia, numero, numero di, conteggio, conta, frequenza, quantidade, contagem, qtd, qtde,
  frequência, aantal, frequentie, liczba, liczebność, ilość, antal, frekvens, počet, četnost, число, количество,
  численность, кол во, частота, sayı, sayısı, adet, frekans, 件数, 度数, 数量, 个数, 例数, 计数, 频数, 頻數, 수, 건수, 빈도
`);

/** What makes a number no count of people: shares, rates, means, money, times, names and codes, and other things that are counted. */
const others = phrasesOf(`
  rate, rates, ratio, percent, percentage, pct, perc, share, proportion, prop, prob, per, mean, average, avg, median,
  std, sd, min, index, score, density, growth, change, rank, ranking, target, rolling, weight, expected, predicted,
  estimate, id, ids, code, key, name, names, type, category, group, status, class, level, label, date, time, year,
  month, week, day, days, hours, minutes, price, cost, costs, income, revenue, spend, amount, salary, wage, fee, usd,
  eur, gbp, tests, doses, beds, rooms, orders, items, products, units, calls, tickets, age, size, ages, phone,
  postcode, zip, source, notes, note, url, is, has, by, Quote, Rate, Anteil, Prozent, pro, je, Mittelwert,
  Durchschnitt, Dichte, Inzidenz, Kosten, Preis, Betrag, Jahr, Monat, Datum, Tage, Betten, Nummer, Kennzeichen, taux,
  part, pourcentage, moyenne, densité, coût, prix, année, mois, jours, lits, tasa, porcentaje, media, promedio,
  densidad, coste, costo, precio, año, mes, días, camas, tasso, percentuale, densità, prezzo, anno, mese, giorni,
  taxa, percentual, média, preço, ano, mês, leitos, aandeel, gemiddelde, prijs, jaar, maand, dagen, wskaźnik, odsetek,
  procent, średnia, cena, rok, miesiąc, dni, andel, medel, pris, år, månad, dagar, podíl, průměr, měsíc, dny, доля,
  процент, коэффициент, среднее, средний, цена, год, месяц, дней, oran, oranı, yüzde, ortalama, fiyat, yıl, ay, gün,
  率, 割合, 平均, 密度, 価格, 年数, 月数, 日数, 回数, 点数, 台数, 指数, 係数, 系数, 参数, 分数, 天数, 比例, 百分比, 价格, 番号, 编号, 비율, 평균, 가격, 년, 월, 번호
`);

/** Columns of a table across: one category each, counted below. */
const categories = phrasesOf(`
  male, female, man, woman, m, f, w, d, men, women, total, totals, all, both, both sexes, other, unknown, männlich,
  weiblich, divers, homme, femme, hombre, mujer, maschio, femmina, masculino, feminino, femenino, man, vrouw,
  mężczyzna, kobieta, man, kvinna, muž, žena, мужской, женский, мужчина, женщина, erkek, kadın, 男, 女, 男性, 女性, 남, 여,
  남자, 여자, 남성, 여성, gesamt, insgesamt, Summe, ensemble, totale, totaal, ogółem, razem, totalt, celkem, всего, итого,
  toplam, 計, 合計, 総数, 合计, 总计, 總計, 합계, 총계, 계, alive, dead, died, survived, agree, disagree, yes, no, boys, girls, urban,
  rural, flickor, pojkar, chłopcy, dziewczęta, chłopcy ogółem, miasto, wieś, городское, сельское, городское население,
  сельское население, мальчики, девочки, в том числе женщин, kentsel, kırsal, jungen, mädchen, garçons, filles, niños,
  niñas, meninos, meninas, ragazzi, ragazze, jongens, meisjes, chlapci, dívky, 男子, 女子, 男生, 女生, 市部, 郡部, 城镇, 农村, 其中女性,
  其中男性
`);

/** One letter by which epidemiologists count what happened, and programs how often: only a table of counts means it. */
const bare =
  /^(?:d|f|n|r|o|fr|frq|ct|wt|values?|obs_?value|val|wert|werte|valeur|valor|valore|waarde|wartość|värde|hodnota|значение|değer|値|数值|數值|값)$/i;

export const isBareCount = ({ name }: Header): boolean => bare.test(name.trim());

/** `people`: it counts people; `anything`: it counts, and other columns have to show what; undefined: the name is not that of a count. */
export type CountNoun = 'people' | 'anything';

export function countNounOf(header: Header): CountNoun | undefined {
  if (isCategory(header)) return 'anything';
  const people = longestPhrase(header, ofPeople) ?? compoundOf(header);
  const any = longestPhrase(header, ofAnything);
  if (people === undefined && any === undefined) return undefined;
  const other = longestPhrase(header, others);
  if (other !== undefined && !people?.includes(other) && !any?.includes(other)) return undefined;
  if (people !== undefined) return 'people';
  if (longestPhrase(header, many) !== undefined) return 'people';
  if (longestPhrase(header, person) === undefined) return 'anything';
  // `student number` names a student, `student count` counts them.
  return longestPhrase(header, ambiguous) === any ? undefined : 'people';
}

/** Whether the header is a category by itself, as `Male` or `15–24` is; the column below may hold counts of it. */
export function isCategory(header: Header): boolean {
  return wholePhrase(header, categories) !== undefined || isBand(header.name);
}

const population =
  /^(?:tot)?pop(?:total|est|estimate|m|f|male|female|men|women|urban|rural|white|black|asian|hispanic|native|other|adults?|child|children)$/;
const koreanCount = /(?:자|생|원|인|명|아|구)수$/;
/** `ncases`, `numdeaths`, `deathcnt`. */
const numbered = /^(?:n|num|nr|nb|anz|cnt)?(\p{L}{4,}?)(?:cnt|count)?$/u;
const germanCount = /(?:an)?zahl(?:en)?$|aantal$/;

/** `Einwohnerzahl`, `이용자수`, `poptotal`: words written together. */
function compoundOf({ words }: Header): string | undefined {
  return words.find((word) => {
    if (koreanCount.test(word) || population.test(word)) return true;
    if (isPhrase(word.replace(numbered, '$1'), ofPeople)) return true;
    const stem = word.replace(germanCount, '');
    return stem !== word && (isPhrase(stem, ofPeople) || isPhrase(stem, person) || isPhrase(`${stem}en`, ofPeople));
  });
}

/** Shares, rates, means and money. */
const measured = phrasesOf(`
  rate, rates, ratio, percent, percentage, pct, perc, share, proportion, prop, per, mean, average, avg, median, std,
  sd, index, score, density, growth, change, income, revenue, amount, price, cost, salary, wage, Quote, Rate, Anteil,
  Prozent, Mittelwert, Durchschnitt, Dichte, Inzidenz, Kosten, Preis, Betrag, taux, part, pourcentage, moyenne,
  densité, coût, prix, tasa, porcentaje, media, promedio, densidad, coste, precio, tasso, percentuale, densità,
  prezzo, taxa, percentual, média, preço, aandeel, gemiddelde, prijs, wskaźnik, odsetek, procent, średnia, cena,
  andel, medel, pris, podíl, průměr, доля, процент, коэффициент, среднее, цена, oran, oranı, yüzde, ortalama, fiyat,
  率, 割合, 平均, 密度, 価格, 比例, 百分比, 价格, 비율, 평균, 가격
`);

export function isMeasureWord(header: Header): boolean {
  return longestPhrase(header, measured) !== undefined;
}

/** Numbers with decimals, and those whose name is that of a rate, a mean or a sum of money: they measure a group rather than name it. */
export function isMeasure({ header, numbers }: ColumnForm): boolean {
  return numbers !== undefined && (numbers.decimals > 0 || numbers.least < 0 || isMeasureWord(header));
}

/** How large an organisation is: a property of it, unless the table is known to count people. */
const sizes = phrasesOf(`
  persons employed, people employed, working persons, fte, beds, seats, capacity, pupils, students, pupils on roll,
  enrolment, enrolments, enrollment, enrollments, residents, tenants, tätige Personen, Beschäftigtenzahl, Betten,
  Plätze, Schüler, Schülerzahl, Bewohner, personnes occupées, effectif salarié, lits, places, élèves, résidents,
  personas empleadas, personal ocupado, plazas, camas, alumnos, residentes, persone occupate, posti letto, alunni,
  residenti, pessoal ao serviço, pessoas ao serviço, camas, alunos, werkzame personen, medewerkers, bedden,
  leerlingen, bewoners, pracujący, łóżka, uczniowie, mieszkańcy, personer anställda, platser, elever, lůžka, žáci,
  lidé, численность персонала, штат, места, койки, ученики, yatak, kapasite, öğrenci, öğrenci sayısı, personel sayısı,
  定員, 病床数, 児童数, 生徒数, 床位, 学生数, 정원, 병상수, 학생수, employees, workers, staff, headcount, head count, members, passengers,
  households, families, users, customers, clients, visitors, guests, employed, adults, children, Beschäftigte,
  Mitarbeiter, Mitglieder, Haushalte, Arbeitnehmer, Kunden, effectif, effectifs, salariés, adhérents, ménages,
  empleados, trabajadores, afiliados, hogares, clientes, addetti, dipendenti, iscritti, famiglie, empregados,
  trabalhadores, famílias, werknemers, leden, huishoudens, pracownicy, pracowników, zatrudnieni, gospodarstwa domowe,
  anställda, medlemmar, hushåll, zaměstnanci, zaměstnanců, domácnosti, работники, работников, домохозяйства,
  çalışanlar, çalışan sayısı, üye sayısı, 従業者数, 従業員数, 会員数, 世帯数, 从业人员, 户数, 종사자수, 근로자수, 회원수, 세대수, 가구수
`);

export function isSizeOfOrganisation(header: Header): boolean {
  return longestPhrase(header, sizes) !== undefined;
}
