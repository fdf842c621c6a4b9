/** Words for counts of people, for ids and names, and words that turn a word about people into one about something else. */
import type { WordLists } from '../lexicon.ts';

/** Counts, of whatever. */
export const counting: WordLists = {
  en: 'count, counts, cnt, n, freq, frequency, number of, no of, num of, num, total, totals, sum, headcount, tally, cell count',
  de: 'anzahl, zahl, haufigkeit*, insgesamt, summe, gesamt, fallzahl*',
  fr: 'nombre, nombre de, nb, effectif, effectifs, total',
  es: 'numero de, cantidad de, recuento, frecuencia, total, conteo',
  it: 'numero di, conteggio, frequenza, totale, num',
  pt: 'numero de, quantidade de, contagem, frequencia, total, qtd',
  nl: 'aantal, aantallen, frequentie, totaal',
  pl: 'liczba, ilosc, liczebnosc, ogolem, razem',
  sv: 'antal, frekvens, totalt, summa',
  cs: 'pocet, cetnost, celkem',
  ru: 'количество, число, численность, всего, итого, частота, кол во',
  tr: 'sayi, sayisi, adet, toplam, frekans',
  ja: '件数, 人数, 数, 合計, 度数, 総数',
  zh: '数量, 人数, 人數, 件数, 合计, 合計, 总数, 频数, 人次',
  ko: '건수, 인원, 인원수, 명수, 합계, 총계, 빈도',
};

/** How often something happened to people: these numbers count people in any table. */
export const toll: WordLists = {
  en: 'cases, new cases, confirmed cases, deaths, new deaths, births, infections, hospitalizations, hospitalisations, hospitalized, casualties, injured, injuries, fatalities, killed, victims, arrests, recovered, vaccinations, people vaccinated, marriages, divorces, offences, offenses, suicides, migrants, refugees, survivors, total cases, total deaths, patients, applicants',
  de: 'falle, neue falle, todesfalle*, gestorbene*, verstorbene*, geburten*, geborene*, verletzte*, getotete*, zuzuge*, fortzuge*, eheschliessung*, infizierte*, genesene*, fallzahl*, patientenzahl*',
  fr: 'cas, deces, naissances, blesses, tues, hospitalisations, mariages, divorces',
  es: 'casos, defunciones, fallecidos, muertes, nacimientos, heridos, hospitalizados, matrimonios, divorcios',
  it: 'casi, decessi, deceduti, morti, nascite, nati, feriti, ricoverati, matrimoni, divorzi',
  pt: 'casos, obitos, mortes, nascimentos, nascidos, feridos, internados, casamentos, divorcios',
  nl: 'gevallen, overledenen, sterfgevallen, geboorten, gewonden, besmettingen, huwelijken, echtscheidingen, aantal doden',
  pl: 'przypadki, zgony, urodzenia, ranni, zabici, malzenstwa, rozwody, zakazenia, liczba zgonow, liczba przypadkow',
  sv: 'fall, dodsfall, doda, fodda, skadade, aktenskap, skilsmassor, smittade',
  cs: 'pripady, umrti, zemreli, narozeni, raneni, snatky, rozvody, nakazeni',
  ru: 'случаи, случаев, умерших, умерло, смертей, рождений, родившихся, раненых, погибших, браков, разводов, заболевших',
  tr: 'vaka*, olumler, olen, dogumlar, yarali, evlenme, bosanma',
  ja: '患者数, 感染者数, 死亡者数, 死亡数, 死者数, 出生数, 負傷者数, 陽性者数, 婚姻件数, 離婚件数',
  zh: '病例, 确诊, 死亡人数, 出生人数, 受伤人数, 患者数, 结婚, 离婚',
  ko: '환자수, 확진자, 사망자, 출생아, 부상자, 혼인건수, 이혼건수',
};

