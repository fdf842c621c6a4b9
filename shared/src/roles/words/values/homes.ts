/** How people live and what they are to the head of a household, as censuses give it. */
import type { ByLanguage } from '../../../words/index.ts';

export const dwellings: ByLanguage = {
  en: 'own, rent, rented, owned, mortgage, own with mortgage, own outright, owner, renter, tenant, owner occupied, owner-occupied, owned outright, owned with a mortgage, private rent, private rented, social rent, social rented, social housing, council house, council housing, living with parents, with parents, parents, rent free, for free, apartment, house, flat, condo, townhouse, mobile home, bungalow, villa, detached, semi-detached, terraced, detached house, terraced house, semi-detached house, house / apartment, rented apartment, municipal apartment, co-op apartment, office apartment, hut, homeless, shelter, dormitory, hostel, student residence, nursing home, independent house, farmhouse, rooming house, duplex, trailer, studio',
  de: 'eigentum, miete, eigentümer, mieter, untermiete, eigentumswohnung, mietwohnung, eigenheim, einfamilienhaus, mehrfamilienhaus, reihenhaus, doppelhaushälfte, wohnung, haus, wohngemeinschaft, wg, bei den eltern, heim, studentenwohnheim, etagenwohnung',
  fr: 'propriétaire, locataire, logé gratuitement, hlm, maison, appartement, locataire hlm, accédant, propriétaire accédant, hébergé, studio, colocation, foyer, chez ses parents, locataire privé',
  es: 'propia, alquilada, rentada, prestada, propia pagada, propia pagando, casa, departamento, apartamento, piso, cuarto, chabola, alquiler, propiedad, en propiedad, en alquiler, cedida, choza, vecindad, casa propia, casa independiente, familiar, arriendo, vivienda propia, rancho',
  it: 'proprietà, affitto, di proprietà, in affitto, usufrutto, comodato, appartamento, villa, villetta, casa singola, proprietario, affittuario, casa di proprietà',
  pt: 'própria, alugada, cedida, financiada, quitada, próprio, alugado, cedido, casa, apartamento, casa própria, cômodo, barraco, arrendada, moradia, arrendatário, proprietário, inquilino, própria quitada, própria financiada, cedida por familiar',
  nl: 'koop, huur, koopwoning, huurwoning, sociale huur, particuliere huur, eigen woning, appartement, rijtjeshuis, tussenwoning, hoekwoning, vrijstaand, vrijstaande woning, twee-onder-een-kap, flat, studentenkamer, kamer, bovenwoning, seniorenwoning',
  pl: 'własność, najem, własnościowe, spółdzielcze, komunalne, wynajem, dom, mieszkanie, blok, kamienica, dom jednorodzinny, kwaterunkowe, wynajmowane, własne, dom wolnostojący, u rodziców, akademik',
  sv: 'hyresrätt, bostadsrätt, äganderätt, villa, radhus, lägenhet, kedjehus, hyreslägenhet, studentboende, inneboende, andrahand, småhus, flerbostadshus',
  cs: 'vlastní, nájem, nájemní, družstevní, rodinný dům, byt, pronájem, vlastní byt, vlastní dům, u rodičů, panelový dům, obecní, osobní vlastnictví, kolej, ubytovna, podnájem, dům',
  ru: 'собственная, собственное жилье, собственность, аренда, съемное, съёмное, съемная квартира, частный дом, квартира, общежитие, служебное жилье, муниципальное, соцнайм, у родителей, комната, дом, коммунальная, своя квартира, с родителями',
  tr: 'ev sahibi, kiracı, kira, kendi evi, lojman, apartman, müstakil, apartman dairesi, müstakil ev, gecekondu, daire, yurt, ailesiyle, kendine ait',
  ja: '持ち家, 持家, 賃貸, 借家, 社宅, 寮, 公営住宅, 一戸建て, 戸建て, マンション, アパート, 実家, 社宅・寮, 持ち家(一戸建て), 持ち家(マンション), 賃貸マンション, 賃貸アパート, 公団, 団地, 戸建, 一戸建, 民営借家, 下宿',
  zh: '自有, 租赁, 租房, 自购, 自有住房, 商品房, 公租房, 廉租房, 平房, 楼房, 单位宿舍, 宿舍, 与父母同住, 自建房, 保障房, 经济适用房, 借住, 按揭, 无按揭, 集体宿舍, 家属楼, 出租屋',
  ko: '자가, 전세, 월세, 보증부월세, 무상, 아파트, 단독주택, 연립주택, 다세대주택, 연립, 다세대, 오피스텔, 기숙사, 빌라, 사글세, 반전세, 주택, 단독, 원룸, 다가구, 임대주택, 연립/다세대',
};

