/** Words for places, from the country down to the quarter. */
import type { ByLanguage } from '../../words/index.ts';

export const country: ByLanguage = {
  en: 'country, ctry, cntry, country code, country name, nation, residence country, country of residence, ioc',
  de: 'Staat, Wohnland, Wohnsitzland, Länderkennung, Ländercode, Heimatland, Aufenthaltsland',
  fr: 'pays, pays de résidence, code pays',
  es: 'país, país de residencia',
  it: 'paese, nazione, stato estero, paese di residenza, stato di residenza',
  pt: 'país, país de residência',
  nl: 'woonland, landcode, land van herkomst',
  pl: 'kraj zamieszkania, państwo, kraj pochodzenia',
  sv: 'hemland, bosättningsland, landskod',
  cs: 'země, stát bydliště, země původu',
  ru: 'страна, страна проживания, государство',
  tr: 'ülke, ülkesi',
  ja: '国名, 居住国, 国コード, 出身国',
  zh: '国家, 國家, 居住国',
  ko: '국가, 나라, 거주국',
};

export const countryAlone: ByLanguage = {
  en: 'cc',
  de: 'Land',
  nl: 'land',
  pl: 'kraj',
  sv: 'land',
  cs: 'stát',
  ja: '国',
  zh: '国, 國',
};

export const region: ByLanguage = {
  en: 'province, region, prefecture, state cd, state code, state name, state prov, state abbr, st abbr, us state, home state, mailing state, billing state, shipping state, birth state, state province, province state, state of residence, territory, nuts, statefip, regn, macro region, subregion, region code, geographic area, geo area, census region, census division',
  de: 'Bundesland, Kanton, Provinz, Region, Regierungsbezirk, Bundesstaat, Wohnregion',
  fr: 'région, province, code région',
  es: 'región, provincia, comunidad autónoma, departamento, entidad federativa, ccaa, cód provincia, estado de residencia, zona geográfica',
  it: 'regione, provincia, prov, sigla provincia, ripartizione, ripartizione geografica, zona geografica, macroarea',
  pt: 'região, província, uf, estado de residência, unidade federativa, sigla uf, região de residência, distrito, concelho',
  nl: 'provincie, regio, gewest, woonregio, landsdeel',
  pl: 'województwo, wojew, region, woj',
  sv: 'län, landskap, region, länskod',
  cs: 'kraj bydliště, kraj, region',
  ru: 'регион, область, край, республика, субъект рф, субъект, федеральный округ, регион проживания',
  tr: 'bölge, il adı, ili, ilçe il, il kodu, ikamet ili, yaşadığı il',
  ja: '都道府県, 地域, 地方, 県名, 居住地域, 府県',
  zh: '省份, 省市, 地区, 地區, 省级, 所在省, 地域, 区域, 区域名称, 所在地区',
  ko: '시도, 지역, 광역시도, 거주지역, 행정구역',
};

export const regionAlone: ByLanguage = {
  en: 'state, division geo, statename',
  es: 'estado',
  pt: 'estado, zona',
  ja: '県, 州',
  zh: '省, 州, 省区',
  ko: '도',
};

export const city: ByLanguage = {
  en: 'city, town, city name, municipality, village, suburb, locality, neighborhood, neighbourhood, borough, metro area, metropolitan area, msa, cbsa, urbanicity, urban rural, rural urban, settlement, place of residence, residence place, home town, residence area, area type, settlement type, commune code, insee, where do you live, where you live, area where you live, place you live',
  de: 'Stadt, Wohnort, Gemeinde, Ortsteil, Stadtteil, Stadtbezirk, Ortschaft, Wohnsitz, Gemeindekennziffer, AGS, Gemeindegröße, Ortsgröße, Wohngebiet, wo wohnen Sie, wo leben Sie, Gemeindeschlüssel, Gemeindename',
  fr: 'ville, commune, arrondissement, quartier, localité, lieu de résidence, code commune, ville de résidence, où habitez vous, où vivez vous',
  es: 'ciudad, municipio, localidad, población, barrio, lugar de residencia, colonia, ciudad de residencia, tipo de localidad, dónde vive, dónde vives',
  it: 'comune, città, comune di residenza, località, frazione, residenza, luogo di residenza, quartiere, codice istat, dove vivi, dove abiti, dove vive',
  pt: 'cidade, município, localidade, freguesia, bairro, local de residência, morada localidade, residência, munic, onde mora, onde vive',
  nl: 'woonplaats, gemeente, plaatsnaam, wijk, buurt, dorp, stad, woongemeente, stadsdeel, waar woont u, waar woon je',
  pl: 'miasto, miejscowość, gmina, miejsce zamieszkania, dzielnica, wieś, osiedle, poczta, gdzie mieszkasz, gdzie pan mieszka',
  sv: 'kommun, stad, ort, bostadsort, postort, hemort, tätort, hemkommun, stadsdel, kommunkod, var bor du',
  cs: 'město, obec, místo bydliště, bydliště, městská část, místo, kde bydlíte, kde žijete',
  ru: 'город, населенный пункт, населённый пункт, место жительства, микрорайон, поселок, село, тип населенного пункта, муниципалитет, где вы живете, где вы проживаете',
  tr: 'şehir, şehri, kent, ikamet yeri, belediye, mahalle, semt, yaşadığı şehir, ikamet, nerede yaşıyorsunuz, yaşadığınız yer',
  ja: '市区町村, 市町村, 都市, 居住地, 居住, お住まい, 住まい, 市区郡, 住んでいる地域, 町名',
  zh: '縣市區, 縣市, 鄉鎮市區, 鄉鎮, 縣市別, 居住縣市, 戶籍地區, 居住地區, 城市, 所在市, 居住地, 现居地, 地市, 街道, 乡镇, 所在城市, 常住地, 小区, 城乡',
  ko: '도시, 시군구, 거주지, 읍면동, 거주도시, 시군',
};

