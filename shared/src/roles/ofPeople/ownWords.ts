/**
 * Facts about people that only those know who asked, measured or paid them: the same words are harmless for things, but sensitive for
 * people.
 */
import { aloneOf, phrasesOf } from '../header.ts';
import { articles, away, help, reactions } from './helpWords.ts';

/** On wards and in surgeries. */
const care = {
  en: 'triage, esi, behavioral health flag, behavioural health flag, histologic type, tumor type, alcohol use, ethanol use, visits, prior visits, health plan visits, ctas, mts, acuity, dispo, discharge to, discharge destination, discharged to, admitted from, admission source, admit source, admit type, admission type, admission route, behavioral health, behavioural flag, behaviour flag, psych flag, suicide flag, los, length of stay, bed days, drg, drg code, ms drg, hrg, case mix, casemix, ventilated, ventilation, ventilator, icu stay, isolation, code status, dnr, restraint, restraints, fall, falls, pressure ulcer, frailty, dependency, specialty, speciality, referral reason, reason for referral, reason for visit, visit reason, reason, cause, clinic type, ward type, waiting days, days waited, wait days, urgency, priority, days in hospital, sessions, no of sessions, prescription, prescribed, pieces dispensed, exemption code, therapy, indication, histology, grading, staging, receptor, ecog, karnofsky, kps, margin, margins, lymph nodes, laterality, adverse event, treatment duration, treatment days, angina, exang, chd, chf, mi, stroke, heart, liver, kidney, lung, eye, vision, visual acuity, refraction, iop, cup disc, dialysis, transplant, rejection, graft, hepatitis, cirrhosis, ascites, varices, infection, infections, exposed, side effect, allergy note, wound, lesion, lesions, arrhythmia',
  de: 'Triage, Dringlichkeit, Entlassart, Entlassungsart, Entlassungsgrund, Aufnahmeart, Aufnahmegrund, Aufnahmeanlass, Verweildauer, Liegetage, Beatmung, beatmet, Beatmungsstunden, Fallpauschale, Fachrichtung, Fachabteilung, Überweisungsgrund, Pflegestufe, Sturz, Indikation, Analyt, Sitzungen, Wartezeit Tage, Histologie, Tumorstadium, Seite, Rezept, Verordnung, Isolation, Herz, Leber, Niere, Visus, Augeninnendruck',
  fr: 'triage, ccmu, mode de sortie, mode d entrée, motif, motif de recours, motif consultation, durée de séjour, ghm, ghs, spécialité, ventilation, ventilé, indication, prescription, séances, nb séances, cotation, délai attente, isolement, histologie, stade, orientation sortie, gravité, urgence, ordonnance, analyte, acuité visuelle, côté',
  es: 'triaje, motivo, motivo de consulta, motivo de ingreso, motivo alta, tipo de alta, destino al alta, días de estancia, estancia, grd, especialidad, ventilación, indicación, prescripción, sesiones, días de espera, urgencia, aislamiento, histología, estadio, vía de ingreso, gravedad, agudeza visual, analito, riesgo, lado',
  it: 'triage, codice triage, modalità dimissione, motivo, motivo accesso, giorni degenza, degenza, drg, specialità, ventilazione, indicazione, prescrizione, ricetta, sedute, giorni attesa, urgenza, isolamento, istologia, stadio, gravità, esenzione, descrizione farmaco, provenienza, visus, analita, tipo donazione',
  pt: 'triagem, classificação de risco, risco, motivo, motivo de internação, motivo alta, tipo de alta, dias de internação, tempo de internação, especialidade, ventilação, indicação, prescrição, sessões, dias de espera, dias espera, urgência, isolamento, histologia, estadiamento, gravidade, acuidade visual, caráter de internação',
  nl: 'triage, urgentie, ontslagbestemming, ontslagreden, opnameindicatie, opnamereden, ligduur, ligdagen, specialisme, beademing, beademd, indicatie, recept, sessies, wachtdagen, wachttijd, isolatie, histologie, stadium, ernst, verwijsreden, zijde, visus',
  pl: 'triaż, tryb przyjęcia, tryb wypisu, powód, czas pobytu, osobodni, jgp, specjalność, wentylacja, wskazanie, recepta, sesje, czas oczekiwania, pilność, izolacja, histologia, stopień zaawansowania, ryzyko, skierowanie, strona ciała, ostrość wzroku',
  sv: 'triage, prioritet, utskriven till, inskrivningssätt, orsak, besöksorsak, vårdtid, vårddagar, specialitet, respirator, indikation, recept, väntetid dagar, isolering, histologi, stadium, svårighetsgrad, synskärpa',
  cs: 'triáž, naléhavost, způsob propuštění, důvod, důvod přijetí, délka pobytu, odbornost, ventilace, indikace, recept, čekací doba, izolace, histologie, stádium, závažnost, riziko, zraková ostrost',
  ru: 'триаж, срочность, исход, причина, повод, повод обращения, койко дни, койкодней, длительность пребывания, ксг, специальность врача, ивл, показание, показания, рецепт, сеансы, дней ожидания, гистология, стадия, степень тяжести, тяжесть, риск, канал поступления, острота зрения',
  tr: 'triyaj, aciliyet, taburcu şekli, neden, başvuru nedeni, yatış nedeni, yatış süresi, branş, ventilasyon, endikasyon, reçete, seans, bekleme süresi, izolasyon, histoloji, evre, risk, görme keskinliği',
  ja: 'トリアージ, 緊急度, 退院先, 転帰, 入院経路, 入院目的, 在院日数, 人工呼吸, 適応, 処方薬, 待機日数, 隔離, 組織型, 病期, 重症度, 視力, 受診理由, 理由, 紹介目的',
  zh: '分诊, 分级, 离院方式, 入院途径, 住院天数, 呼吸机, 适应症, 处方药, 等待天数, 隔离, 病理, 分期, 严重程度, 视力, 就诊原因, 原因, 付费方式, 付款方式, 風險, 转归',
  ko: '중증도, 응급도, 퇴원형태, 입원경로, 재원일수, 인공호흡기, 적응증, 처방약, 대기일수, 격리, 조직학, 병기, 시력, 내원사유, 사유, 이유',
};

