/** Words of studies that nobody writes out: births, outbreaks, growing children, minds that are tested. In company they mean nothing else. */
import type { ByLanguage } from '../words/index.ts';

/** `sure` by themselves where rows are people, `beside` them the others. */
export interface WordsOfField {
  readonly sure: ByLanguage;
  readonly beside: ByLanguage;
}

export const birth: WordsOfField = {
  sure: {
    en: 'parity, gravida, gravidity, para, primipara, multipara, nullipara, gestation, gest, gestage, gestational age, gestweeks, gestwk, bwt, bweight, birthwt, birthweight, birwt, dbirwt, brthwgt, lbw, vlbw, sga, lga, iugr, apgar, preterm, ptl, ptb, prem, premature, stillbirth, stillborn, miscarriage, miscarriages, abortions, induced abortion, prevpreterm, prevloss, eclampsia, preeclampsia, csection, cesarean, caesarean, lmp, edd, fundal, prenatal, antenatal, antenatal visits, anc visits, breastfed, breastfeeding, plurality, infertility, ivf, maternal weight, mothers weight, lwt, ppwt, prepregwt, weight gain pregnancy, nicu, uterine irritability, placenta, amnio, fetus, fetal',
    de: 'Gravida, Gravidität, Parität, SSW, Schwangerschaftswoche, Fehlgeburt, Fehlgeburten, Frühgeburt, Totgeburt, Geburtsgewicht, Kaiserschnitt, Sectio, gestillt',
    fr: 'gestité, parité, gestation, âge gestationnel, fausse couche, fausses couches, césarienne, prématuré, prématurité, poids naissance, allaitement, mort né',
    es: 'gestas, gesta, partos, cesáreas, cesárea, abortos, semanas gestación, edad gestacional, prematuro, peso al nacer, lactancia, mortinato, controles prenatales',
    it: 'gravidanze, parità, aborti, aborto, cesareo, parto cesareo, settimane gestazione, età gestazionale, prematuro, peso nascita, allattamento',
    pt: 'gestações, gesta, partos, cesáreas, cesárea, abortos, idade gestacional, semanas gestação, prematuro, peso ao nascer, amamentação, natimorto, consultas pré natal',
    nl: 'graviditeit, pariteit, miskraam, miskramen, keizersnede, zwangerschapsduur, vroeggeboorte, geboortegewicht, borstvoeding',
    pl: 'ciąże, porody, poronienia, cesarka, cięcie cesarskie, tydzień ciąży, wcześniak, masa urodzeniowa, karmienie piersią, rodność',
    sv: 'graviditet, paritet, missfall, kejsarsnitt, graviditetsvecka, förtidsbörd, födelsevikt, amning',
    cs: 'gravidita, parita, potraty, potrat, císařský řez, týden těhotenství, nedonošený, porodní hmotnost, kojení',
    ru: 'беременностей, роды, родов, выкидыши, аборты, кесарево, срок гестации, недоношенность, вес при рождении, масса при рождении',
    tr: 'gebelik, gebelik haftası, gravida, parite, düşük sayısı, sezaryen, prematüre, doğum ağırlığı, doğum kilosu, emzirme',
    ja: '妊娠回数, 出産回数, 経産, 在胎週数, 早産, 流産, 死産, 帝王切開, 出生体重, 授乳',
    zh: '孕次, 产次, 孕周, 早产, 流产, 死产, 剖宫产, 出生体重, 母乳',
    ko: '임신횟수, 출산횟수, 재태주수, 조산, 유산, 사산, 제왕절개, 출생체중, 수유',
  },
  beside: {
    en: 'low, ht, htn, ui, hyper, hypertension, pih, gdm, diabetes, anemia, anaemia, bleeding, ftv, visits, visit count, case, control, induced, spontaneous, previous, prev, prior, loss, losses, smoke, smoker, cigs, cigar, drink, drinks, alcohol, drug, drugs, twin, twins, multiple, single birth, breech, presentation, feed, bfeed, fed, weeks, wks, ga, term, gained, gain, wtgain, habit, premie, delivery, del, mode, boy first, hosp, tobacco, renal, cardiac, uterine, labor, labour, dead, died, live, alive, order, spacing, wanted, desired, head circ, length, crown',
  },
};