export const householdRoles: ByLanguage = {
  en: 'head, head of household, household head, spouse, wife, husband, son, daughter, child, own-child, own child, not-in-family, other-relative, other relative, unmarried, partner, parent, mother, father, brother, sister, sibling, grandchild, grandson, granddaughter, grandparent, grandmother, grandfather, son-in-law, daughter-in-law, mother-in-law, father-in-law, nephew, niece, uncle, aunt, cousin, servant, boarder, lodger, visitor, roommate, housemate, stepson, stepdaughter, stepchild, adopted child, nonrelative, non-relative, not related, foster child, guardian, self, wife/husband, son/daughter, brother/sister, friend, dependent, legal guardian, brother-in-law, unmarried partner',
  de: 'haushaltsvorstand, ehemann, ehefrau, ehegatte, ehepartner, ehepartner/in, sohn, tochter, kind, mutter, vater, bruder, schwester, enkel, enkelin, großmutter, großvater, oma, opa, schwiegersohn, schwiegertochter, partner, lebenspartner, partner/in, selbst, pflegekind, tante, onkel, großeltern, haushaltsvorständin',
  fr: 'chef de ménage, conjoint, conjointe, épouse, époux, fils, fille, enfant, mère, père, frère, sœur, petit-fils, petite-fille, grand-mère, grand-père, belle-mère, beau-père, gendre, neveu, nièce, domestique, cm, tuteur, cousin, oncle, tante, concubin, pensionnaire, belle-fille, parent',
  es: 'jefe, jefa, jefe(a), jefe de hogar, jefe/a, cónyuge, esposo, esposa, esposo/a, esposa(o), hijo, hija, hijo/a, hijo(a), madre, padre, hermano, hermana, nieto, nieta, nieto/a, abuelo, abuela, suegro, suegra, yerno, nuera, sobrino, sobrina, otro pariente, no pariente, empleada doméstica, tío, tía, primo, titular, tutor, pareja, madrastra',
  it: 'capofamiglia, intestatario, coniuge, marito, moglie, figlio, figlia, figlio/a, madre, padre, fratello, sorella, nipote, nonno, nonna, suocero, suocera, genero, nuora, convivente, intestatario scheda, zio, zia, cugino, tutore',
  pt: 'chefe, responsável, cônjuge, esposa, esposo, marido, filho, filha, filho(a), filho/a, mãe, pai, irmão, irmã, neto, neta, neto(a), avô, avó, sogro, sogra, genro, nora, sobrinho, sobrinha, agregado, enteado, enteado(a), titular, companheiro, companheira, tio, tia, pessoa responsável, empregado doméstico, pensionista',
  nl: 'gezinshoofd, hoofd, partner, echtgenoot, echtgenote, zoon, dochter, kind, moeder, vader, broer, zus, kleinkind, inwonend, opa, oma, grootouder, alleenstaande, referentiepersoon, dienstbode, buurvrouw, buurman, voogd',
  pl: 'głowa, głowa gospodarstwa, mąż, żona, współmałżonek, syn, córka, dziecko, matka, ojciec, brat, siostra, wnuk, wnuczka, babcia, dziadek, zięć, synowa, teść, teściowa, opiekun, ciocia, wujek, partner, małżonek',
  sv: 'make, maka, son, dotter, barn, mor, far, mamma, pappa, bror, syster, barnbarn, sambo, mormor, farmor, morfar, farfar, piga, dräng, hustru, huvudperson, syskon, förälder, vårdnadshavare',
  cs: 'osoba v čele, přednosta, manžel, manželka, syn, dcera, dítě, matka, otec, bratr, sestra, vnuk, vnučka, babička, dědeček, druh, družka, zeť, snacha, teta, strýc, partner, rodič',
  ru: 'глава, глава семьи, муж, жена, супруг, супруга, сын, дочь, ребенок, мать, отец, мама, папа, брат, сестра, внук, внучка, бабушка, дедушка, зять, невестка, теща, тесть, свекровь, тетя, дядя, собственник, опекун, квартиросъемщик, племянник',
  tr: 'hane reisi, eş, eşi, kendisi, oğlu, kızı, çocuğu, annesi, babası, kardeşi, torunu, gelini, damadı, anne, baba, anneanne, babaanne, dede, abla, abi, ağabey, teyze, hala, amca, dayı, oğul, kız, kardeş, vasi',
  ja: '世帯主, 本人, 妻, 夫, 配偶者, 子, 長男, 長女, 次男, 次女, 二男, 二女, 三男, 三女, 父, 母, 兄, 弟, 姉, 妹, 孫, 祖父, 祖母, 同居人, 父母, 祖父母, 子の配偶者, 叔父, 叔母, 兄弟姉妹, 義父, 義母, 娘, 息子, 友人, 知人, 甥, 姪',
  zh: '户主, 本人, 配偶, 妻, 夫, 妻子, 丈夫, 子, 女, 儿子, 女儿, 长子, 次子, 长女, 次女, 独生子, 独生女, 父亲, 母亲, 父, 母, 兄, 弟, 姐, 妹, 孙子, 孙女, 儿媳, 女婿, 祖父, 祖母, 夫妻, 父子, 母子, 父女, 母女, 子女, 父母, 兄弟, 姐妹, 兄弟姐妹, 岳父, 岳母, 公公, 婆婆, 爷爷, 奶奶, 外公, 外婆, 朋友, 亲戚',
  ko: '가구주, 세대주, 본인, 배우자, 처, 남편, 아내, 자녀, 자, 아들, 딸, 장남, 장녀, 차남, 차녀, 부, 모, 부모, 아버지, 어머니, 형, 동생, 형제, 자매, 손자, 손녀, 며느리, 사위, 조부, 조모, 동거인, 형제자매, 손자녀, 시부모, 장인, 장모, 할머니, 할아버지, 고모, 이모, 삼촌, 누나, 언니, 오빠',
};

