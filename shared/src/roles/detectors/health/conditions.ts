/** What people suffer from: diagnoses, illnesses by name, and days off for them. */
import { inLanguages } from '../../inLanguages.ts';
import { hasNoDecimals } from '../../looks.ts';
import { healthTopic } from './healthTopic.ts';
import { illnessBegins, illnessEnds, illnessWords } from './illnesses.ts';

const diagnosed = inLanguages({
  en: 'diag, diag desc, dx desc, diagnosis, diagnoses, disease, diseases, illness, medical condition, health condition, medical history, family history, past history, history of, hx, health status, general health, genhlth, physhlth, health rating, self rated health, health state, comorbidity, comorbidities, sick days, sick leave, days sick, sickness absence, reason for absence, absence reason, cause of death, chief complaint, reason for visit, presenting complaint, primary condition, condition source value, disorder, syndrome, injury, sick, ill, infected, infection case, triage, affected status, case control, casecontrol, cancer stage, tumor stage, tnm, metastasis, dietary requirements, dietary restrictions, medical notes, injuries, injury severity, injury type, sickness days, sickness, days of sickness, meal preference, special meal, dietary needs, dietary preference, food allergies, health problems, health issue, pdiag, primary dx, principal diagnosis, secondary diagnosis, adm dx, admit diagnosis, admitting diagnosis, discharge diagnosis, diag code, diagnosis code, diagnosis id, diag id, icd code, icd, dx code, dx group, diag group, disease type, disease status, disease stage, disease duration, disease code, cause of injury, mechanism of injury, injury cause, injury code, body region injured, fracture type, headache type, seizure type, stroke type, cancer type, tumor type, tumor site, tumour site, primary site, histology, histologic type, clinical stage, pathologic stage, ajcc stage, t stage, n stage, m stage, cancer grade, tumor grade, tumour grade, disease severity, sev of illness, illness severity, age at onset, duration of illness, time since diagnosis, years since diagnosis, age at diagnosis, symptom duration, complication, complications, postop complications, comorb, comorbs, cci, chronic condition, chronic conditions, preexisting condition, pre existing conditions, underlying condition, health concern, health conditions, medical conditions, medical history code, presenting problem, presenting symptoms, problem list, exception reason, contraindication, contraindications, poor health, ill health, hlthstat, hlth, health limits, activity limitation, days ill, workdays lost, absent sick, sickness benefit, medical certificate, fit note, adverse reactions, intolerance, intolerances, allergy list, diet type, dietary requirement, epilepsy, cause of death code, hospital days, food insecurity, food security, food insecure, hunger, hungry, malnutrition, malnourished, stunting, stunted, underweight, overweight, nutritional status, incubation, test positive, positive test, test outcome',
  de: 'Diagnose, Diagnosen, Hauptdiagnose, Nebendiagnose, Krankheitstage, Fehltage krank, Gesundheitszustand, Gesundheit, Beschwerden, Befund, Todesursache, Vorerkrankungen, Grund der Abwesenheit, Abwesenheitsgrund, Krankmeldung, Krankschreibung, krank, Verdachtsdiagnose, Stadium, Unverträglichkeiten, Verletzung, Verletzungen, Verletzungsgrad, Kostform, Diät, Essenswünsche, Lebensmittelunverträglichkeit, Diagnosecode, Diagnoseschlüssel, ICD, ICD Code, Aufnahmediagnose, Entlassdiagnose, Einweisungsdiagnose, Erkrankungsdauer, Erstdiagnose, Tumorstadium, Tumorart, Lokalisation Tumor, Komplikation, Komplikationen, Begleiterkrankung, Grunderkrankung, Unfallursache, Unfallart, Unfallhergang, Kostform Allergie, Krankheitsgrund, AU Tage, Krankentage, Symptomdauer, Verletzungsart, Schweregrad Erkrankung, Unterernährung',
  fr: 'diagnostic, état de santé, santé, maladie, arrêt maladie, arrêts maladie, jours de maladie, motif de consultation, cause du décès, motif d’absence, antécédents, régime alimentaire, affection, blessure, blessures, allergies alimentaires, régime particulier, gravité blessure, motif hospitalisation, motif admission, motif de recours, diag, diagnostic principal, diagnostic associé, DAS, ALD, pathologie principale, stade tumeur, complications, comorbidités, allergies connues, intolérances, type de régime, durée maladie, cause accident, nature lésion, siège lésion, nature de la lésion, dénutrition, jours arrêt, accident travail',
  es: 'diagnóstico, padecimiento, estado de salud, salud, días de baja, baja médica, motivo de consulta, causa de muerte, motivo de ausencia, antecedentes, afección, incapacidad, lesión, lesiones, heridas, dieta, requerimientos alimentarios, alergias alimentarias, diag, diagnóstico principal, diagnóstico secundario, cie, código cie, cie diagnóstico, comorbilidad, comorbilidades, enfermedades previas, complicaciones, estadio tumoral, tipo de cáncer, causa externa, tipo de lesión, intolerancias, régimen alimentario, días de incapacidad, desnutrición, estado nutricional, motivo de ingreso, motivo ingreso, motivo atención, origen contagio, fuente infección, síntoma principal, inicio síntomas tipo',
  it: 'diagnosi, stato di salute, salute, giorni di malattia, motivo visita, motivo della visita, causa di morte, anamnesi, patologie, assenze malattia, intolleranze, lesioni, ferite, infortunio, dieta, esigenze alimentari, allergie alimentari, diagnosi principale, diagnosi secondaria, codice diagnosi, patologia, patologia principale, comorbidità, complicanze, stadio tumore, motivo ricovero, motivo accesso, tipo di lesione, sede lesione, gravità lesione, intolleranza, intolleranze alimentari, regime alimentare, stato idoneità, idoneità donazione, motivo esclusione, prognosi giorni, stato nutrizionale',
  pt: 'diagnóstico, estado de saúde, saúde, baixa médica, dias de baixa, motivo da consulta, causa da morte, comorbidades, licença médica, atestado, queixa principal, moléstia, lesões, ferimentos, dieta, restrições alimentares, restrição alimentar, código cid, cid principal, cid secundário, diagnóstico principal, diag, comorbidade, complicações, estadiamento, tipo de câncer, tipo de lesão, motivo internação, motivo atendimento, fatores de risco, estado nutricional, desnutrição, alergia alimentar, doença pré existente, especialidade solicitada, hipótese diagnóstica, queixa',
  nl: 'diagnose, gezondheid, gezondheidstoestand, ziekteverzuim, ziektedagen, verzuim, klachten, aandoening, doodsoorzaak, voorgeschiedenis, allergieën, dieetwensen, letsel, verwonding, blessure, dieet, hoofddiagnose, nevendiagnose, diagnosecode, comorbiditeit, complicatie, complicaties, ernst aandoening, stadium tumor, ziekteduur, reden verzuim, reden opname, soort letsel, ondervoeding, dieetwens, intolerantie, verzuimreden',
  pl: 'diagnoza, rozpoznanie, stan zdrowia, zdrowie, zwolnienie lekarskie, dni choroby, objawy, przyczyna zgonu, schorzenie, schorzenia, dolegliwości, wywiad chorobowy, obrażenia, uraz, urazy, kontuzja, dieta, rozpoznanie główne, rozpoznanie zasadnicze, rozpoznanie współistniejące, kod icd, icd, choroby współistniejące, powikłania, stopień zaawansowania, rodzaj nowotworu, rodzaj urazu, przyczyna urazu, powód wizyty, powód przyjęcia, nietolerancje, nietolerancja, dieta specjalna, niedożywienie, dni zwolnienia',
  sv: 'diagnos, hälsa, hälsotillstånd, sjukfrånvaro, sjukdagar, besvär, dödsorsak, sjukskrivning, överkänslighet, personskada, skador, specialkost, kostpreferens, huvuddiagnos, bidiagnos, diagnoskod, samsjuklighet, komplikation, komplikationer, svårighetsgrad, tumörstadium, sökorsak, kontaktorsak, inläggningsorsak, skadetyp, skadeorsak, intolerans, omvårdnadsbehov, vårdbehov, sjukskrivningsgrad',
  cs: 'diagnóza, zdravotní stav, zdraví, nemocenská, pracovní neschopnost, příznaky, příčina smrti, obtíže, zdravotní omezení, zranění, úraz, poranění, dieta, hlavní diagnóza, vedlejší diagnóza, kód diagnózy, mkn, komorbidity, komplikace, stadium nádoru, typ nádoru, důvod návštěvy, důvod přijetí, typ úrazu, příčina úrazu, intolerance, výživa stav',
  ru: 'диагноз, состояние здоровья, здоровье, больничный, дней болезни, жалобы, причина смерти, анамнез, группа здоровья, телесные повреждения, травма, травмы, ранения, диета, питание особое, основной диагноз, сопутствующий диагноз, код мкб, мкб, сопутствующие заболевания, осложнения, осложнение, стадия опухоли, тяжесть состояния, причина обращения, причина госпитализации, вид травмы, причина травмы, непереносимость, давность заболевания, хронические заболевания',
  tr: 'tanı, teşhis, tanısı, sağlık durumu, raporlu gün, şikayet, şikayeti, ölüm nedeni, kronik hastalık, hastalık, özgeçmiş hastalık, yaralanma, yaralı, sakatlık durumu, diyet, beslenme kısıtı, ana tanı, ek tanı, tanı kodu, icd kodu, komorbidite, ek hastalık, ek hastalıklar, komplikasyon, tümör evresi, kanser türü, geliş nedeni, başvuru nedeni, yaralanma türü, intolerans, kronik hastalıklar, hastalık süresi, beslenme durumu',
  ja: '診断, 診断名, 病名, 疾患, 病歴, 既往, 症状, 主訴, 病欠, 健康状態, 死因, 持病, アレルギー, 傷病, 疾病, 障害名, 転帰, 負傷, けが, 怪我, 食事制限, 食物アレルギー, 主病名, 副病名, 傷病名, 入院契機, 併存症, 合併症, 続発症, 病期, 進行度, 受診理由, 受診科, 来院理由, 受傷, 食事形態, 食種, 禁忌, 基礎疾患, 入院目的, 栄養状態, アレルギー有無, byomei, shobyo',
  zh: '诊断, 診斷, 疾病, 病史, 过敏, 過敏, 症状, 症狀, 主诉, 主訴, 病假, 健康状况, 健康狀況, 死因, 既往史, 病情, 病种, 并发症, 受伤, 伤情, 伤势, 忌口, 饮食限制, 疾病史, 主要诊断, 次要诊断, 出院诊断, 入院诊断, 诊断编码, 疾病编码, 合并症, 分期, 伤害类型, 损伤原因, 就诊原因, 入院原因, 过敏史, 家族史, 营养状况, 禁忌症, 入院病情, 致伤',
  ko: '진단, 진단명, 병명, 질병, 질환, 병력, 기왕력, 증상, 주증상, 병가, 건강상태, 사망원인, 상병, 알레르기, 부상, 상해, 부상정도, 식이제한, 질병이력, 주진단, 부진단, 진단코드, 상병코드, 상병명, 동반질환, 합병증, 병기, 내원사유, 방문사유, 입원사유, 손상유형, 금기, 기저질환, 영양상태, 가족력, 과거력, 주호소',
});

export const diagnosis = healthTopic({
  id: 'diagnosis',
  label: 'diagnoses',
  holds: [
    'diabet',
    'cancer',
    'tumour',
    'tumor',
    'disease',
    'symptom',
    'diagnos',
    'asthma',
    'infarct',
    'hypertens',
    'krankheit',
    'erkrankung',
    'illness',
    'relapse',
    'metasta',
    'allerg',
    'choroba',
    'ziekte',
    'sjukdom',
    'maladie',
    'enfermedad',
    'malattia',
    'doenca',
    'заболев',
    'hastalik',
  ],
  header: [...diagnosed, ...illnessWords],
  begins: illnessBegins,
  ends: illnessEnds,
  fits: hasNoDecimals,
});