export const cityAlone: ByLanguage = {
  de: 'Ort',
  nl: 'plaats',
  ja: '市',
  zh: '市',
  ko: '시',
};

export const county: ByLanguage = {
  en: 'county, cnty, district, parish, census tract, census block, ward name, ward code, electoral ward, council ward, tract, fips, county fips, countyfip, puma, lsoa, msoa, oa code, lga, sub district, upazila, taluk, block group, constituency, electoral district, precinct, local authority, police district, imd, imd band, imd decile, deprivation, deprivation index, catchment, postal area, neighborhood id, grid cell, cell id, cell tower, tower id',
  de: 'Landkreis, Bezirk, Kreisschlüssel, Kreis Name, Wahlkreis, Stimmbezirk, Wohnbezirk, Wahlbezirk',
  fr: 'département, dept résidence, comté, canton, circonscription, code iris, code département, bureau de vote, communauté de communes',
  es: 'condado, distrito, comarca, cantón, sección censal, circunscripción, alcaldía, partido judicial, zona básica',
  it: 'distretto, circoscrizione, sezione elettorale, zona censuaria, asl di residenza, municipio, collegio',
  pt: 'comarca, zona eleitoral, setor censitário, microrregião, mesorregião, circunscrição, seção eleitoral',
  nl: 'arrondissement, kiesdistrict, politieregio, wijkcode, buurtcode',
  pl: 'powiat, obwód, okręg wyborczy, obwód głosowania, okręg',
  sv: 'distrikt, församling, valdistrikt, valkrets, deso',
  cs: 'okres, okres bydliště, volební okrsek, obvod',
  ru: 'район, район проживания, муниципальный район, избирательный округ, округ',
  tr: 'ilçe, ilçesi, köy, seçim bölgesi',
  ja: '郡, 行政区, 選挙区, 学区',
  zh: '区县, 區縣, 区县名称, 行政区, 县区, 辖区, 县, 选区',
  ko: '자치구, 선거구, 구군, 행정동, 법정동',
};

/** Nouns that a word for birth makes a place of birth. */
export const placeNoun: ByLanguage = {
  en: 'place, city, town, state, county, province, location, municipality, pl',
  de: 'Ort, Stadt, Gemeinde',
  fr: 'lieu, ville, commune, département, dept',
  es: 'lugar, ciudad, municipio, localidad, provincia, estado',
  it: 'luogo, comune, città, provincia, prov',
  pt: 'local, cidade, município, naturalidade, distrito, concelho, uf',
  nl: 'plaats, gemeente, stad',
  pl: 'miejsce, miejscowość, miasto',
  sv: 'ort, plats, stad, län',
  cs: 'místo, město, obec',
  ru: 'место, город, область',
  tr: 'yeri, yer, ili, il, şehri',
  ja: '地, 都道府県, 場所',
  zh: '地, 省, 城市',
  ko: '지, 지역, 도시',
};

/** Nouns that a word for birth makes a country of birth. */
export const countryNoun: ByLanguage = {
  en: 'country, nation, ctry, cntry, land, region, continent',
  de: 'Land, Staat',
  fr: 'pays, continent',
  es: 'país',
  it: 'paese, stato, nazione',
  pt: 'país',
  nl: 'land',
  pl: 'kraj, państwo',
  sv: 'land',
  cs: 'země, stát',
  ru: 'страна',
  tr: 'ülke, ülkesi',
  ja: '国',
  zh: '国, 國, 国家',
  ko: '국, 국가',
};

