/** Disabilities and special needs. */
import { healthTopic } from './healthTopic.ts';

export const disability = healthTopic({
  id: 'disability',
  label: 'disabilities',
  header: {
    en: 'disability, disabilities, disabled, impairment, special needs, special need, special educational needs, special education, sen, sen status, handicap, diffwalk, wheelchair, mobility aid, hearing loss, visual impairment, blind, deaf, iep, accommodations, infirmity, infirmities, special assistance, assistance required, mobility assistance, reduced mobility',
    de: 'Behinderung, Schwerbehinderung, schwerbehindert, Grad der Behinderung, GdB, Förderbedarf, sonderpädagogischer Förderbedarf, Pflegegrad, Pflegestufe, Nachteilsausgleich, Merkzeichen',
    fr: 'handicap, handicapé, invalidité, RQTH, besoins particuliers, PAI, PPS, AESH',
    es: 'discapacidad, minusvalía, grado de discapacidad, necesidades especiales, NEE, ACNEAE, invalidez, dependencia grado',
    it: 'disabilità, invalidità, invalidità civile, DSA, BES, legge 104, handicap, sostegno',
    pt: 'deficiência, incapacidade, grau de incapacidade, necessidades especiais, PCD, invalidez, NEE',
    nl: 'handicap, beperking, arbeidsongeschikt, zorgindicatie, invaliditeit',
    pl: 'niepełnosprawność, stopień niepełnosprawności, inwalidztwo, orzeczenie, orzeczenie o potrzebie',
    sv: 'funktionsnedsättning, funktionshinder, särskilt stöd, handikapp',
    cs: 'postižení, zdravotní postižení, invalidita, stupeň postižení, ZTP, invalidní důchod',
    ru: 'инвалидность, группа инвалидности, инвалид, ОВЗ, ограниченные возможности',
    tr: 'engelli, engellilik, engel durumu, engel oranı, engel derecesi, özel gereksinim, sakatlık, kaynaştırma, kaynaştırma öğrencisi',
    ja: '障害, 障がい, 障害者手帳, 要介護, 介護度, 特別支援, 障害種別, 障害等級',
    zh: '残疾, 殘疾, 身心障礙, 残障, 特殊教育, 残疾类别, 残疾等级',
    ko: '장애, 장애여부, 장애등급, 장애정도, 장애유형',
  },
  begins: 'disabil, discapac, behinder, schwerbeh, niepełnospraw, инвалид, deficiênc',
});