/** What happened to the people that are counted, as a category beside a column that only says how many. */
export const fate: WordLists = {
  en: 'deceased, died, dead, deaths, hospitalised, hospitalized, hospital admission*, hospitalisation*, hospitalization*, recovered, infected, confirmed, injured, killed, births, arrested, convicted, unemployed',
  de: 'verstorben, gestorben, tote, krankenhausaufnahme*, krankenhauseinweisung*, hospitalisiert, genesen, infiziert, verletzt, getotet, geburten, arbeitslos',
  fr: 'decedes, deces, hospitalises, hospitalisation*, gueris, contamines, blesses, tues, naissances, chomeurs',
  es: 'fallecidos, muertos, hospitalizados, ingresados, ingreso hospitalario, recuperados, contagiados, heridos, nacimientos, parados',
  it: 'deceduti, morti, ricoverati, ricovero*, guariti, contagiati, feriti, nati, disoccupati',
  pt: 'obitos, mortos, internados, internacao, hospitalizados, recuperados, infectados, feridos, nascimentos, desempregados',
  nl: 'overleden, overlijden, ziekenhuisopname*, opgenomen, hersteld, besmet, gewond, geboren, werkloos',
  pl: 'zmarli, zgony, hospitalizowani, hospitalizacja*, ozdrowiency, zakazeni, ranni, urodzenia, bezrobotni',
  sv: 'avlidna, doda, sjukhusvardade, inlagda, tillfrisknade, smittade, skadade, fodda, arbetslosa',
  cs: 'zemreli, hospitalizovani, hospitalizace, vyleceni, nakazeni, raneni, narozeni, nezamestnani',
  ru: 'умершие, смерти, госпитализированные, госпитализация, выздоровевшие, зараженные, раненые, родившиеся, безработные',
  tr: 'vefat, olum, hastaneye yatis, yatan, iyilesen, bulasan, yarali, dogum, issiz',
  ja: '死亡, 入院, 回復, 退院, 感染, 陽性, 負傷, 出生, 失業',
  zh: '死亡, 住院, 治愈, 出院, 感染, 确诊, 受伤, 出生, 失业',
  ko: '사망, 입원, 완치, 퇴원, 확진, 감염, 부상, 출생, 실업',
};

/** Numbers of people who are there. */
export const headcount: WordLists = {
  en: 'population*, pop, people, persons, students, pupils, employees, staff, inhabitants, residents, households, men, women, males, females, boys, girls, admissions, discharges, enrolment*, enrollment*, enroll, enrolled, admitted, accepted, graduates, voters, votes, members, users, visitors, passengers, employed, unemployed, children, adults, workers, headcount, inmates, participants, respondents, responses, subscribers, registered, tested, vaccinated, poptotal, accidents, crimes, diagnoses',
  de: 'bevolkerung*, einwohner*, personen, patienten, schuler, schulerzahl, studierende, beschaftigte, erwerbstatige*, arbeitslose*, falle, neue falle, todesfalle*, gestorbene*, geburten*, geborene*, haushalte, manner, frauen, madchen, jungen, besucher, fahrgaste, verletzte*, getotete*, wahler, stimmen, mitglieder, zuzuge*, fortzuge*, eheschliessung*, kopfzahl',
  fr: 'population*, habitants, personnes, patients, eleves, etudiants, salaries, cas, deces, naissances, menages, hommes, femmes, visiteurs, voyageurs, blesses, tues, votants, inscrits, voix, chomeurs, admis, effectif*',
  es: 'poblacion*, habitantes, personas, pacientes, alumnos, estudiantes, empleados, casos, defunciones, fallecidos, muertes, nacimientos, hogares, hombres, mujeres, visitantes, viajeros, heridos, votantes, votos, desempleados, parados, ocupados',
  it: 'popolazione*, abitanti, persone, pazienti, alunni, studenti, occupati, disoccupati, casi, decessi, morti, nascite, nati, famiglie, maschi, femmine, visitatori, feriti, votanti, voti, residenti, iscritti, ricoverati',
  pt: 'populacao*, habitantes, pessoas, pacientes, alunos, estudantes, empregados, desempregados, casos, obitos, mortes, nascimentos, nascidos, domicilios, homens, mulheres, visitantes, feridos, votantes, votos, matriculas',
  nl: 'bevolking*, inwoners, inwonertal, personen, patienten, leerlingen, studenten, werknemers, werklozen, gevallen, overledenen, sterfgevallen, geboorten, huishoudens, mannen, vrouwen, bezoekers, gewonden, kiezers, stemmen, besmettingen, opnames',
  pl: 'ludnosc*, mieszkancy, osoby, pacjenci, uczniowie, studenci, zatrudnieni, bezrobotni, przypadki, zgony, urodzenia, gospodarstwa, mezczyzni, kobiety, ranni, zabici, wyborcy, glosy, malzenstwa, rozwody',
  sv: 'befolkning*, folkmangd, invanare, personer, patienter, elever, studenter, anstallda, arbetslosa, fall, dodsfall, doda, fodda, hushall, man, kvinnor, besokare, skadade, valjare, roster',
  cs: 'obyvatelstv*, obyvatele, pocet obyvatel, osoby, pacienti, zaci, studenti, zamestnani osoby, nezamestnani, pripady, umrti, zemreli, narozeni, domacnosti, muzi, zeny, raneni, volici, hlasy, snatky, rozvody',
  ru: 'население, жители, численность населения, человек, чел, пациентов, учеников, студентов, занятые, безработные, случаи, случаев, умерших, смертей, рождений, родившихся, домохозяйств, мужчины, женщины, мужчин, женщин, раненых, погибших, избирателей, голосов, браков, разводов',
  tr: 'nufus*, kisi sayisi, hasta sayisi, ogrenci sayisi, calisan sayisi, issiz, vaka*, olum, olumler, dogumlar, hane sayisi, erkek sayisi, kadin sayisi, yarali, secmen sayisi, oy, oylar',
  ja: '人口, 人数, 患者数, 生徒数, 学生数, 従業者数, 件数, 感染者数, 死亡者数, 死者数, 出生数, 世帯数, 男性数, 女性数, 来場者数, 負傷者数, 投票数, 陽性者数',
  zh: '人口, 人数, 人數, 患者数, 学生数, 就业人数, 病例, 确诊, 死亡人数, 出生人数, 户数, 男性人数, 女性人数, 受伤人数, 票数, 人次',
  ko: '인구, 인구수, 인원수, 환자수, 학생수, 취업자, 실업자, 확진자, 사망자, 출생아, 가구수, 남자인구, 여자인구, 부상자, 득표수, 이용자수',
};