export const outbreak: WordsOfField = {
  sure: {
    en: 'ill, case, casestatus, case status, case class, case definition, onset, onsetdate, onset date, onsettime, onset time, date onset, symptoms onset, onset symptoms, incubation, diarrhoea, diarrhea, vomiting, vomit, nausea, jaundice, fever, rash, cough, foods eaten, meal date, exposed, close contact, contact case, epi link, epilink, attack',
    de: 'erkrankt, Fall, Fallstatus, Erkrankungsbeginn, Krankheitsbeginn, Symptombeginn, Durchfall, Erbrechen, Übelkeit',
    fr: 'malade, cas, statut cas, date début signes, début symptômes, diarrhée, vomissement, nausée',
    es: 'enfermo, caso, estado caso, inicio síntomas, fecha inicio síntomas, diarrea, vómito, vómitos, náusea',
    it: 'malato, caso, esordio, inizio sintomi, data esordio, diarrea, vomito, nausea',
    pt: 'doente, caso, início sintomas, diarreia, vômito, náusea',
    nl: 'ziek geworden, eerste ziektedag klachten, begin klachten, diarree, braken, misselijk',
    pl: 'zachorował, przypadek, początek objawów, biegunka, wymioty, nudności',
    sv: 'insjuknad, insjuknande, fall, symtomdebut, diarré, kräkning, illamående',
    cs: 'onemocněl, případ, začátek příznaků, průjem, zvracení, nevolnost',
    ru: 'заболел, случай, начало симптомов, диарея, рвота, тошнота',
    tr: 'hastalandı, vaka, semptom başlangıcı, ishal, kusma, bulantı',
    ja: '発症, 発病, 発症日, 症例, 下痢, 嘔吐, 吐き気',
    zh: '发病, 病例, 发病日期, 腹泻, 呕吐, 恶心',
    ko: '발병, 사례, 증상시작, 설사, 구토, 메스꺼움',
  },
  beside: {
    en: 'beef, pork, veal, lamb, mutton, poultry, chicken, turkey, duck, ham, bacon, sausage, meat, minced, liver, pate, salami, fish, salmon, tuna, shrimp, prawns, shellfish, oysters, mussels, sushi, egg, eggs, omelette, mayo, mayonnaise, milk, rawmilk, cheese, butter, yoghurt, yogurt, cream, icecream, salad, salads, spinach, lettuce, tomato, tomatoes, cucumber, sprouts, cabbage, carrots, corn, beans, peas, potato, potatoes, mashed, rice, pasta, noodles, soup, sauce, gravy, pizza, burger, hamburger, sandwich, curry, veg, vegs, vegetable, vegetables, fruit, fruits, fruitsalad, apple, melon, berries, strawberries, grapes, banana, nuts, bread, rolls, cake, cakes, dessert, desserts, pudding, mousse, tiramisu, trifle, jelly, jello, vanilla, chocolate, cookies, coffee, tea, water, tapwater, juice, wine, beer, punch, ice, supper, dinner, lunch, buffet, breakfast, restaurant, canteen, abroad, travel, travelled, swim, pool, lake, zoo, farm, pet, pets, dog, cat, contact, contacts, outing, gathering, party, plant, shop, butcher, ill, sick, hosp, hospital, hospitalised, lab, stool, culture, pcr, vaccinated, vacc, vac, dose, doses, prodrome, rash, outcome, dead, generation, infector, source, headache, cramps, chills, myalgia, fever',
    de: 'Rind, Schwein, Kalb, Geflügel, Huhn, Pute, Schinken, Wurst, Hackfleisch, Fisch, Ei, Eier, Milch, Käse, Salat, Kartoffeln, Reis, Gemüse, Obst, Brot, Kuchen, Eis, Kaffee, Saft, Wein, Ausland',
    fr: 'boeuf, porc, veau, volaille, poulet, jambon, saucisse, poisson, oeufs, lait, fromage, salade, riz, légumes, fruits, pain, gâteau, glace, café, vin, étranger',
    es: 'carne, cerdo, ternera, pollo, pavo, jamón, pescado, huevo, huevos, leche, queso, ensalada, arroz, verduras, fruta, pan, pastel, helado, café, vino, extranjero',
    it: 'manzo, maiale, vitello, pollo, prosciutto, pesce, uova, latte, formaggio, insalata, riso, verdura, frutta, pane, torta, gelato, caffè, vino, estero',
    pt: 'carne, porco, frango, peru, presunto, peixe, ovo, ovos, leite, queijo, salada, arroz, legumes, fruta, pão, bolo, sorvete, café, vinho, exterior',
    pl: 'wołowina, wieprzowina, kurczak, szynka, ryba, jaja, mleko, ser, sałatka, ryż, warzywa, owoce, chleb, ciasto, lody, kawa',
    ru: 'говядина, свинина, курица, ветчина, рыба, яйца, молоко, сыр, салат, рис, овощи, фрукты, хлеб, торт, мороженое, кофе',
    ja: '牛肉, 豚肉, 鶏肉, 魚, 卵, 牛乳, 野菜, 果物, 寿司, ご飯, 弁当, 海外',
    zh: '牛肉, 猪肉, 鸡肉, 鱼, 鸡蛋, 牛奶, 蔬菜, 水果, 米饭, 沙拉, 蛋糕, 出国',
  },
};