/** What people earn, work, miss and belong to. */
const work = {
  en: 'overtime, overtime hours, ot hours, stock option, stock options, equity grant, daily rate, hourly rate, monthly rate, pay rate, rate of pay, day rate, training times, training hours, trainings, sick leave, sick days, sick pct, sickness, leave balance, leave taken, vacation balance, hour balance, hours balance, time balance, flextime, absence reason, absence type, absence frequency, occurrence, occurrences, days absent, days lost, lateness, late arrivals, union, union dues, union member, trade union, pension contribution, employer contribution, health insurance premium, deduction, deductions, garnishment, advance, allowance, per diem, commission, commissions, tips, bonus points, mileage, num promotion, promotions, promoted, warning, warnings, grievance, contract hours, shift bonus, gift aid, donation, donations, pledge',
  de: 'Überstunden, Mehrarbeit, Stundensaldo, Zeitsaldo, Gleitzeit, Saldo, Stundensatz, Tagessatz, Krankheitstage, Krankentage, Krankenstand, Fehlzeiten, Fehltage, Abwesenheitsgrund, Urlaubsanspruch, Resturlaub, Gewerkschaft, Fortbildungstage, Schulungen, Zulage, Zulagen, Abzüge, Pfändung, Prämie, Provision, Finderlohn, Spende, Aktienoptionen',
  fr: 'heures supplémentaires, heures sup, solde heures, solde congés, taux horaire, taux journalier, arrêt maladie, jours maladie, absentéisme, motif absence, syndicat, cotisation, cotisations, formations, heures formation, prime, primes, retenue, retenues, saisie, commission, dons, stock options, anomalie pointage',
  es: 'horas extra, horas extraordinarias, saldo horas, tarifa hora, tarifa diaria, baja médica, días de baja, ausencias, motivo ausencia, sindicato, afiliación sindical, cuota sindical, formación horas, complemento, complementos, deducciones, retención, embargo, comisión, donativo, donación, incidencia, vacaciones pendientes',
  it: 'straordinario, straordinari, ore straordinarie, saldo ore, banca ore, tariffa oraria, giorni malattia, malattia, assenze, motivo assenza, sindacato, tessera sindacale, quota associativa, formazione ore, trattenute, pignoramento, premio, provvigione, donazione, ferie residue, indennità',
  pt: 'horas extras, hora extra, banco de horas, saldo, ocorrência, ocorrências, diária, valor hora, licença médica, dias afastado, afastamento, faltas, motivo falta, sindicato, contribuição sindical, mensalidade, treinamentos, formação horas, desconto, descontos, adicional, comissão, doação, férias, gratificação',
  nl: 'overuren, urensaldo, saldo uren, uurtarief, uurloon, dagtarief, ziekteverzuim, ziekteduur, ziekmelding, ziek, percentage ziek, verzuimduur, verzuimfrequentie, verzuimreden, vakbond, contributie, opleidingsdagen, scholing, toeslag, inhouding, loonbeslag, provisie, gift, donatie, verlofsaldo, meldingsfrequentie',
  pl: 'nadgodziny, saldo godzin, stawka, stawka godzinowa, stawka dzienna, zwolnienie lekarskie, dni choroby, absencja, nieobecności, powód nieobecności, związek zawodowy, składka, składki, szkolenia, dodatek, potrącenia, zajęcie komornicze, premia, prowizja, darowizna, urlop zaległy',
  sv: 'övertid, övertidstimmar, flexsaldo, tidsaldo, timlön, dagersättning, sjukfrånvaro, sjukdagar, frånvaro, frånvaroorsak, facklig, fack, fackförbund, avgift, medlemsavgift, utbildningsdagar, tillägg, avdrag, utmätning, provision, gåva, semesterdagar, semestersaldo',
  cs: 'přesčasy, přesčas, saldo hodin, hodinová sazba, denní sazba, nemocenská, dny nemoci, absence, důvod nepřítomnosti, odbory, příspěvek, příspěvek kč, členský příspěvek, školení, příplatek, srážky, exekuce, prémie, provize, zbývající dovolená',
  ru: 'сверхурочные, переработка, баланс часов, ставка, часовая ставка, больничный, дни болезни, неявки, причина отсутствия, прогулы, профсоюз, взнос, членский взнос, обучение часов, надбавка, надбавки, удержания, удержано, алименты, премия, комиссия, пожертвование, остаток отпуска, общежитие, основание',
  tr: 'fazla mesai, mesai, saat bakiyesi, saatlik ücret, günlük ücret, hastalık izni, rapor gün, devamsızlık nedeni, sendika, aidat, üyelik aidatı, eğitim saati, ek ödeme, kesinti, kesintiler, haciz, prim, komisyon, bağış, kalan izin, izin bakiyesi',
  ja: '残業, 時間外, 研修時間, 研修回数, 超過勤務, 残業時間, 時給, 日給, 病欠, 欠勤, 遅刻, 早退, 有給残, 有休残, 労働組合, 組合員, 会費, 手当, 控除, 保険料, 健康保険料, 厚生年金, 雇用保険, 源泉, 歩合, 寄付, ストックオプション, 資格',
  zh: '加班, 加班时长, 培训时长, 培训次数, 时薪, 日薪, 病假, 缺勤, 迟到, 早退, 请假原因, 年假余额, 工会, 会费, 补贴, 扣款, 扣除, 提成, 捐款, 股票期权, 缴费基数, 基数, 公积金, 个人缴纳',
  ko: '초과근무, 연장근로, 잔업, 시급, 일급, 병가, 결근, 지각, 조퇴, 휴가잔여, 잔여연차, 노조, 노동조합, 회비, 교육시간, 수당, 공제, 보험료, 성과급, 커미션, 기부, 스톡옵션',
};