export const id: WordLists = {
  en: 'pno, ppno, nº, id, ids, uid, no, nr, num, nbr, number, key, code, uuid, guid, identifier, ref, hash, token, pseudonym*, serial, pid, eid, sk, pk, fk',
  de: 'nr, nummer, kennung*, schlussel, kurzel, kennzeichen, lfd nr, *nummer, *nr, *id, *kennung, *schlussel, *code, *kurzel',
  fr: 'identifiant*, numero, no, cle, num',
  es: 'identificador*, numero, nro, clave, codigo, cod',
  it: 'identificativo*, numero, codice, chiave, cod',
  pt: 'identificador*, numero, nro, codigo, chave, cod, cd, nr',
  nl: 'nummer, kenmerk, sleutel, *nr, *nummer, *code',
  pl: 'numer, identyfikator*, kod, nr',
  sv: 'nummer, id, kod, nyckel, *nummer, *nr',
  cs: 'cislo, kod, identifikator*, klic',
  ru: 'номер, ид, идентификатор*, код, ключ',
  tr: 'no, numara, numarasi, kimlik, kod, kodu, *no, *id',
  ja: '番号, id, コード, 識別子',
  zh: '编号, 編號, 号码, 號碼, 编码, 代码, 标识',
  ko: '번호, 코드, 식별자, 아이디',
};

export const name: WordLists = {
  en: 'name, names, nm, label',
  de: 'name, bezeichnung, *name',
  fr: 'nom, noms, libelle, intitule',
  es: 'nombre',
  it: 'nome, denominazione, descrizione',
  pt: 'nome, nm, designacao',
  nl: 'naam, omschrijving, *naam',
  pl: 'nazwa',
  sv: 'namn, benamning, *namn',
  cs: 'nazev',
  ru: 'название, наименование',
  tr: 'ad, adi, isim',
  ja: '名前, 名称, 名',
  zh: '名称, 名稱, 名字',
  ko: '명칭, 이름',
};

/** Beside a word for people these say that the column is about a kind, a total, or a program. */
export const kindOf: WordLists = {
  en: 'type, status, category, segment, class, group, kind, tier, level, plan, agent, count, counts, total, rate, ratio, percent, pct, avg, mean, median, per, price, cost, access, interface, default, max, min, size, fee, rating, ratings, interest, survey, share, score, base, growth, satisfaction, lifetime, since, count of, number of, num, friendly, capacity, flow',
  de: 'typ, art, gruppe, kategorie, status, anzahl, anteil, klasse, stufe',
  fr: 'type, statut, categorie, nombre, taux, groupe',
  es: 'tipo, estado, categoria, numero de, tasa, grupo',
  it: 'tipo, stato, categoria, numero di, tasso, gruppo',
  pt: 'tipo, estado, categoria, numero de, taxa, grupo',
  nl: 'type, soort, status, categorie, aantal, groep',
  pl: 'typ, rodzaj, status, kategoria, liczba, grupa',
  sv: 'typ, status, kategori, antal, grupp',
  cs: 'typ, druh, stav, kategorie, pocet, skupina',
  ru: 'тип, вид, статус, категория, количество, число, группа',
  tr: 'tip, tipi, tur, turu, durum, durumu, kategori, sayisi, grup',
  ja: '種別, 区分, 分類, 数, ステータス, 割合',
  zh: '类型, 類型, 类别, 状态, 数量, 人数, 比例, 分组',
  ko: '유형, 구분, 분류, 상태, 수, 비율',
};
