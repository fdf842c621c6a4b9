/** People's beliefs and sexual orientation, which article 9 of the GDPR protects. */
import { byHeader } from '../../byHeader.ts';
import { byVocabulary } from '../../byVocabulary.ts';
import { isCategory } from '../../looks.ts';

export const religion = byVocabulary({
  id: 'religion',
  label: 'religions',
  kind: 'category',
  role: 'sensitive',
  header: [
    `
      religion, religious, religious affiliation, faith, religious denomination, church membership, Konfession,
      Glaube, Religionszugehörigkeit, confession religieuse, croyance, religión, creencia, 宗教, 宗派, 信仰
    `,
    {
      en: 'relig, religiousness, reliten, religimp, religiosity score, religious attendance, church membership, denom, parishioner, ministry, ministries, sacraments, baptism, baptised, baptized, prayer frequency, belief in god, tithe, tithing, zakat, church tax, religious education, church attendance, church, denomination, religiosity, pray, caste, church denomination, religious group',
      de: 'Kirchensteuer, Kirchensteuermerkmal, KiSt, Religion, Religionsunterricht, Bekenntnis, Kirche, Kirchenzugehörigkeit, Kirchenmitgliedschaft, Glaubensgemeinschaft',
      fr: 'religion, culte, pratique religieuse, confession, appartenance religieuse',
      it: 'religione, confessione, fede religiosa, credo, IRC',
      pt: 'religião, credo, crença, fé',
      nl: 'religie, godsdienst, geloof, kerkelijke gezindte, levensbeschouwing, kerkgenootschap, geloofsovertuiging, kerk',
      pl: 'religia, wyznanie, etyka religia',
      sv: 'religion, trossamfund, kyrkotillhörighet, kyrkoavgift',
      cs: 'náboženství, vyznání, víra, církev',
      ru: 'религия, вероисповедание, конфессия',
      tr: 'din, dini, mezhep, inanç',
      ko: '종교, 종교유무',
      es: 'confesión religiosa, credo, culto religioso',
    },
  ],
  not: 'count, rate, percent, pct, currency, coin, banknote, id',
  vocabulary: [
    `
      christian, christianity, catholic, roman catholic, protestant, orthodox, muslim, islam, hindu, hinduism, jewish,
      judaism, buddhist, buddhism, sikh, sikhism, jain, parsi, atheist, agnostic, katholisch, evangelisch,
      konfessionslos, muslimisch, jüdisch, catholique, protestant, musulman, juif, bouddhiste, athée, católico,
      católica, musulmán, judío, budista, ateo, 仏教, 神道, キリスト教, 佛教, 基督教, 伊斯兰教, 道教
    `,
    {
      en: 'no religion, evangelical, lutheran, mormon, anglican, methodist, baptist',
      de: 'römisch-katholisch, islamisch',
      it: 'cattolica, cattolico, musulmana, ebraica, ortodossa',
      pt: 'católica, evangélica, evangélico, espírita, muçulmano, sem religião',
      nl: 'katholiek, protestants, islamitisch',
      pl: 'katolickie, katolik, prawosławie, prawosławny, ewangelickie, islam',
      sv: 'kristen, svenska kyrkan',
      ru: 'православие, православный, ислам, мусульманин, иудаизм, атеист, католик',
      tr: 'islam, müslüman, hristiyan, alevi, sünni',
      ko: '기독교, 불교, 천주교, 무교, 개신교',
    },
  ],
  isTelling: true,
  fits: isCategory,
});