/** What people owe, did and were stopped for. */
const law = {
  en: 'amt due, amount due, amount owed, due amount, contra code, contravention, contravention code, appeal grounds, grounds, representation, released, release, search, searched, person search, vehicle search, frisk, frisked, arrested flag, citation issued, problem, stop reason, reason for stop, force, handcuffed, prior checks, checks, prior record, priors, custody, remand, penalty, points on licence, claim outcome, claims, claims count, claim type, claim amt, claim paid, no of claims, at fault, fault, accident, accidents, collision, loss amount, loss reserve, hard brake, hard brk, hard brakes, harsh braking, braking, rapid acc, rapid accel, acceleration events, harsh accel, max speed, max spd, avg speed, speeding events, speed violations, night driving, night miles, night share, trip score, driving score, safety score, driver score, rater, case outcome, granted asylum, protection granted',
  de: 'Tatbestandsnummer, TBNR, Geldbuße, Verwarnung, Verwarnungsgeld, Einspruchsgrund, durchsucht, Durchsuchung, entlassen, Schaden, Schäden, Schadenhöhe, Schadenart, Verschulden, Unfall, Unfälle, Vollbremsung, Vollbremsungen, Höchstgeschwindigkeit, Fahrscore, Nachtfahrt, offener Betrag, Mahnstufe',
  fr: 'contravention, motif contestation, montant dû, amende forfaitaire, fouille, contrôle, libéré, sinistre, sinistres, accident, accidents, freinage brusque, freinages, vitesse max, conduite nocturne, score conduite, responsabilité, nature infraction',
  es: 'importe adeudado, importe denuncia, motivo recurso, alegaciones, registro personal, cacheo, liberado, siniestro, siniestros, accidente, accidentes, frenazo, frenazos, frenada brusca, velocidad máxima, conducción nocturna, culpa, puntos detraídos',
  it: 'importo dovuto, motivo ricorso, ricorso, perquisizione, rilasciato, sinistro, sinistri, incidente, incidenti, frenata brusca, frenate, velocità massima, guida notturna, colpa, punti decurtati',
  pt: 'valor devido, motivo recurso, revista, busca pessoal, liberado, sinistro, sinistros, acidente, acidentes, freada, freadas, velocidade máxima, direção noturna, culpa, pontos cnh',
  nl: 'openstaand bedrag, bezwaargrond, fouillering, vrijgelaten, schade, schades, schadebedrag, ongeval, ongevallen, hard remmen, topsnelheid, nachtrit, rijscore, schuldvraag, feitcode',
  pl: 'kwota do zapłaty, podstawa odwołania, przeszukanie, zwolniony z aresztu, szkoda, szkody, szkodowość, wypadek, wypadki, ostre hamowanie, prędkość maksymalna, jazda nocna, wina',
  sv: 'belopp att betala, överklagandegrund, visitation, släppt, skada, skador, skadebelopp, olycka, olyckor, hård inbromsning, maxhastighet, nattkörning, vållande',
  cs: 'dlužná částka, důvod odvolání, prohlídka, propuštěn, škoda, škody, nehoda, nehody, prudké brzdění, maximální rychlost, noční jízda, zavinění',
  ru: 'сумма долга, задолженность, основание жалобы, обыск, досмотр, отпущен, ущерб, убыток, авария, аварии, дтп, резкое торможение, торможения, максимальная скорость, ночная езда, вина',
  tr: 'borç tutarı, itiraz nedeni, üst araması, serbest, hasar, hasar sayısı, kaza, kazalar, ani fren, azami hız, gece sürüşü, kusur',
  ja: '違反金, 反則金, 異議理由, 捜索, 釈放, 事故, 事故歴, 損害, 急ブレーキ, 急加速, 最高速度, 夜間走行, 運転スコア, 過失, 延滞',
  zh: '欠款, 应缴, 申诉理由, 搜查, 释放, 事故, 出险, 出险次数, 赔付, 理赔, 急刹车, 急加速, 最高车速, 夜间驾驶, 驾驶评分, 逾期',
  ko: '미납, 납부액, 이의사유, 수색, 석방, 사고, 사고이력, 손해, 급제동, 급가속, 최고속도, 야간운전, 운전점수, 과실, 연체',
};