export const growth: WordsOfField = {
  sure: {
    en: 'stunted, stunting, wasted, wasting, underweight, malnourished, muac, haz, waz, whz, baz, hfa, wfa, wfh, bfa, zlen, zwei, zwfl, zbmi, hgtz, wgtz, hgt z, wgt z, bmiz, bmisds, htsds, tanner, phb, pubertal stage, puberty, pubic hair, genital stage, breast stage, menarche, testicular volume, head circumference, headcirc, ht for age, wt for age, height for age, weight for age, weight for height, wt for ht, bone age, xerophthalmia, kwashiorkor, oedema, bitot, vitamin a, deworming, deworm',
    de: 'Kopfumfang, Pubertätsstadium, Menarche, Knochenalter',
    fr: 'périmètre crânien, puberté, retard de croissance, émaciation',
    es: 'talla para edad, peso para edad, peso para talla, desnutrición, perímetro cefálico, pubertad',
    pt: 'estatura para idade, peso para idade, desnutrição, perímetro cefálico, puberdade',
    ja: '頭囲, 二次性徴, 初潮, 骨年齢',
    zh: '头围, 青春期, 初潮, 骨龄',
  },
  beside: {
    en: 'gen, genital, tv, hc, phb, hgt, wgt, len, sds, infect, infection, respinfect, resp, cough, diarrhea, diarr, fever, anemia, hb, breast, breastfed, weaned, zscore, z, supplement, growth, velocity, bmi, muac, edema, ill, sick, vacc, stage, pub',
  },
};

export const mind: WordsOfField = {
  sure: {
    en: 'neuroticism, neurot, extraversion, extraver, extravert, extrav, agreeableness, agreeable, agreeab, conscientiousness, conscientious, conscient, openness, bfagree, bfcon, bfcons, bfext, bfneur, bfopen, bfia, bfic, bfie, bfin, bfio, bfiagree, bficon, bfiext, bfineur, bfiopen, tipi, ipip, neoffi, neo, epi, epie, epis, epiimp, epilie, epineur, epq, epqe, epqn, epqp, epql, hexaco, stai, stais, stait, traitanx, stateanx, state anxiety, trait anxiety, anxstate, anxtrait, bdi, cesd, hads, panas, pss, swls, rses, rse, ucla, maas, asrs, audit, iq, fsiq, piq, viq, wisc, wais, raven, mmse, moca, stroop, nback, congruency, congruent, digit span, digitspan, wordlist, sternberg, flanker, gonogo, switchcost, stimulus, prime, reaction time, rt',
    de: 'Extraversion, Neurotizismus, Verträglichkeit, Gewissenhaftigkeit, Offenheit, Angst, Reaktionszeit, Stimulus',
    fr: 'névrosisme, extraversion, agréabilité, conscience, ouverture, anxiété trait, anxiété état, temps réaction',
    es: 'neuroticismo, extraversión, amabilidad, responsabilidad, apertura, ansiedad rasgo, ansiedad estado, tiempo reacción',
    it: 'nevroticismo, estroversione, gradevolezza, coscienziosità, apertura, ansia tratto, ansia stato, tempo reazione',
    pt: 'neuroticismo, extroversão, amabilidade, conscienciosidade, abertura, ansiedade traço, ansiedade estado, tempo reação',
    nl: 'neuroticisme, extraversie, vriendelijkheid, consciëntieusheid, reactietijd',
    pl: 'neurotyczność, ekstrawersja, ugodowość, sumienność, otwartość, czas reakcji',
    sv: 'neuroticism, extraversion, vänlighet, samvetsgrannhet, öppenhet, reaktionstid',
    cs: 'neuroticismus, extraverze, přívětivost, svědomitost, otevřenost, reakční čas',
    ru: 'нейротизм, экстраверсия, доброжелательность, добросовестность, открытость опыту, время реакции',
    tr: 'nevrotiklik, dışadönüklük, uyumluluk, sorumluluk, deneyime açıklık, tepki süresi',
    ja: '神経症傾向, 外向性, 協調性, 誠実性, 開放性, 反応時間, 特性不安, 状態不安',
    zh: '神经质, 外向性, 宜人性, 尽责性, 开放性, 反应时, 特质焦虑, 状态焦虑',
    ko: '신경증, 외향성, 우호성, 성실성, 개방성, 반응시간, 특성불안, 상태불안',
  },
  beside: {
    en: 'lie, anx, anxiety, dep, depr, depression, imp, impuls, impulsivity, soc, sociability, agree, con, cons, ext, neur, neuro, open, psychot, anger, angry, hostility, aggr, aggression, stress, self, esteem, affect, pa, na, mood, condition, cond, acc, accuracy, correct, corr, resp, response, item, score, total, error, errors, hit, hits, fa, dprime, days, coma, duration, dur, memory, recall, recog, attention, verbal, visual, spatial, speed, vocab, block, general, picture, maze, reading, test, pre, post, delay, mode, behav, latency, choice, load',
  },
};

