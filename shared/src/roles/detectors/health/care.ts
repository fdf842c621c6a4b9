/** Treatments: medication, procedures, discharge. */
import { healthTopic, ofMany, ofTrade } from './healthTopic.ts';
import { substanceBegins, substanceEnds } from './substances.ts';

export const medication = healthTopic({
  id: 'medication',
  label: 'medication',
  holds: 'medicat, medikament, vaccin, antibiot, insulin, contracep, chemother',
  header: {
    en: 'meds, med name, medication name, current meds, bp meds, medicine, medicines, drug, drugs, drug name, prescription, rx, dosage, dose, antibiotic, insulin, lithium, change of medication, diabetes med, aspirin, steroid, opioid, contraceptive, contraception, hormone therapy, substitution, vaccine, vaccine name, vaccine type, vaccination, vaccinated, vaccination status, immunization, doses received',
    de: 'Arzneimittel, Dosis, Wirkstoff, Verordnung, Rezept, Tabletten, Präparat, Pille, Verhütung, Impfstoff, Impfung, Impfungen, geimpft, Impfstatus, Impfdosis',
    fr: 'ordonnance, traitement, traitement en cours, posologie, prescription, molécule, contraception, vaccin, vaccination, vacciné, vaccins',
    es: 'receta médica, receta, fármaco, principio activo, tratamiento farmacológico, dosis, anticonceptivo, vacuna, vacunas, vacunación, vacunado, biológico aplicado',
    it: 'farmaco, farmaci, terapia in corso, ricetta, posologia, principio attivo, dosaggio, vaccino, vaccini, vaccinazione, vaccinato',
    pt: 'remédio, remédios, fármaco, prescrição, receita médica, princípio ativo, posologia, vacina, vacinas, vacinação, vacinado, imunobiológico',
    nl: 'geneesmiddel, geneesmiddelen, medicijn, medicijnen, medicatie, recept, dosering, vaccin, vaccinatie, gevaccineerd',
    pl: 'leki, lek, przyjmowane leki, dawka, recepta, substancja czynna, szczepionka, szczepienie, szczepienia, zaszczepiony',
    sv: 'läkemedel, medicin, mediciner, ordination, vaccin, vaccination, vaccinerad',
    cs: 'lék, léky, dávka, recept, léčivo, medikace, užívané léky, vakcína, očkování, očkovaný',
    ru: 'препарат, лекарство, лекарства, доза, назначение, назначения, медикаменты, вакцина, вакцинация, прививка, прививки, привит',
    tr: 'ilaç, ilaçlar, kullandığı ilaç, doz, reçete, etken madde, aşı, aşı adı, aşılar, aşı durumu',
    ja: '薬, 薬剤, 処方, 投薬, 服薬, 投与量, 用量, ワクチン, 予防接種, 接種回数',
    zh: '药物, 药品, 藥物, 藥品, 处方, 處方, 用药, 用藥, 剂量, 疫苗, 疫苗名称, 接种剂次, 预防接种',
    ko: '약물, 약품, 처방, 투약, 복용, 용량, 약제, 백신, 예방접종, 접종차수',
  },
  begins: substanceBegins,
  ends: substanceEnds,
  // In Korean the word for how much is used ends as that for a dose.
  not: [ofMany, ofTrade, '사용량, 데이터'],
});