/** What people think, want, choose and feel. */
const answers = {
  en: 'importance, importance of religion, happy, happiness, trust, trusts, confidence, wtp, willingness to pay, wta, choice, chosen, choose, mode choice, mode of transport, travel mode, commute mode, commuting mode, transport mode, main mode, preference, opinion, attitude, satisfied, sat, sureness, certainty, agree, agreement, disagree, approval, approve, favor, favour, support, oppose, belief, knowledge, political knowledge, turnout, voted, vote, votes cast, ballot, party code, party affiliation, party reg, registered party, left right, ideology, interest in politics, immigration, abortion, condition, manipulation, experimental condition, stimulus, congruency, accuracy, correct, correct answers, errors, error count, hits, false alarms, reaction time, latency, response time, anger, angry, fear, joy, stress, anxiety, anx, mood, lonely, loneliness, self esteem, lie scale, iq, piq, viq, fsiq, verbal iq, performance iq, quality of life, qol, life satisfaction, wellbeing, well being, importance rating, sentiment, reported, hobby, hobbies, interests, diet, dietary, dietary note, food insecurity, hungry, meals, meal plan, meal choice, affairs, affair, sexual, orientation, children wanted, desired, frequency, freq, how often, loyalty points, points, points balance, reward points, reward, rewards, tier points, credits earned, fee, fee paid, membership fee, dues, subscription fee, plan, international plan, voice mail plan, calls, service calls, messages sent, complaints, tip, tips',
  de: 'Wichtigkeit, Glück, glücklich, Vertrauen, Zahlungsbereitschaft, Wahl, Verkehrsmittel, Verkehrsmittelwahl, Präferenz, Meinung, Einstellung, Zustimmung, Zufriedenheit, Sicherheit der Antwort, Überzeugung, Wissen, Wahlbeteiligung, Stimmabgabe, gewählt, Parteikürzel, Bedingung, Versuchsbedingung, Reaktionszeit, Fehler, Fehlerzahl, richtig, Genauigkeit, Ärger, Wut, Angst, Stress, Stimmung, Einsamkeit, Selbstwert, Lügenskala, Lebensqualität, Wohlbefinden, Diät, Kost, Kostform, Ernährung, Essenswunsch, Hunger, Häufigkeit, Punkte, Punktestand, Treuepunkte, Bonuspunkte, Beitrag, Mitgliedsbeitrag, Jahresbeitrag, Hobbys, Beschwerden',
  fr: 'importance, bonheur, heureux, confiance, consentement à payer, choix, mode de transport, mode domicile travail, mode principal, préférence, opinion, avis, accord, satisfaction, participation, a voté, vote, suffrage, condition, condition expérimentale, temps de réaction, erreurs, exactitude, colère, anxiété, stress, humeur, solitude, estime de soi, qualité de vie, bien être, régime, régime alimentaire, repas, fréquence, points, points fidélité, solde points, cotisation, adhésion, loisirs, réclamations',
  es: 'importancia, felicidad, feliz, confianza, disposición a pagar, elección, modo de transporte, medio de transporte, preferencia, opinión, actitud, acuerdo, satisfacción, participación electoral, votó, voto, condición, condición experimental, tiempo de reacción, errores, aciertos, ira, ansiedad, estrés, ánimo, soledad, autoestima, calidad de vida, bienestar, dieta, régimen, menú, hambre, frecuencia, puntos, puntos fidelidad, cuota socio, aficiones, quejas, actividad física, fas',
  it: 'importanza, felicità, felice, fiducia, disponibilità a pagare, scelta, mezzo di trasporto, preferenza, opinione, atteggiamento, accordo, soddisfazione, affluenza, ha votato, voto espresso, condizione, condizione sperimentale, tempo di reazione, errori, accuratezza, rabbia, ansia, stress, umore, solitudine, autostima, qualità della vita, benessere, dieta, regime, menù, fame, frequenza, punti, punti fedeltà, hobby, reclami',
  pt: 'importância, felicidade, feliz, confiança, disposição a pagar, escolha, modo de transporte, meio de transporte, preferência, opinião, atitude, concordância, satisfação, comparecimento, votou, condição, condição experimental, tempo de reação, erros, acertos, raiva, ansiedade, estresse, humor, solidão, autoestima, qualidade de vida, bem estar, dieta, cardápio, fome, frequência, pontos, pontos fidelidade, hobbies, reclamações',
  nl: 'belang, belangrijkheid, geluk, gelukkig, vertrouwen, betalingsbereidheid, keuze, vervoermiddel, vervoerswijze, voorkeur, mening, houding, tevredenheid, opkomst, gestemd, conditie, experimentele conditie, reactietijd, fouten, nauwkeurigheid, boosheid, angst, stress, stemming, eenzaamheid, zelfwaardering, levenskwaliteit, welzijn, dieet, maaltijd, honger, frequentie, punten, spaarpunten, klachten, hobby',
  pl: 'ważność, znaczenie, szczęście, zaufanie, ufa, gotowość do zapłaty, wybór, środek transportu, preferencja, opinia, postawa, zgoda zadowolenie, frekwencja, głosował, glosowal, głosowanie, głos, warunek, warunek eksperymentalny, czas reakcji, błędy, poprawność, złość, lęk, stres, nastrój, samotność, samoocena, jakość życia, dobrostan, dieta, posiłek, głód, częstość, częstotliwość, punkty, punkty lojalnościowe, hobby, skargi, reklamacje',
  sv: 'betydelse, viktighet, lycka, lycklig, förtroende, tillit, betalningsvilja, färdmedel, färdsätt, preferens, åsikt, attityd, nöjdhet, valdeltagande, röstade, röst, betingelse, reaktionstid, antal noggrannhet, ilska, ångest, stress, humör, ensamhet, självkänsla, livskvalitet, välbefinnande, kost, specialkost, matval, hunger, frekvens, poäng, bonuspoäng, klagomål, intressen',
  cs: 'počet bodů, získané body, důležitost, štěstí, důvěra, ochota platit, volba, dopravní prostředek, preference, názor, postoj, souhlas s, spokojenost, volební účast, volil, hlas, podmínka, experimentální podmínka, reakční čas, chyby, přesnost, hněv, úzkost, stres, nálada, osamělost, sebevědomí, kvalita života, pohoda, dieta, strava, hlad, četnost, frekvence, věrnostní stížnosti, koníčky',
  ru: 'важность, счастье, доверие, готовность платить, выбор, вид транспорта, предпочтение, мнение, отношение к, удовлетворенность, явка, голосовал, голос, условие, условие эксперимента, время реакции, ошибки, точность, гнев, тревога, тревожность, стресс, настроение, одиночество, самооценка, качество жизни, благополучие, диета, питание, голод, частота, баллы, бонусные баллы, бонусы, хобби, жалобы',
  tr: 'önem, mutluluk, mutlu, güven, ödeme istekliliği, tercih, ulaşım türü, ulaşım aracı, görüş, tutum, memnuniyet, katılım, oy, oy verdi, koşul, deney koşulu, tepki süresi, hata, hata sayısı, doğruluk, öfke, kaygı, stres, ruh hali, yalnızlık, özsaygı, yaşam kalitesi, iyi oluş, diyet, beslenme, öğün, açlık, sıklık, puan, puanlar, sadakat puanı, hobi, şikayet',
  ja: '重要度, 幸福, 幸福度, 信頼, 支払意思額, 支払意思, 選択, 交通手段, 通勤手段, 好み, 意見, 態度, 満足, 投票, 投票率, 条件, 実験条件, 反応時間, 正答, 正答率, 誤答, 怒り, 不安, ストレス, 気分, 孤独, 自尊, 生活の質, 食事, 食事制限, 食事備考, アレルギー備考, 空腹, 頻度, ポイント, 保有ポイント, 趣味, 苦情',
  zh: '重要性, 幸福感, 信任, 支付意愿, 选择, 交通方式, 出行方式, 通勤方式, 偏好, 意见, 态度, 满意, 投票, 条件, 实验条件, 反应时, 正确率, 错误, 愤怒, 焦虑, 压力, 情绪, 孤独, 自尊, 生活质量, 饮食, 飲食, 飲食備註, 饮食备注, 饥饿, 频率, 积分, 積分, 點數, 紅利, 紅利點數, 会员积分, 爱好, 投诉, 所用时间, 答题时间, 评分, 評分',
  ko: '중요도, 행복, 신뢰, 지불의사, 선택, 교통수단, 통근수단, 선호, 의견, 태도, 만족, 투표, 조건, 실험조건, 반응시간, 정답, 정답률, 오답, 분노, 불안, 스트레스, 기분, 외로움, 자존감, 삶의질, 식이, 식단, 식사, 배고픔, 빈도, 포인트, 적립금, 마일리지, 취미, 불만, 평점, 별점',
};