export const birthplaces: ByLanguage = {
  en: 'birthplace, place of birth, pob, born in, born at, hometown, home town, brthpl, bpl, birthpl, where born, born where, birth parish, birth county, birth town, county of birth',
  de: 'Geburtsort, Geburtsstadt, Geb Ort, Heimatort',
  fr: 'lieu de naissance, ville de naissance',
  es: 'lugar de nacimiento, natural de',
  it: 'luogo di nascita, comune di nascita, nato a, nata a',
  pt: 'local de nascimento, naturalidade, natural de',
  nl: 'geboorteplaats, geboortestad, geboren te',
  pl: 'miejsce urodzenia, miejsce ur',
  sv: 'födelseort, födelseplats, födelselän',
  cs: 'místo narození, místo nar, rodiště',
  ru: 'место рождения, уроженец',
  tr: 'doğum yeri, memleket',
  ja: '出生地, 出身地, 本籍, 本籍地, 出身',
  zh: '出生地, 籍贯, 籍貫, 户籍所在地, 户籍, 户籍地, 祖籍, 生源地',
  ko: '출생지, 고향, 본적, 출신지, 출신지역',
};

export const birthCountries: ByLanguage = {
  en: 'cob, native country, country of birth, birth country, country of origin, country birth, nativity, birthctry',
  de: 'Geburtsland, Herkunftsland, Geburtsstaat',
  fr: "pays de naissance, pays d'origine",
  es: 'país de nacimiento, país de origen',
  it: 'paese di nascita, stato di nascita, paese di origine',
  pt: 'país de nascimento, país de origem',
  nl: 'geboorteland, herkomstland, land van herkomst',
  pl: 'kraj urodzenia, kraj pochodzenia',
  sv: 'födelseland, ursprungsland',
  cs: 'země narození, země původu',
  ru: 'страна рождения, страна происхождения',
  tr: 'doğum ülkesi, doğduğu ülke',
  ja: '出生国, 出身国',
  zh: '出生国, 出生國家, 出生国家',
  ko: '출생국, 출생국가, 출신국가',
};

/** Before a word for a place: where somebody lives. */
export const living: ByLanguage = {
  en: 'home, residence, residential, living',
  de: 'Wohn, Wohnsitz, Heimat',
  fr: 'résidence, habitation, domicile',
  es: 'residencia, domicilio',
  it: 'residenza, domicilio',
  pt: 'residência, domicílio, morada',
  nl: 'woon, woonadres',
  pl: 'zamieszkania',
  sv: 'bostads, bostad, boende, hemort',
  cs: 'bydliště',
  ru: 'проживания, жительства',
  tr: 'ikamet, yaşadığı',
  ja: '居住, お住まい',
  zh: '居住, 现居, 常住',
  ko: '거주',
};

export const postcode: ByLanguage = {
  en: 'zip, zip code, zip plus four, zip3, zip5, postcode, post code, postal code, postal, pin code, pincode, eircode, pcode, postcd, pstcd, zcta, outcode, postcode sector, postcode district',
  de: 'PLZ, Postleitzahl, postlz',
  fr: 'code postal, CP, codepostal, cod post',
  es: 'código postal, cod postal, cód postal, CP, c p, cpostal',
  it: 'codice postale, codice avviamento postale, cap residenza',
  pt: 'CEP, código postal, cód postal, cod postal, cp',
  nl: 'postcode, pc4, pc6, postcodegebied',
  pl: 'kod pocztowy, kod poczt',
  sv: 'postnummer, postnr, post nr',
  cs: 'PSČ, poštovní směrovací číslo, směrovací číslo',
  ru: 'почтовый индекс, индекс, почт индекс',
  tr: 'posta kodu, postakodu, posta kod',
  ja: '郵便番号, 〒',
  zh: '邮编, 邮政编码, 郵遞區號, 邮政区码, 郵政編碼',
  ko: '우편번호',
};

export const latitude: ByLanguage = {
  en: 'lat dd, latitude, lat, gps lat, ylat',
  de: 'Breitengrad, geographische Breite',
  es: 'latitud',
  it: 'latitudine',
  nl: 'breedtegraad',
  pl: 'szerokość geograficzna',
  sv: 'latitud, breddgrad',
  cs: 'zeměpisná šířka',
  ru: 'широта',
  tr: 'enlem',
  ja: '緯度',
  zh: '纬度, 緯度',
  ko: '위도',
};

export const longitude: ByLanguage = {
  en: 'long dd, longitude, lon, lng, gps lon, gps long, xlong',
  de: 'Längengrad, geographische Länge',
  it: 'longitudine',
  nl: 'lengtegraad',
  pl: 'długość geograficzna',
  sv: 'längdgrad',
  cs: 'zeměpisná délka',
  ru: 'долгота',
  tr: 'boylam',
  ja: '経度',
  zh: '经度, 經度',
  ko: '경도',
};