export const procedure = healthTopic({
  id: 'procedure',
  label: 'medical procedures',
  holds: 'surger, surgical, hospitali, transplant, dialysis, therap',
  header: {
    en: 'proc desc, procedure desc, medical procedure, procedure, procedures, surgery, surgeries, surgical, operation name, treatment, treatments, therapy, chemotherapy, chemo, radiotherapy, radiation therapy, irradiat, irradiation, transplant, dialysis, ventilation, ventilator, intubated, intubation, icu, icu admission, hospitalized, hospitalised, hospitalization, discharge disposition, discharge status, discharge type, discharge reason, drg, drg code, length of stay, counseling, rehab, rehabilitation, screening, biopsy, mri, ct scan, xray, x ray, ecg, ekg, treat type, treatment type, treatment plan, treatment duration, adm cat, admission category, admission type, admission reason, reason for admission, referral reason, referral diagnosis, operation type, surgery type, surgery date type, anesthesia, anaesthesia, anesthesia type, intubation status, vent flag, ventilated, mech vent, mechanical ventilation, hospital stay, hospital los, los days, icu los, los icu, prelos, length stay, hosp days, bed days, readmission days, previous admissions, prior surgery, previous surgery, graft type, prosthesis, physiotherapy, physical therapy, psychotherapy, sessions attended, therapy sessions, care plan, care level, level of care, home care, nursing care, care needs, care type, care package, caregiver burden, lab order, ultrasound, angiography, endoscopy, colonoscopy, mammogram, mammography, pap smear, pap test, hemoglobin test, hiv tested, blood transfusion, transfusion, oxygen therapy, donor type, hla match, medical service, medical specialty, specialty referred',
    de: 'Behandlung, Therapie, Eingriff, OPS Code, Prozedur, DRG, Fallpauschale, Entlassgrund, Entlassungsgrund, Entlassart, Verweildauer, Liegedauer, VWD, Aufnahmegrund, Dialyse, Beatmung, Intensivstation, Überweisung, Leistungsziffer, Behandlungsart, Behandlungsdauer, OP Art, Operationen, Narkose, Implantat, Physiotherapie, Psychotherapie, Pflege, Pflegebedarf, Pflegeleistung, Krankenhaus Tage, Einweisungsgrund, Überweisungsgrund, Heilmittel, Röntgen, Vorsorge, Leistung Pflege',
    fr: 'acte chirurgical, acte médical, chirurgie, intervention chirurgicale, GHM, GHS, CCAM, mode de sortie, durée de séjour, soins, motif de sortie, réanimation, hospitalisé, hospitalisation, séances, anesthésie, kinésithérapie, psychothérapie, type de soins, durée hospitalisation, mode entrée, nombre de séances, nb séances, niveau de dépendance, prise en charge, spécialité médicale',
    es: 'procedimiento, cirugía, tratamiento médico, tratamiento, procedimiento médico, motivo de alta, tipo de alta, GRD, estancia días, días de estancia, terapia, hospitalizado, intubado, UCI, intervención quirúrgica, tipo de cirugía, anestesia, fisioterapia, psicoterapia, tipo de atención, días de hospitalización, tipo de ingreso, especialidad médica, número de sesiones, servicio médico, tipo consulta',
    it: 'intervento, intervento chirurgico, terapia, trattamento, procedura, esito dimissione, modalità di dimissione, giorni di degenza, degenza, ricovero, ricoverato, terapia intensiva, prestazione sanitaria, tipo intervento, anestesia, fisioterapia, psicoterapia, tipo ricovero, giorni di ricovero, specialità medica, numero sedute, tipo visita, tipo donazione, codice prestazione',
    pt: 'procedimento, cirurgia, tratamento, terapia, internação, internado, internamento, motivo da alta, dias de internamento, UTI, UCI, especialidade médica, tipo de cirurgia, anestesia, fisioterapia, psicoterapia, tipo de internação, dias de internação, número de sessões, tipo de atendimento, procedimento solicitado',
    nl: 'behandeling, therapie, ingreep, verrichting, DBC, ontslagreden, ligduur, opname reden, ziekenhuisopname, narcose, fysiotherapie, psychotherapie, zorgtype, zorgniveau, opnameduur, opnametype, specialisme, aantal sessies, zorgpakket',
    pl: 'zabieg, leczenie, terapia, procedura medyczna, tryb wypisu, długość pobytu, hospitalizacja, rehabilitacja, świadczenie, rodzaj operacji, znieczulenie, fizjoterapia, psychoterapia, rodzaj świadczenia, dni hospitalizacji, tryb przyjęcia, specjalizacja poradni, liczba wizyt lekarskich',
    sv: 'behandling, terapi, åtgärd, åtgärdskod, vårdtid, utskrivning till, ingrepp, vårddagar, KVÅ, narkos, sjukgymnastik, fysioterapi, psykoterapi, vårdform, vårdtyp, vårdnivå, insatstyp, omsorg, hemtjänst, beviljade timmar, insats',
    cs: 'léčba, terapie, zákrok, hospitalizace, délka pobytu, způsob propuštění, druh operace, anestezie, fyzioterapie, psychoterapie, druh péče, typ přijetí, dny hospitalizace, stupeň závislosti, počet sezení',
    ru: 'лечение, терапия, процедура, исход лечения, исход, койко дни, госпитализация, вид помощи, операция, вид операции, наркоз, физиотерапия, психотерапия, вид лечения, тип госпитализации, профиль койки, койко день, число сеансов',
    tr: 'tedavi, terapi, ameliyat, işlem adı, yatış süresi, taburcu durumu, yatış nedeni, yoğun bakım, ameliyat türü, anestezi, fizyoterapi, psikoterapi, yatış türü, yatış günü, bakım düzeyi, seans sayısı, uygulanan işlem',
    ja: '手術, 治療, 処置, 退院理由, 在院日数, 入院日数, リハビリ, 診療区分, 転帰, 透析, 術式, 手術名, 麻酔, 入院経路, 退院先, 入院期間, 介護サービス, 訪問看護, ケア内容, 検査項目',
    zh: '手术, 手術, 治疗, 治療, 处置, 出院方式, 离院方式, 住院天数, 康复, 化疗, 转归, 病种组, 术式, 麻醉, 麻醉方式, 入院途径, 入院方式, 离院, 护理级别, 理疗, 透析, 检查项目, 科室诊断',
    ko: '수술, 치료, 처치, 시술, 재원일수, 퇴원형태, 재활, 치료결과, 입원일수, 수술명, 마취, 입원경로, 퇴원, 간호, 간병, 물리치료, 투석, 검사항목, 요양',
  },
  begins: `
    chemother, chimiother, chemioter, quimioter, radiother, radioter, strahlenther, химиотер, thyroidect, mastect
  `,
  ends: 'ectomy, therapie, behandlung, behandeling, behandling, plasty, 수술, 치료',
});