/** What pupils, students and athletes reached. */
const reached = {
  en: 'ell, english learner, english language learner, limited english, lep, eal, esl, iep, sped, special ed, special education, sen status, special needs, gifted, disadvantaged, slow learner, learning support, detention, detentions, demerits, merits, house points, attendance pct, remark, credits, retained, held back, exam part, first exam, second exam, part one, part two, viva, split, splits, halfway, half time, finish time, finishing time, chip time, gun time, net time, lap time, lap, place overall, overall finish gap, behind, diff, rank, ranking, overall rank, placing, personal best, pb, sb, medal, medals, losses, goals, assists, distance run, long run, sit ups, pull ups, push ups, sprint, long jump, shuttle run, sit and reach, vital capacity, achievement',
  de: 'Förderbedarf, sonderpädagogischer Förderbedarf, Sprachförderung, DaZ, Nachteilsausgleich, Nachsitzen, Tadel, Arrest, Zwischenzeit, Endzeit, Zielzeit, Laufzeit netto, Rückstand, Platz, Platzierung, Rang, Gesamtrang, Bestzeit, Medaille, Tore, Prüfungsteil, Teilnote, Summe Punkte',
  fr: 'besoins éducatifs, AESH, PAP, PAI, ULIS, FLE, retenue, retenues, temps intermédiaire, temps final, temps officiel, temps réel, écart, classement, rang, médaille, épreuve, épreuve écrite, épreuve orale, total points',
  es: 'necesidades educativas, acneae, apoyo educativo, ejercicio, primer ejercicio, segundo ejercicio, ej, fase oposición, fase concurso, méritos, castigo, amonestaciones, tiempo parcial, tiempo final, tiempo oficial, diferencia, puesto, clasificación, ranking, medalla, puntuación total',
  it: 'bes, dsa, sostegno, pdp, pei, note disciplinari, richiami, tempo intermedio, tempo finale, distacco, piazzamento, classifica, posizione, medaglia, prova scritta, prova orale, prima prova, seconda prova, titoli',
  pt: 'necessidades educativas, apoio educativo, advertências, tempo parcial, tempo final, tempo líquido, diferença, colocação, classificação, posição, medalha, prova escrita, prova oral, títulos',
  nl: 'zorgleerling, ondersteuningsbehoefte, taalachterstand, strafwerk, tussentijd, eindtijd, nettotijd, verschil, plaats in uitslag, klassering, rang, medaille, examenonderdeel',
  pl: 'orzeczenie, opinia ppp, specjalne potrzeby, uwagi z zachowania, międzyczas, czas końcowy, czas netto, miejsce, pozycja, medal, część pisemna, część ustna, suma punktów',
  sv: 'särskilt stöd, åtgärdsprogram, sva, kvarsittning, mellantid, sluttid, nettotid, diff, placering, plac, rang, medalj, delprov, totalpoäng',
  cs: 'podpůrná opatření, ivp, poznámky, důtka, důtky, mezičas, výsledný čas, čistý čas, ztráta, umístění, pořadí, medaile, písemná část, ústní část, celkem bodů, součet',
  ru: 'овз, особые потребности, замечания, промежуточное время, финишное время, итоговое время, отставание, место, ранг, медаль, письменная часть, устная часть, сумма баллов, индивидуальные достижения',
  tr: 'kaynaştırma, bep, özel eğitim, ara bitiş süresi, net süre, sıralama, sıra derecesi, madalya, yazılı, sözlü, toplam puan',
  ja: '特別支援, 支援学級, 通級, 日本語指導, 途中計時, 記録, 順位, タイム, 着差, 持久走, 長距離, 握力, 上体起こし, 反復横跳び, 筆記, 面接点, 合計点',
  zh: '特殊教育, 随班就读, 名次, 排名, 成绩, 用时, 净成绩, 分段, 差距, 长跑, 短跑, 跳远, 引体向上, 仰卧起坐, 肺活量, 坐位体前屈, 笔试, 面试, 总分, 违纪',
  ko: '특수교육, 다문화, 순위, 등수, 기록, 완주시간, 구간기록, 격차, 오래달리기, 악력, 윗몸일으키기, 필기, 면접, 총점, 벌점',
};

