/** Words that show a table about health, and words of its columns. */
import { phrasesOf } from '../header.ts';
import { wordsIn } from '../words/index.ts';

/** What laboratories and wards write for short; elsewhere it may be anything. */
export const abbreviations = new Set(
  wordsIn(
    'alt, ast, alp, got, gpt, hb, hr, rr, bp, map, temp, na, k, cl, ca, mg, fe, zn, cr, scr, tb, db, tp, alb, ag, sg, al, su, pc',
    'pcc, ba, bu, sc, sod, pot, hemo, pcv, wc, rc, dm, pe, ane, appet, cp, chol, fbs, thal, slope, exang, trig, bili, copper, spiders',
    'protime, t3, t4, crea, urea, gluc, glu, lac, ph, be, o2, co2, hx, fh, mi, pvd, chf, af, icu, los, ops, vas, nodes, meno, grade',
    'stage, node, pgr, er, pr, lvef, ef, qrs, qt, qtc, st, lvh, bun, ptt, k+, sodium, potassium, calcium, magnesium, iron, phosphorus',
    'phosphate, chloride, harnstoff, natrium, kalium, sodio, potasio, calcio, hierro, potássio, cálcio, ferro, sód, potas, wapń',
    'żelazo, натрий, калий, 血钠, 血钾, ナトリウム, カリウム, 나트륨, 칼륨',
    // Blood and urine.
    'wbc, rbc, hgb, plt, platelets, mcv, rdw, neut, neutro, lymph, lymph%, mono, eos, baso, anc, alc, retic, esr, crp, pct, ddimer, fib, inr, pt',
    'aptt, apt, ntprobnp, bnp, tni, tnt, ck, ckmb, cpk, ldh, ggt, gamma, tbil, dbil, ibil, amyl, lip, nh3, prealb, glob, tg, tc, tchol, hdlc, ldlc',
    'vldl, apoa, apob, lpa, hcy, ua, uric, creat, egfr, gfr, crcl, acr, upcr, phos, po4, hco3, bic, bicarb, ph, pco2, po2, sao2, svo2, lactate, mg2',
    'ca2, ica, vitd, b12, fol, tsh, ft4, ft3, pth, acth, gh, igf1, lh, fsh, e2, prl, amh, testo, cort, ins, insu, hba, a1c, bgl, bg, rbs, ppbs, rbg',
    'cea, afp, psa, ca125, il6, tnfa, igg, ige, ana, rf, ccp, hla, antigen, titre, oxygen, nitrite, plaque, refraction, s100, s100b, nse, gfap, ndka',
    // The body and its signs.
    'sbp, dbp, sys, dia, syst, diast, bps, bpd, pas, pad, tas, tad, ta, fc, fr, spo, sat, o2sat, pulse, puls, tmp, bt, cvp, icp, cpp, gcs, nibp, abp, resp',
    'bmi, bsa, wc, hc, whr, whtr, muac, waist, hip, neck, fat, bf, ffm, fm, lbm, smm, circ, circumf, sf, tsf, bwt, ga, hc, cap, lsm, iop, va, fev, fvc, pef',
    // Illnesses and what is done.
    'htn, ht, hta, dm2, t2dm, t1dm, ihd, cad, cvd, cva, tia, copd, bpco, epoc, asth, ckd, esrd, hf, afib, vte, dvt, dvt/pe, cabg, pci, stemi, nstemi, ca, met',
    'mets, tumor, tumour, her2, gleason, recur, rec, relapse, pfs, dfs, rfs, ttp, cens, surv, ecog, kps, nyha, asa, sofa, saps, sapsii, saps2, apache, apsiii, oasis, mods',
    'rass, nihss, mrs, gos, gose, wfns, hunt, fisher, mews, news, qsofa, cci, elix, meld, pugh, vent, mv, imv, niv, hfnc, ecmo, crrt, rrt, vaso, pressor',
    'sedation, intub, trach, abx, abt, ab, vanco, hep, ins, tx, rx, trt, chemo, rt, xrt, surg, op, bx, ct, mri, us, echo, ecg, angio, stent, preg, grav, para',
    'adl, iadl, mcs, pcs, meds, dx, diag, sev, symp, sx, pain, ae, sae, ade, adh, comp, compl, infect, inf, sepsis, resist, mdr, cult, dead, died, mort, exp, hosp, readm, disch, adm, admcat',
    // German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Czech, Turkish, Russian.
    'leuko, leukos, ery, erys, thrombo, thrombos, krea, hst, hs, bz, nbz, quick, bsg, hkt, hf, af, rrsys, rrdia, puls, gew, gr, bauchumf, hfreq',
    'leuco, leucos, hématies, gb, hte, vgm, vs, tgo, tgp, asat, alat, pal, uree, glyc, chol_tot, imc, ald, dfg, eva, hto, vsg, gli, glic, glicem, trigl, col',
    'coltot, colt, hem, hemog, leu, plaq, emogl, leuc, piastr, azot, ves, emat, transam, glicj, hb1ac, vita, fianchi, ureia, pcr, vhs, trombo, kreat, ureum',
    'nuchter, bdr, mocz, krew, leuk, tromb, glukoza, ob, ckr, glyk, fpg, sr, kol, kole, akş, aks, tkş, tks, kah, bki, vki, kb, hct, htc, tromb, сад, дад, чсс',
    'чдд, имт, от, об, лпнп, лпвп, ох, тг, алт, аст, соэ, лейк, эр, эритр, тр, тромб, гем, hg, гл, глюк, креат, мноу, мно, срб, ттг, фв, скф, бил',
  ),
);

/** What people are, and what others see of them. */
export const demographic = phrasesOf([
  'id, no, number, date, year, month, day, age, sex, gender, race, ethnic, educ, education, income, site, center, centre, hospital',
  'ward, clinic, state, region, county, city, zip, country, rural, urban, marital, married, work, job, employ, employed, occupation',
  'insurance, payer, weight, wt, height, ht, visit, seq, row, residence, residence type, housing, children, household, family size',
  'religion, language, time, physician, doctor, Alter, Geschlecht, edad, sexo, âge, sexe, età, sesso, idade, leeftijd, wiek, płeć',
  'ålder, kön, věk, pohlaví, возраст, пол, yaş, cinsiyet, 年齢, 性別, 年龄, 性别, 나이, 성별, ward code, itt, ittfl, saffl, pprotfl, fasfl, randfl, complfl, enrlfl, per protocol, safety population, unit, cost, price, amount',
]);

/** Of a patient, where others are about health too. */
export const state = phrasesOf([
  'status, state, class, stage, grade, type, Zustand, état, estado, stato, stan, stav, состояние, durum',
]);

/** What came of a test, in the column beside its name. */
export const resultsBeside = phrasesOf([
  'value, values, result, results, measurement, reading, val, test value, numeric value, Wert, Messwert, Ergebnis, valeur, résultat',
  'valor, resultado, valore, risultato, waarde, uitslag, wartość, wynik, värde, resultat, hodnota, výsledek, значение, результат',
  'değer, sonuç, 値, 測定値, 结果, 数值, 值, 값, 결과, 수치',
]);
