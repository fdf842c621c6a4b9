/** Offences: what somebody did or is said to have done, and what came of it. */
import { byTopic } from '../../byTopic.ts';
import { Confidence, type Detector } from '../../detector.ts';
import { longestPhrase, phrasesOf, readHeader } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { wordPartsOf, wordWith } from '../../wordParts.ts';
import { crimeParts, crimeWords } from './crimes.ts';

const charged = byTopic({
  id: 'offence',
  label: 'offences and convictions',
  kind: 'category',
  role: 'sensitive',
  holds: 'arrest, convict, prison, recidiv, incarcer, offend, felon',
  header: {
    en: 'offence, offense, offences, offenses, offence type, crime, crime type, charge degree, charge desc, crime class, criminal record, criminal history, convicted, conviction, convictions, prior convictions, priors, priors count, prior arrests, arrest, arrested, arrests, felony, misdemeanor, sentence length, prison sentence, prison, jail, incarcerated, recid, recidivism, reoffended, parole, probation, verdict, plea, warrant, violation type, violation, violations, fine amount, citation, suspect, weapon, drug test result, drugs found, contraband, contraband found, search conducted, use of force, victim, victimization, domestic violence, violent, violence, assault, harassment, theft, abuse, stop outcome, force used, infraction, gang, misconduct, disciplinary, disciplinary action, disciplinary actions, expelled, suspension, suspensions, behavior incident, behavioral incidents, ofns desc, weapon used, infractions, bail, bail amount, bond amount, charge type, charge description, charge code, disposition of case, case disposition, plea bargain, sentenced, sentence months, time served, days served, security level inmate, custody level, custody status, parolee, probationer, rap sheet, warrants, arrest reason, arrest type, incident type police, traffic violation, speeding, dui, dwi, shoplifting, robbery, burglary, homicide, murder, rape, manslaughter, arson, embezzlement, prior offenses, juvenile offenses, juv fel count, juv misd count, restraining order, protection order, complaint type officer, allegation, allegations, misdemeanors, penalty points, fines, fined, legal status defendant',
    de: 'Straftat, Delikt, Tatvorwurf, Vorstrafe, Vorstrafen, vorbestraft, Verurteilung, Strafmaß, Urteil, Festnahme, Tatverdacht, Haft, Haftdauer, Bußgeld, Verstoß, Tat, Bewährung, Abmahnung, Abmahnungen, Ordnungsmaßnahme, Disziplinarmaßnahme, Führungszeugnis, Punkte Flensburg, Waffe',
    fr: 'infraction, délit, condamnation, condamnations, casier judiciaire, peine, garde à vue, arrestation, prison, amende, jugement, verdict, sanction disciplinaire, sanction, sanctions, mis en cause, exclusion, récidive',
    es: 'delito, delitos, condena, condenado, antecedentes penales, pena, detención, detenido, prisión, cárcel, multa, infracción, sentencia, sanción, sanciones, reincidente, reincidencia, sanción disciplinaria, parte disciplinario, partes disciplinarios, expulsión, arma',
    it: 'reato, reati, condanna, condanne, precedenti penali, casellario, pena, arresto, detenuto, carcere, multa, infrazione, sentenza, sanzione disciplinare, provvedimento disciplinare, recidiva, violazione',
    pt: 'crime, delito, condenação, condenado, antecedentes criminais, pena, detenção, preso, prisão, multa, infração, sentença, reincidente, ocorrência tipo, medida disciplinar, processo disciplinar, sanção',
    nl: 'delict, misdrijf, veroordeling, strafblad, straf, arrestatie, aangehouden, detentie, gevangenisstraf, boete, overtreding, verdachte, recidive, VOG, disciplinaire maatregel',
    pl: 'przestępstwo, wykroczenie, wyrok, skazany, karany, karalność, niekaralność, zarzut, areszt, mandat, punkty karne, nagana, upomnienie',
    sv: 'brott, brottstyp, dömd, åtal, fängelse, böter, gripen, belastningsregister, misstänkt, återfall, påföljd',
    cs: 'trestný čin, přestupek, odsouzen, trest, rejstřík trestů, zatčen, vazba, pokuta, rozsudek, obvinění, recidiva, kázeňské opatření',
    ru: 'преступление, правонарушение, судимость, осужден, приговор, арест, статья ук, наказание, штраф, обвинение, рецидив, взыскания, дисциплинарное взыскание',
    tr: 'suç, suç türü, sabıka, sabıka kaydı, mahkumiyet, hüküm, ceza, tutuklama, gözaltı, hapis, para cezası, disiplin cezası',
    ja: '犯罪, 罪名, 前科, 逮捕, 有罪, 刑期, 違反, 判決, 懲戒, 補導, 検挙',
    zh: '犯罪, 罪名, 前科, 逮捕, 刑期, 违法, 违章, 判决, 处分, 犯罪记录, 罚款, 案由',
    ko: '범죄, 죄명, 전과, 체포, 형량, 위반, 판결, 징계, 벌금, 범죄유형',
  },
  begins: 'recidiv, rezidiv, offender, convict, felon, misdemean, criminal, vorstraf, przestęp, преступл',
  not: `
    count by, rate, per, population, date, id, time, price, cost, battery, service, level, code charge, state of,
    amount charged, monthly, total, freight, surcharge, data, area, number, officer, county, city, place, address,
    sentence text, sentence id, index
  `,
});

const words = phrasesOf(crimeWords);
const parts = wordPartsOf(crimeParts, '');
const FEWEST_NAMES = 3;
const LEAST_SHARE = 0.5;
const LONGEST = 60;

/** Values that name crimes, whatever the header. */
const named: Detector = {
  ...charged,
  proof: 'form',
  judge({ probe, numbers, dates, meanLength, uniqueShare }) {
    if (numbers || dates || meanLength > LONGEST || uniqueShare > LEAST_SHARE) return undefined;
    const crimes = probe.filter((value) => isCrime(value)).length;
    const share = crimes / probe.length;
    if (crimes < FEWEST_NAMES || share < LEAST_SHARE) return undefined;
    return { confidence: Confidence.header, share, evidence: [{ says: 'form', what: charged.label, share }] };
  },
};

function isCrime(value: string): boolean {
  if (value.length > 2 * LONGEST) return false;
  const read = readHeader(value);
  return longestPhrase(read, words) !== undefined || wordWith(read, parts) !== undefined;
}

export const offences = inTurn(charged, named);