export const tumour: WordsOfField = {
  sure: {
    en: 'histol, histo, histology, histologic, histotype, hist type, histgrade, tumor, tumour, tumorsize, tumsize, tsize, tnm, tstage, nstage, mstage, pt stage, pn stage, ajcc, figo, dukes, clark, breslow, gleason, stage, staging, ajccstage, ecog, ecogbl, ecogps, karno, karnof, karnofsky, kps, ph ecog, ph karno, her2, her, erbb, er status, pr status, er positive, estrec, progrec, hormone receptor, hormon, ki67, brca, nodes, npos, pnodes, posnodes, nodal, mets, metast, metastasis, metastases, ulcer, margin, margins, lvi, invasion, extent, recurrence, recur, relapse, rel, remission, chemo, chemother, radiotherapy, radio, hormonal, surgery type, mastectomy, tumor site, primary site, primsite, menopause, meno, psa, cea, ca125',
    de: 'Tumorstadium, Tumorgröße, Stadium, Grading, Histologie, Lymphknoten, Metastasen, Rezidiv, Rezeptorstatus, Menopause',
    fr: 'stade, histologie, ganglions, métastases, récidive, tumeur, récepteurs, ménopause',
    es: 'estadio, estadiaje, histología, ganglios, metástasis, recidiva, tumor, receptores, menopausia',
    it: 'stadio, stadiazione, istologia, linfonodi, metastasi, recidiva, tumore, recettori, menopausa',
    pt: 'estádio, estadiamento, histologia, linfonodos, metástase, recidiva, tumor, receptores, menopausa',
    nl: 'stadium, histologie, lymfeklieren, uitzaaiingen, recidief, tumor, menopauze',
    pl: 'stadium, histologia, węzły, przerzuty, wznowa, guz, menopauza',
    sv: 'stadium, histologi, lymfkörtlar, metastaser, recidiv, tumör, menopaus',
    cs: 'stádium, histologie, uzliny, metastázy, recidiva, nádor, menopauza',
    ru: 'стадия, гистология, лимфоузлы, метастазы, рецидив, опухоль, менопауза',
    tr: 'evre, histoloji, lenf nodu, metastaz, nüks, tümör, menopoz',
    ja: '病期, 組織型, リンパ節, 転移, 再発, 腫瘍',
    zh: '分期, 病理, 淋巴结, 转移, 复发, 肿瘤',
    ko: '병기, 조직형, 림프절, 전이, 재발, 종양',
  },
  beside: {
    en: 'grade, grad, size, site, side, sided, lateral, location, loc, study, type, class, differ, diff, obstruct, perfor, adhere, surg, er, pgr, pr, ps, ecog, pat karno, meal cal, wt loss, celltype, cell, prior, thickness, thick, depth, volume, vol, count, status, stat, response, resp, cycle, cycles, dose, arm, rx, trt, margins, lobe, smoker, pack years, instit, grading, ki',
  },
};