/** The people in a household. */
export const compositions: ByLanguage = {
  en: 'alone, living alone, lives alone, couple, couple with children, couple without children, couple with child, couple no children, single parent, lone parent, one parent, shared flat, flatshare, with family, with spouse, with partner, with friends, with roommates, nuclear, nuclear family, joint, joint family, extended, extended family, single person, one person, family with children, multi-generational, single-person household, with relatives, institution, living together, living apart, single person household',
  de: 'allein, alleinlebend, paar, paar mit kindern, paar mit kind, paar ohne kinder, paar ohne kind, alleinerziehend, wohngemeinschaft, einpersonenhaushalt, mehrpersonenhaushalt, familie, mit partner, mit familie, alleinstehend, single, bei eltern',
  fr: 'seul, seule, personne seule, couple, couple avec enfants, couple avec enfant, couple sans enfant, famille monoparentale, monoparental, colocation, ménage complexe, en famille, en couple',
  es: 'solo, sola, unipersonal, nuclear, ampliado, ampliada, compuesto, extensa, extendida, monoparental, pareja, pareja con hijos, pareja sin hijos, con familia, con amigos, corresidente, en pareja, vive solo',
  it: 'solo, persona sola, coppia, coppia con figli, coppia senza figli, monogenitore, single, con genitori, con la famiglia, unipersonale',
  pt: 'sozinho, sozinha, unipessoal, casal, casal com filhos, casal sem filhos, monoparental, nuclear, com família, com a família, com os pais, com amigos, mora sozinho',
  nl: 'alleenstaand, alleenwonend, paar, paar met kinderen, paar zonder kinderen, eenouder, eenoudergezin, eenpersoonshuishouden, gezin, samenwonend, gezin met kinderen, samenwonend met kinderen, samenwonend zonder kinderen',
  pl: 'sam, sama, jednoosobowe, para, para z dziećmi, para bez dzieci, samotny rodzic, z rodziną, z rodzicami, z partnerem, małżeństwo z dziećmi, małżeństwo bez dzieci',
  sv: 'ensamstående, ensamboende, sammanboende, par, par med barn, par utan barn, ensamstående med barn, ensamstående utan barn, kollektiv, sammanboende med barn, sammanboende utan barn',
  cs: 'sám, sama, jednotlivec, pár, pár s dětmi, pár bez dětí, samoživitel, samoživitelka, s rodinou, s rodiči, s partnerem, rodina s dětmi, úplná rodina, neúplná rodina',
  ru: 'один, одна, одинокий, супруги, супруги с детьми, супруги без детей, неполная семья, полная, неполная, полная семья, многодетная, с семьей, с родителями, проживает один',
  tr: 'yalnız, tek başına, çift, çocuklu çift, çocuksuz çift, çekirdek, çekirdek aile, geniş, geniş aile, tek ebeveyn, ailesiyle, eşiyle, tek kişilik',
  ja: '単身, 単身世帯, 一人暮らし, 独居, 夫婦のみ, 夫婦, 夫婦と子, 夫婦と子供, ひとり親, ひとり親と子, 三世代, 三世代同居, 核家族, 単独世帯, 夫婦のみ世帯, 親と同居, 二世代, 高齢者世帯, 高齢者のみ, 同居',
  zh: '独居, 夫妻, 核心家庭, 单亲, 单亲家庭, 三代同堂, 与子女同住, 与配偶同住, 与父母同住, 单身, 主干家庭, 联合家庭, 双亲家庭, 重组家庭, 空巢, 一人户, 家庭户, 集体户',
  ko: '1인가구, 1인 가구, 부부, 부부가구, 부부+자녀, 한부모, 한부모가구, 독거, 3세대, 2세대, 1세대, 부모와 동거, 다인가구, 조손가구, 핵가족, 비혈연가구',
};