export const politics = byHeader({
  id: 'politics',
  label: 'political opinions',
  kind: 'category',
  role: 'sensitive',
  header: [
    `
      vote intention, party registration, party reg, political, political party, political opinion,
      political affiliation, party affiliation, politics, voted for, vote choice, voting intention,
      politische Meinung, Parteizugehörigkeit, Partei, opinion politique, parti politique, opinión política,
      partido político, afiliación política, 支持政党, 政治, 政治面貌, 党派, 黨派
    `,
    {
      en: 'polviews, libcon, lib con, lr scale, left right scale, leftright, party identification, partyid recode, party preference, voter registration, voting behavior, voted for president, approval of president, political orientation, political ideology, conservatism, liberalism, vote, voted party, ideology, political views, party id, partyid, left right, political leaning, political interest, candidate preference, president approval, referendum vote',
      de: 'Wahlabsicht, Sonntagsfrage, gewählte Partei, Parteimitglied, Parteipräferenz, politische Einstellung, Links Rechts',
      fr: 'vote, intention de vote, parti, préférence politique, orientation politique, bord politique',
      es: 'intención de voto, voto, partido votado, ideología, simpatía política',
      it: 'partito, intenzione di voto, voto politico, orientamento politico, tessera partito, iscritto partito',
      pt: 'partido político, intenção de voto, filiação partidária, ideologia, orientação política, partido',
      nl: 'partij, politieke partij, politieke voorkeur, stemgedrag, gestemd, stemintentie, partijlidmaatschap',
      pl: 'partia, preferencje polityczne, głosowanie, poglądy polityczne, na kogo głosował',
      sv: 'parti, partisympati, röstade, röstat, politisk åsikt, partitillhörighet',
      cs: 'politická strana, volební preference, koho volil, politické názory, stranická příslušnost',
      ru: 'партия, партийность, политические взгляды, голосовал, за кого голосовал',
      tr: 'siyasi parti, parti, oy tercihi, siyasi görüş, oy verdiği parti',
      ko: '이념, 이념성향, 지지정당, 정당, 정치성향, 투표, 지지후보',
    },
  ],
  alone: 'party, partido',
  not: 'count, votes, size, avg, average, id, useful, up, down, date, third party, counter',
  fits: isCategory,
});

export const unionMembership = byHeader({
  id: 'union-membership',
  label: 'memberships of a trade union',
  kind: 'category',
  role: 'sensitive',
  header: [
    `
      is union, in union, unionised, unionized, union member, union membership, trade union, labor union,
      labour union, union status, Gewerkschaft, Gewerkschaftsmitglied, Gewerkschaftszugehörigkeit, syndicat, syndiqué,
      adhésion syndicale, sindicato, afiliación sindical, 労働組合, 工会, 工會
    `,
    {
      de: 'Gewerkschaftsbeitrag, IG Metall, verdi Mitglied',
      fr: 'cotisation syndicale, membre syndicat',
      es: 'afiliado sindicato, sindicado, cuota sindical',
      it: 'sindacato, iscritto sindacato, iscrizione sindacale, trattenuta sindacale, sigla sindacale',
      pt: 'sindicato, sindicalizado, filiação sindical, quota sindical',
      nl: 'vakbond, vakbondslid, lid vakbond',
      pl: 'związek zawodowy, związki zawodowe, członek związku, składka związkowa',
      sv: 'fackförbund, facket, fackligt medlem, facklig tillhörighet, fackmedlem',
      cs: 'odbory, člen odborů, odborová organizace',
      ru: 'профсоюз, член профсоюза',
      tr: 'sendika, sendika üyeliği, sendikalı, sendika üyesi',
      ko: '노조, 노동조합, 노조가입, 조합원여부',
    },
  ],
  alone: ['union'],
  fits: isCategory,
});

export const sexualOrientation = byHeader({
  id: 'sexual-orientation',
  label: 'sexual orientations',
  kind: 'category',
  role: 'sensitive',
  header: [
    `
      sex orient, sexual orient, sexual orientation, sexuality, sexual preference, sex life, lgbt, lgbtq,
      sexuelle Orientierung, Sexualität, orientation sexuelle, sexualité, orientación sexual, sexualidad, 性的指向, 性取向,
      性傾向
    `,
    {
      en: 'extramarital, infidelity, premarsx, homosex, sex partners, num partners, lifetime partners, partners past year, condom use, msm, gay, lesbian, bisexual, transgender, sexually active, first sexual intercourse, sexual partners, number of sexual partners',
      it: 'orientamento sessuale, sessualità',
      pt: 'orientação sexual, sexualidade',
      nl: 'seksuele gerichtheid, seksuele oriëntatie, geaardheid, seksualiteit',
      pl: 'orientacja seksualna, seksualność',
      sv: 'sexuell läggning, sexualitet',
      cs: 'sexuální orientace',
      ru: 'сексуальная ориентация, ориентация сексуальная',
      tr: 'cinsel yönelim, cinsel tercih',
      ko: '성적지향, 성적 지향, 성정체성',
    },
  ],
  fits: isCategory,
});