export const heart: WordsOfField = {
  sure: {
    en: 'angina, exang, chd, ihd, cad, chf, hf, mi, ami, priormi, pmi, stemi, nstemi, lvef, ejection fraction, nyha, killip, htn, hypertension, hypertens, hbp, hyperlip, dyslipid, stroke, tia, cva, afib, af, arrhythmia, arrh, cabg, ptca, pci, stent, thal, slope, oldpeak, restecg, thalach, trestbps, sbp, dbp, sysbp, diabp, sysbp1, diastbp, chol, hdl, ldl, bpmeds, prevchd, prevmi, prevap, prevstrk, prevhyp, anychd, stroke history, pvd, pad, copd, renal failure, dialysis, creatinine, creat, shock, cpr, valve, murmur, edema, dyspnea, orthopnea, vfib, svt, ecg, ekg, troponin, lvh, digoxin, beta blocker, statin, anticoag, timi, grace, chads',
    de: 'Herzinfarkt, Angina pectoris, Bluthochdruck, Hypertonie, Herzinsuffizienz, Schlaganfall, Vorhofflimmern, Ejektionsfraktion',
    fr: 'angor, infarctus, hypertension, hta, insuffisance cardiaque, avc, fibrillation',
    es: 'angina, infarto, hipertensión, hta, insuficiencia cardíaca, ictus, fibrilación',
    it: 'infarto, ipertensione, scompenso, ictus, fibrillazione',
    pt: 'infarto, enfarte, hipertensão, has, insuficiência cardíaca, avc, fibrilação',
    nl: 'hartinfarct, hoge bloeddruk, hypertensie, hartfalen, beroerte',
    pl: 'zawał, nadciśnienie, niewydolność serca, udar, migotanie',
    sv: 'hjärtinfarkt, högt blodtryck, hjärtsvikt, förmaksflimmer',
    cs: 'infarkt, hypertenze, srdeční selhání, mrtvice',
    ru: 'инфаркт, стенокардия, гипертония, инсульт, ибс, хсн',
    tr: 'enfarktüs, hipertansiyon, kalp yetmezliği, inme',
    ja: '狭心症, 心筋梗塞, 高血圧, 心不全, 脳卒中',
    zh: '心绞痛, 心梗, 高血压, 心衰, 脑卒中',
    ko: '협심증, 심근경색, 고혈압, 심부전, 뇌졸중',
  },
  beside: {
    en: 'ht, dm, diab, diabetes, smoke, ncigs, cigs, cigpday, cp, fbs, ca, ef, hr, heart, lung, kidney, cpk, hyp, glucose, gluc, famhist, fhx, ethanol, alcohol, fat, fibre, fail, meds, aspirin, event, time, death, dead, cvd, rest, peak, st, ecg, fam, obese, obesity, adiposity, tobacco, aldosterone, potassium, dose, conc',
  },
};

export const organs: WordsOfField = {
  sure: {
    en: 'ascites, hepato, hepatomegaly, spiders, edema, bili, bilirubin, varices, enceph, encephalopathy, cirrhosis, childpugh, meld, hepatitis, hbsag, hcv, fibrosis, steatosis, liver, cholangio, spleen, kidney, renal, dialysis, hemodialysis, dialmode, esrd, egfr, gfr, proteinuria, albuminuria, ckd, transplant, graft, rejection, donor, pkd, iop, visual acuity, va, logmar, etdrs, cup, glaucoma, cataract, retinopathy, macula, myopia, spheq, spherical equivalent, axial, laser, cyl, sph, refraction, fundus, vcdr, pachy, tonometry, fev, fvc, asthma, wheeze, bronch, psoriasis, eczema, seizure, seizures, epilepsy, parkinson, updrs, edss, relapse, ulcer, crohn, colitis, hba1c, insulin, retinal, neuropathy',
    de: 'Leberzirrhose, Aszites, Dialyse, Transplantat, Visus, Augendruck, Katarakt, Glaukom, Asthma, Epilepsie',
    fr: 'cirrhose, ascite, dialyse, greffe, acuité visuelle, glaucome, cataracte, asthme, épilepsie',
    es: 'cirrosis, ascitis, diálisis, trasplante, agudeza visual, glaucoma, catarata, asma, epilepsia',
    it: 'cirrosi, ascite, dialisi, trapianto, visus, glaucoma, cataratta, asma, epilessia',
    pt: 'cirrose, ascite, diálise, transplante, acuidade visual, glaucoma, catarata, asma, epilepsia',
    nl: 'cirrose, dialyse, transplantatie, oogdruk, glaucoom, staar, astma, epilepsie',
    pl: 'marskość, dializa, przeszczep, ostrość wzroku, jaskra, zaćma, astma, padaczka',
    ru: 'цирроз, асцит, диализ, трансплантация, острота зрения, глаукома, катаракта, астма, эпилепсия',
    tr: 'siroz, asit, diyaliz, nakil, görme keskinliği, glokom, katarakt, astım, epilepsi',
    ja: '肝硬変, 腹水, 透析, 移植, 眼圧, 緑内障, 白内障, 喘息, てんかん',
    zh: '肝硬化, 腹水, 透析, 移植, 眼压, 青光眼, 白内障, 哮喘, 癫痫',
  },
  beside: {
    en: 'stage, status, trt, copper, alb, albumin, ast, alt, alk phos, trig, platelet, protime, prothrombin, eye, od, os, re, le, acd, al, vcd, right, left, contrast, volume, cause, exit status, risk, type, recip, match, mismatch, hla, disease, cyst, waiting, futime, sheltered, attack, severity, grade, relapses, duration',
  },
};