/** How the days and nights of people go. */
const days = {
  en: 'bedtime, wake time, wake up, waketime, woke, sleep, sleep hours, hours slept, sleep quality, nap, naps, commute time, commute minutes, travel time, screen time, steps, active minutes, sedentary, energy intake, kcal intake, protein intake, fat intake, fibre, fiber, carbs, carbohydrate, sugar intake, servings, fruit servings, veg servings, water intake, exercise, exercise days, physical activity, workouts, cigs, ncigs, drinks',
  de: 'Schlafdauer, Schlafqualität, Bettzeit, Aufwachzeit, Pendelzeit, Bildschirmzeit, Schritte, Energiezufuhr, Eiweiß, Ballaststoffe, Portionen, Bewegung, Sport pro Woche',
  fr: 'durée du sommeil, qualité sommeil, heure coucher, heure lever, temps de trajet, apport énergétique, protéines, fibres, portions, activité physique',
  es: 'horas de sueño, calidad del sueño, hora acostarse, hora levantarse, tiempo de trayecto, pasos, ingesta, fibra, raciones, ejercicio físico',
  it: 'ore di sonno, qualità del sonno, ora di coricarsi, tempo di viaggio, passi, apporto calorico, fibre, porzioni, attività fisica',
  pt: 'horas de sono, qualidade do sono, hora de deitar, tempo de deslocamento, passos, ingestão, fibras, porções, atividade física',
  nl: 'slaapduur, slaapkwaliteit, bedtijd, reistijd, stappen, energie inname, vezels, porties, lichaamsbeweging',
  pl: 'czas snu, jakość snu, godzina zaśnięcia, czas dojazdu, kroki, spożycie, błonnik, porcje, aktywność fizyczna',
  sv: 'sömntid, sömnkvalitet, läggtid, restid, steg, energiintag, kostfiber, portioner, motion',
  cs: 'délka spánku, kvalita spánku, doba dojíždění, kroky, příjem energie, vláknina, porce, pohybová aktivita',
  ru: 'часы сна, качество сна, время отхода ко сну, время в пути, шаги, калорийность, клетчатка, порции, физическая активность',
  tr: 'uyku süresi, uyku kalitesi, yatış saati, yol süresi, adım, adımlar, enerji alımı, lif, porsiyon, fiziksel aktivite',
  ja: '睡眠時間, 就寝時刻, 起床時刻, 通勤時間, 歩数, 運動習慣, 摂取, 食物繊維',
  zh: '睡眠, 运动时长, 运动频率, 就寝, 起床, 通勤时间, 步数, 摄入, 膳食纤维, 锻炼',
  ko: '수면, 취침, 기상, 통근시간, 걸음수, 섭취, 식이섬유',
};

/** One letter or so, which says it only where nothing else is said. */
const short = {
  en: 'fam hist, ill, sick, dead, low, event, ev, delta, ps, sev, cens, resp, response, score, sc, pts, dx, rx, tx, bd, ae, sae, tox, ef, htn, dm, ht, acc, time sec, hist, fail, success, case, induced, spontaneous, deny, denied, default, share, active, card, cards, sd, diff',
  de: 'Zeit, Punkte, Note, Diff, Σ',
  fr: 'temps, écart, pts',
  es: 'tiempo, dif, pts',
  it: 'tempo, pt',
  ja: '点, 得点',
  zh: '分数, 得分',
  ko: '점수',
};

export const ownWords = phrasesOf([
  phrasesOf([care, work, law, answers, reached, days, away, help, reactions, articles]),
  aloneOf(short),
]);
