/** What people live on that others pay: welfare, allowances, scholarships, free meals. */
import { byTopic } from '../../byTopic.ts';

export const benefits = byTopic({
  id: 'benefits',
  label: 'benefits and allowances',
  kind: 'category',
  role: 'sensitive',
  header: {
    en: 'welfare, benefits received, benefit type, food stamps, snap benefits, medicaid, tanf, ssi, social assistance, social security income, public assistance, unemployment benefit, unemployment compensation, free lunch, lunch, free school meals, fsm, free meals, reduced lunch, pupil premium, scholarship, financial aid, fee waiver, poverty, poverty level, poverty status, below poverty, homeless, homelessness, housing benefit, child benefit, child support, alimony, disability benefit, means tested, foster care, asylum, asylum status, refugee, refugee status, deprivation, imd band, loan forgiveness, disadvantaged, socioeconomic disadvantage, fee remission, bursary, wic, subsidized housing, insurance type, insurance status, health insurance, health insurance type, insurance coverage, payer type, afdc, wic benefits, caseworker, hcv voucher, section eight, housing voucher, eligible for benefits, benefit amount, benefit status, tax credit, child tax credit, disability allowance, disability pension, pension type, unemployment insurance, severance, food bank, food parcel, food insecurity, food security, food insecure, hunger, hunger scale, wealth quintile, wealth score, asset index, ppi score, poverty score, deprivation index, deprivation score, free school meal',
    de: 'Sozialhilfe, Bürgergeld, Hartz IV, ALG, Arbeitslosengeld, Grundsicherung, Wohngeld, Kindergeld, Elterngeld, BAföG, Stipendium, BuT, Bildung und Teilhabe, Lernmittelbefreiung, Leistungsbezug, Sozialleistung, Sozialleistungen, Unterhalt, Asylstatus, Aufenthaltsstatus, Aufenthaltstitel, Ermäßigung, Ermäßigungsgrund, Befreiung Zuzahlung, wohnungslos, Schulgeldermäßigung, Versicherungsart, Kassenart, Krankenkasse, Krankenversicherung',
    fr: 'RSA, APL, CAF, quotient familial, aide sociale, allocations, allocation, allocation chômage, boursier, bourse, CMU, AME, minima sociaux, chômage, tarif réduit, demandeur asile, mutuelle, régime assurance, couverture sociale, type assurance',
    es: 'becario, becaria, beca, becado, subsidio, ayuda social, ayudas sociales, prestación por desempleo, prestación, renta mínima, ingreso mínimo vital, bono social, programa social, beneficiario programa, paro, comedor becado, pobreza, vulnerable, derechohabiencia, previsión, tipo de seguro, seguro de salud, afiliación salud, EPS, régimen de afiliación',
    it: 'borsa di studio, reddito di cittadinanza, sussidio, disoccupazione, NASPI, assegno familiare, ISEE, fascia ISEE, bonus sociale, esenzione, esenzione ticket, assegno di inclusione, invalidità assegno, codice esenzione, assistenza sanitaria, tipo assicurazione',
    pt: 'bolsa família, bolsa, bolsista, bolseiro, auxílio, auxílio emergencial, BPC, cadastro único, subsídio de desemprego, RSI, ação social escolar, escalão ASE, abono de família, seguro desemprego, isenção, taxa moderadora isento, benefício social, convênio, plano de saúde, tipo de convênio',
    nl: 'bijstand, uitkering, uitkeringen, WW, WAO, WIA, huurtoeslag, zorgtoeslag, kinderbijslag, studiefinanciering, schuldhulp, voedselbank, kwijtschelding, zorgverzekeraar, verzekeringsvorm',
    pl: 'zasiłek, zasiłki, 500 plus, 800 plus, pomoc społeczna, stypendium, stypendium socjalne, bezrobotny zasiłek, świadczenie rodzinne, obiady refundowane, zwolnienie z opłat, karta dużej rodziny, ubezpieczenie zdrowotne, rodzaj ubezpieczenia',
    sv: 'försörjningsstöd, ekonomiskt bistånd, bostadsbidrag, barnbidrag, studiebidrag, arbetslöshetsersättning, aktivitetsersättning, sjukersättning, a kassa',
    cs: 'sociální dávky, dávky, příspěvek na bydlení, rodičovský příspěvek, stipendium, podpora v nezaměstnanosti, hmotná nouze, osvobození od poplatků, zdravotní pojišťovna, pojišťovna',
    ru: 'пособие, пособия, льгота, льготы, льготник, льготная категория, стипендия, социальная помощь, субсидия, малоимущие, категория льгот, социальный статус, вид страхования, страховая компания омс',
    tr: 'sosyal yardım, burs, burslu, burs durumu, işsizlik maaşı, yeşil kart, sosyal güvence, kira yardımı, muhtaç, sağlık güvencesi, sigorta türü',
    ja: '生活保護, 児童手当, 奨学金, 就学援助, 扶養手当, 給付金, 失業手当, 非課税世帯, 減免, 保険種別, 保険区分, 保険種類',
    zh: '低保, 救助, 助学金, 奖学金, 补助, 补贴, 失业金, 贫困, 建档立卡, 困难户, 社会保障, 医保类型, 医保类别, 参保类型, 医疗保险, 付费方式类别, 保险类型',
    ko: '기초생활수급, 수급자, 장학금, 실업급여, 차상위, 복지, 보조금, 한부모, 급식지원, 보험유형, 건강보험종류, 보험종류, 의료보장',
  },
  begins: 'scholarsh, stipendi, стипенд, welfare, sozialleist',
  not: `
    name, amount total, cost, budget, id, date, ratio, rate, county, area, employee benefits plan, time, break,
    percent, pct
  `,
});
