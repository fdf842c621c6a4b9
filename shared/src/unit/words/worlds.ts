/** What headers call prices, statistics, nature, machines, places and times: by language, `*` stands for any ending. */
import type { WordLists } from '../lexicon.ts';

export const market: WordLists = {
  en: 'open, high, low, close, adj close, adjusted, volume, vol, ticker*, symbol, isin, stock price, share price, price*, unit cost, exchange rate, fx rate, bid, ask, spread, yield, dividend*, market cap, marketcap, turnover, revenue*, sales, ad spend, advert*, tv, radio, cpc, impressions, clicks, ctr, budget, cost, costs, cogs, gross margin*, profit*, discount*, currency, index value, interest rate, inflation*, cpi, cpi*, *cpi, gnp*, *gnp, *gdp, gdp*, tbill*, *tbill, exrate*, exchrate*, intrate*, deflator*, *deflator, *defl, pce, psavert, uempmed, export*, import value, imports, quarter, fiscal year, portfolio, bond*, futures, commodity price, rate code, tax rate, margin, demand, supply, forecast*',
  de: 'kurs, eroffnung*, schluss*, schlusskurs, hoch, tief, preis*, umsatz*, absatz*, kosten*, gewinn*, rabatt*, wahrung, wechselkurs*, zinssatz*, leitzins, bip, ausfuhr*, einfuhr*, handelsvolumen, borse*, wkn, gewinnspanne',
  fr: 'cours, ouverture, cloture, prix*, chiffre affaires, ventes, cout*, benefice*, remise*, devise*, taux change, taux interet, pib, exportation*, importation*, bourse',
  es: 'cotizacion*, apertura, cierre, precio*, ventas, ingresos ventas, coste*, costo*, beneficio neto, descuento*, moneda, tipo cambio, tipo interes, pib, exportacion*, importacion*, bolsa',
  it: 'quotazione*, apertura, chiusura, prezzo*, prezzi, fatturato*, vendite, costo*, costi, utile, sconto*, valuta, tasso cambio, tasso interesse, pil, esportazion*, importazion*, borsa',
  pt: 'cotacao*, abertura, fechamento, fecho, preco*, faturamento*, vendas, custo*, lucro*, desconto*, moeda, taxa cambio, taxa juros, pib, exportacao*, importacao*, bolsa',
  nl: 'koers*, opening, slot, slotkoers, prijs*, prijzen, omzet*, verkoop, verkopen, kosten*, winst*, korting*, valuta, wisselkoers, rente, bbp, uitvoer, invoer, beurs',
  pl: 'kurs*, otwarcie, zamkniecie, cena, ceny, sprzedaz*, koszt*, zysk*, rabat*, waluta, kurs walut*, stopa procentowa, pkb, eksport*, import*, gielda',
  sv: 'kurs, oppning, stangning, pris, priser, omsattning*, forsaljning*, kostnad*, vinst*, rabatt*, valuta, vaxelkurs, ranta, bnp, export*, import*, bors',
  cs: 'kurz*, otevreni, zavreni, cena, ceny, trzby, obrat*, prodej*, naklad*, zisk*, sleva*, mena, urokova sazba, hdp, vyvoz, dovoz, burza',
  ru: 'курс*, открыти*, закрыти*, цена, цены, выручк*, оборот*, продажи, стоимость*, прибыль*, скидк*, валют*, ставка, ввп, экспорт*, импорт*, бирж*',
  tr: 'kur, doviz*, acilis, kapanis, fiyat*, ciro*, satis*, maliyet*, kar, indirim*, para birimi, faiz*, gsyih, ihracat*, ithalat*, borsa',
  ja: '始値, 終値, 高値, 安値, 出来高, 価格, 売上, 売上高, 原価, 利益, 割引, 為替, 金利, 輸出, 輸入, 株価, 予算',
  zh: '开盘, 收盘, 最高价, 最低价, 成交量, 价格, 價格, 售价, 销售额, 銷售額, 营业额, 成本, 利润, 折扣, 汇率, 利率, 出口, 进口, 股价, 预算, 国内生产总值',
  ko: '시가, 종가, 고가, 저가, 거래량, 가격, 매출, 매출액, 원가, 이익, 할인, 환율, 금리, 수출, 수입액, 주가, 예산',
};

/** Measures over many, which no single person has. */
export const statistic: WordLists = {
  en: 'mean*, avg, average*, median*, std, stdev, stddev, sd, variance, rate per, per capita, percap, gdppercap, gdp per capita, per 100k, per 100000, per 1000, percent*, perc, pct*, share of, ratio*, density, popdensity, pop density, prevalence, incidence, mortality*, life expectancy, lifeexp, lifeexpectancy, fertility*, birth rate, death rate, literacy rate, unemployment*, unemploy, gini, hdi, index score, quantile, percentile, confidence interval, ci lower, ci upper, standard error, estimate*, p value, pvalue, r squared, census*, poptotal, infant mortality, happiness score, ladder score, inc ineq, med inc, median income, mean income, avg income, poverty*, accuracy, f1 score, benchmark*, precision, recall, rmse',
  de: 'mittelwert*, durchschnitt*, median*, standardabweichung*, anteil*, prozent*, quote, quoten, dichte, bevolkerungsdichte*, lebenserwartung*, sterberate*, geburtenrate*, arbeitslosenquote*, pro kopf, je einwohner, kennzahl*, indexwert, inzidenz*, schatzwert*',
  fr: 'moyenne*, mediane*, ecart type, part de, pourcentage*, taux*, densite*, esperance de vie, mortalite*, natalite*, chomage*, par habitant, indice*, incidence, estimation*',
  es: 'promedio*, media*, mediana*, desviacion*, porcentaje*, tasa*, densidad*, esperanza de vida, mortalidad*, natalidad*, desempleo*, per capita, por habitante, indice*, incidencia, estimacion*',
  it: 'media, medie, mediana*, deviazione*, percentuale*, tasso*, densita, speranza di vita, mortalita, natalita, disoccupazione, pro capite, indice*, incidenza, stima',
  pt: 'media*, mediana*, desvio*, percentual*, percentagem*, taxa*, densidade*, expectativa de vida, esperanca de vida, mortalidade*, natalidade*, desemprego*, per capita, por habitante, indice*, incidencia, estimativa*',
  nl: 'gemiddeld*, mediaan, standaardafwijking, aandeel, percentage*, graad, dichtheid, bevolkingsdichtheid, levensverwachting, sterfte*, werkloosheid*, per inwoner, index*, incidentie, schatting*',
  pl: 'srednia, srednie, mediana, odchyleni*, udzial*, procent*, wskaznik*, stopa, gestosc*, oczekiwana dlugosc zycia, umieralnosc, bezroboci*, na mieszkanca, indeks*, zapadalnosc, szacunek',
  sv: 'medelvarde*, genomsnitt*, median, standardavvikelse, andel*, procent*, tathet, befolkningstathet, medellivslangd, dodlighet*, arbetsloshet*, per capita, per invanare, index*, incidens, skattning*',
  cs: 'prumer*, median, odchylka, podil*, procent*, mira, hustota*, nadeje doziti, umrtnost*, nezamestnanost*, na obyvatele, index*, incidence, odhad*',
  ru: 'средн*, медиан*, отклонени*, доля, процент*, уровень, плотность*, продолжительность жизни, смертность*, рождаемость*, безработиц*, на душу, индекс*, показател*, оценка числ*',
  tr: 'ortalama*, medyan, standart sapma, oran*, yuzde*, yogunluk*, yasam beklentisi, olum orani, issizlik*, kisi basi*, endeks*, tahmin*, gosterge*',
  ja: '平均, 中央値, 標準偏差, 割合, 比率, 率, 密度, 平均寿命, 失業率, 指数, 推計, 指標',
  zh: '平均, 均值, 中位数, 标准差, 比例, 占比, 百分比, 密度, 预期寿命, 死亡率, 出生率, 失业率, 人均, 指数, 估计值, 指标',
  ko: '평균, 중앙값, 표준편차, 비율, 밀도, 기대수명, 사망률, 출생률, 실업률, 지수, 추정, 지표',
};

export const nature: WordLists = {
  en: 'temp, temperature*, temp c, tempc, humidity*, wind*, windspeed, wind speed, precip*, precipitation, rain*, rainfall, snow*, pressure*, barometric*, cloud*, dew*, solar*, sunshine, visibility, uv index, weather*, air quality, aqi, pm2 5, pm10, pm, no2, nox, so2, co2, ch4, methane, n2o, nh3, ammonia, benzene, particulate*, humid, ozone, emission*, magnitude, earthquake*, epicenter, eruption*, volcano*, storm*, hurricane*, tide*, wave height, water level, discharge m3, river*, lake*, sea*, depth*, elevation*, altitude*, ph level, alkalinity, dissolved oxygen, salinity, turbidity, chloride*, sulphate*, sulphur*, citric acid, wavelength*, frequency hz, absorbance, intensity, orbital*, mass, planet*, star*, galaxy, redshift, parallax, distance, radius, velocity, luminosity, spectral*, density g, conductivity, voltage, current a, power kw, energy*, kwh, mw, load, torque, rpm, vibration*, acceleration*, accel x, gyro*, noise level, climate*, macroarea, glottocode, language family, iso639*, mineral*, rock*',
  de: 'temperatur*, feuchte*, luftfeuchte*, feuchtigkeit*, wind*, niederschlag*, regen*, schnee*, luftdruck*, bewolkung*, sonnenschein*, wetter*, luftqualitat, feinstaub*, pegel*, wasserstand*, erdbeben*, hohe, tiefe, strahlung*, spannung*, strom, leistung*, wirkleistung*, blindleistung*, energie*, verbrauch*, drehzahl*, schwingung*, masse, geschwindigkeit*, messwert*, messung*',
  fr: 'temperature*, humidite*, vent*, precipitation*, pluie*, neige*, pression*, ensoleillement, meteo*, qualite air, niveau eau, seisme*, altitude*, profondeur*, tension electrique, puissance*, energie*, consommation*, vitesse*, mesure*',
  es: 'temperatura*, humedad*, viento*, precipitacion*, lluvia*, nieve*, presion atmosferica, tiempo meteorologico, calidad aire, nivel agua, terremoto*, altitud*, profundidad*, voltaje*, potencia*, energia*, consumo*, velocidad*, medicion*',
  it: 'temperatura*, umidita, vento, precipitazion*, pioggia, neve, pressione atmosferica, meteo, qualita aria, livello acqua, terremoto*, altitudine*, profondita, tensione, potenza*, energia*, consumo*, velocita, misura*',
  pt: 'temperatura*, umidade*, humidade*, vento*, precipitacao*, chuva*, neve, pressao atmosferica, clima, qualidade ar, nivel agua, sismo*, altitude*, profundidade*, tensao eletrica, potencia*, energia*, consumo*, velocidade*, medicao*',
  nl: 'temperatuur*, vochtigheid*, luchtvochtigheid*, wind*, neerslag*, regen*, sneeuw, luchtdruk*, weer, luchtkwaliteit*, waterstand*, aardbeving*, hoogte, diepte, spanning, vermogen*, energie*, verbruik*, snelheid*, meting*',
  pl: 'temperatur*, wilgotnosc*, wiatr*, opad*, deszcz*, snieg*, cisnienie atmosferyczne, pogod*, jakosc powietrza, poziom wody, trzesieni*, wysokosc*, glebokosc*, napieci*, moc, energi*, zuzyci*, predkosc*, pomiar*',
  sv: 'temperatur*, luftfuktighet*, vind*, nederbord*, regn*, sno, lufttryck*, vader, luftkvalitet*, vattenstand*, jordskalv*, hojd, djup, spanning*, effekt, energi*, forbrukning*, hastighet*, matning*, matvarde*',
  cs: 'teplot*, vlhkost*, vitr, rychlost vetru, srazk*, dest*, snih, tlak vzduchu, pocasi, kvalita ovzdusi, hladina*, zemetreseni, nadmorska*, hloubka*, napeti*, vykon, energi*, spotreb*, rychlost*, mereni*',
  ru: 'температур*, влажность*, ветер*, ветр*, осадк*, дожд*, снег, атмосферное давление, погод*, качество воздуха, уровень воды, землетрясени*, высота, глубина, напряжени*, мощность*, энерги*, расход*, скорость*, измерени*',
  tr: 'sicaklik*, nem, ruzgar*, yagis*, yagmur*, kar yagisi, basinc hava, hava durumu, hava kalitesi, su seviyesi, deprem*, yukseklik*, derinlik*, gerilim*, guc, enerji*, tuketim*, hiz, olcum*',
  ja: '気温, 温度, 湿度, 風速, 風向, 降水, 雨量, 積雪, 気圧, 天気, 天候, 日照, 水位, 震度, 標高, 深さ, 電圧, 電力, 消費量, 速度, 測定値',
  zh: '气温, 氣溫, 温度, 溫度, 湿度, 濕度, 风速, 风向, 風速, 降水, 降雨, 雨量, 积雪, 气压, 天气, 天氣, 日照, 水位, 震级, 海拔, 深度, 电压, 功率, 用电量, 速度, 测量值, 空气质量',
  ko: '기온, 온도, 습도, 풍속, 풍향, 강수, 강우, 적설, 기압, 날씨, 일조, 수위, 진도, 고도, 수심, 전압, 전력, 소비량, 속도, 측정값, 미세먼지',
};

/** Machines, software and its texts. */
export const technology: WordLists = {
  en: 'sensor*, device type, host, hosts, hostname*, host name, host id, host ip, hostname, server*, pod, pods, namespace, container*, node name, cluster*, cpu*, memory*, mem mb, ram, ram gb, disk*, latency*, throughput, bandwidth, packet*, bytes, protocol, src port, dst port, port no, uptime, severity, log level, loglevel, level, error code, exception*, stack trace, version*, release, commit*, repo, repository, branch name, build*, package*, license, module, function name, class name, file, filename, file name, file size, filesize, path, url path, endpoint*, config*, setting*, parameter*, default value, feature flag, enabled, rollout*, msgid, locale string, translation*, translated, source text, target text, key name, string id, code list, codelist, regex, schema, table name, column name, data type, datatype, field name, variable name, firmware*, battery*, clock speed, resolution, screen*, pixel*, camera*, bluetooth, wifi, gpu, benchmark*, model name, parameters count, epoch, loss, runtime ms, dependencies, cve, cvss, ip range, subnet, vlan, lbtest*, testcd, paramcd, description en, name en, name fr, name de, label en, cell line, gene expression, ch1, atomic*, scanner*, wafer*',
  de: 'sensor*, gerat*, rechner*, server*, speicher*, festplatte*, fehlercode*, fehlermeldung*, version*, datei*, dateiname*, dateigrosse, pfad, einstellung*, schlusselwort, ubersetzung*, auflosung*, schlussel code, anlage nr, storung*, zahlerstand*, stufe',
  fr: 'capteur*, appareil*, serveur*, memoire*, disque*, code erreur, version*, fichier*, chemin, parametre*, traduction*, niveau, service, hote, module',
  es: 'sensor*, dispositivo*, servidor*, memoria*, disco, codigo error, version*, archivo*, fichero*, ruta archivo, parametro*, traduccion*',
  it: 'sensore*, sensori, dispositivo*, server*, memoria*, disco, codice errore, versione*, file, percorso, parametro*, traduzion*',
  pt: 'sensor*, dispositivo*, servidor*, memoria*, disco, codigo erro, versao*, arquivo*, ficheiro*, parametro*, traducao*',
  nl: 'sensor*, apparaat*, server*, geheugen*, schijf, foutcode*, versie*, bestand*, pad, instelling*, vertaling*, storing*',
  pl: 'czujnik*, urzadzeni*, serwer*, pamiec*, dysk*, kod bledu, wersj*, plik*, sciezka, parametr*, tlumaczeni*',
  sv: 'sensor*, givare, enhetstyp, server*, minne, felkod*, version*, fil, filnamn, sokvag, installning*, oversattning*',
  cs: 'cidl*, senzor*, zarizeni*, server*, pamet*, disk*, kod chyby, verze*, soubor*, cesta, parametr*, preklad*',
  ru: 'датчик*, сенсор*, устройств*, сервер*, память, диск, код ошибки, версия*, файл*, путь, параметр*, перевод строки',
  tr: 'sensor*, algilayici*, cihaz*, sunucu*, bellek*, hata kodu, surum*, dosya adi, parametre*, ceviri*',
  ja: 'センサ, 機器, サーバ, メモリ, エラー, バージョン, ファイル, 設定, 翻訳, 故障, 装置',
  zh: '传感器, 感測器, 设备编号, 服务器, 內存, 内存, 错误, 版本, 文件名, 参数, 翻译, 故障, 装置',
  ko: '센서, 장치, 서버, 메모리, 오류, 버전, 파일, 설정, 번역, 고장, 장비',
};

export const place: WordLists = {
  en: 'cnty, cnty id, monitoring point, monitoring site, monitoring station, sampling point, sampling site, gauge, countries, nations, states territories, country*, nation, city, cities, town, village, county, countyfp, countyname, state, states, province*, region, regions, district*, municipality*, municipio, commune, postal code, postcode, pincode, zipcode, fips*, iso2, iso3, iso code, iso alpha*, iata*, icao*, airport*, station*, stop id, stop name, street*, neighbourhood*, neighborhood*, borough*, ward, parish, continent*, subregion, subcountry, geonameid, timezone*, capital, island*, mountain*, place, places, location*, site name, origin, destination, area name, territory, lga, nuts*, lau, constituency, block group, tract, geoid, entity, geometry, wikidataid',
  de: 'messstelle*, messstation*, messpunkt*, pegel, probenahmestelle*, land, lander, landkreis*, stadt, stadte, stadtteil*, ortsteil*, ort, gemeinde*, gemeindeschlussel, ags, kreis*, bundesland*, region*, bezirk*, plz, postleitzahl*, strasse, strassenname, haltestelle*, bahnhof*, flughafen*, hauptstadt, kontinent, standort*, sitz, lage',
  fr: 'pays, ville, villes, commune*, code insee, departement*, region*, canton*, code postal, rue, gare*, arret, aeroport*, capitale, continent, lieu, quartier*, territoire*',
  es: 'pais, paises, ciudad*, municipio*, provincia*, comunidad*, comunidad autonoma, region*, comarca*, codigo postal, calle, estacion*, parada, aeropuerto*, capital, continente, lugar, barrio*, distrito*',
  it: 'paese, paesi, citta, comune, comuni, provincia*, province, regione*, regioni, cap, via, stazione*, fermata*, aeroporto*, capitale, continente, luogo, quartiere*, istat, sito',
  pt: 'pais, paises, cidade*, municipio*, concelho*, freguesia*, distrito*, estado, uf, sg uf, codigo uf, regiao*, cep, codigo postal, rua, estacao*, paragem, aeroporto*, capital, continente, local, localidade*, bairro*, codigo ibge, ibge, fuso horario, ddd',
  nl: 'land, landen, stad, steden, plaats, plaatsnaam, woonplaats, gemeente*, gemeentecode, provincie*, regio*, wijk*, buurt*, postcode, straat, halte*, station*, luchthaven*, hoofdstad, werelddeel, locatie*',
  pl: 'kraj, kraje, miasto, miasta, gmin*, powiat*, wojewodztw*, region*, kod pocztowy, ulica, stacj*, przystan*, lotnisk*, stolica, kontynent, miejscowosc*, dzielnic*, teryt',
  sv: 'land, lander, stad, stader, kommun*, kommunkod, lan, lanskod, region*, postnummer, gata, hallplats*, station*, flygplats*, huvudstad, varldsdel, plats, ort, tatort*, stadsdel*',
  cs: 'zeme, stat, staty, mesto, mesta, obec, obce, okres*, kraj, kraje, region*, psc, ulice, stanice*, zastavk*, letist*, hlavni mesto, svetadil, misto',
  ru: 'страна, страны, город, города, населенный пункт, район*, область*, регион*, край, округ*, федеральный округ, почтовый индекс, улица, станци*, остановк*, аэропорт*, столица, континент, место, окато, октмо, поселени*',
  tr: 'ulke*, sehir*, il, iller, ilce*, belde, koy, bolge*, posta kodu, sokak, istasyon*, durak*, havaalani, havalimani*, baskent, kita, yer, mahalle*',
  ja: '観測所, 観測地点, 測定局, 測定地点, 観測点, 採水地点, 国名, 国, 都市, 市町村, 市区町村, 都道府県, 地域, 地方, 郵便番号, 住所コード, 駅名, 停留所, 空港, 首都, 場所, 地点',
  zh: '监测点, 监测点位, 监测站, 测站, 测点, 站点, 观测点, 观测站, 采样点, 点位, 断面, 基站, 园区, 国家, 國家, 城市, 省份, 省, 市, 县, 縣, 区县, 地区, 地區, 区域, 邮编, 郵遞區號, 街道, 车站, 站名, 机场, 首都, 地点, 楼栋',
  ko: '측정소, 관측소, 관측지점, 측정지점, 정점명, 국가, 나라, 도시, 시도, 시군구, 지역, 지방, 우편번호, 도로명, 역명, 정류장, 공항, 수도, 장소, 지점',
};

export const coordinate: WordLists = {
  en: 'latitude*, lat, longitude*, lon, lng, long, coordinates, x coord, y coord, easting, northing, reclat, reclong',
  de: 'breitengrad*, langengrad*, breite, lange, rechtswert, hochwert',
  fr: 'latitude, longitude',
  es: 'latitud, longitud',
  it: 'latitudine, longitudine',
  nl: 'breedtegraad, lengtegraad',
  pl: 'szerokosc geograficzna, dlugosc geograficzna',
  cs: 'zemepisna sirka, zemepisna delka',
  ru: 'широта, долгота',
  tr: 'enlem, boylam',
  ja: '緯度, 経度',
  zh: '纬度, 緯度, 经度, 經度',
  ko: '위도, 경도',
};

export const time: WordLists = {
  en: 'date, datetime, timestamp, time stamp, ts, time, day, week, month, year, quarter, hour, period, season, dt, observation date, year month, yearmonth',
  de: 'datum, zeit, zeitstempel, zeitpunkt, tag, woche, monat, jahr, quartal, stunde, uhrzeit, berichtsjahr, stichtag',
  fr: 'date, heure, horodatage, jour, semaine, mois, annee, trimestre, periode',
  es: 'fecha, hora, dia, semana, mes, ano, trimestre, periodo, marca tiempo',
  it: 'data, ora, giorno, settimana, mese, anno, trimestre, periodo',
  pt: 'data, hora, dia, semana, mes, ano, trimestre, periodo',
  nl: 'datum, tijd, tijdstip, dag, week, maand, jaar, kwartaal, uur, periode',
  pl: 'data, czas, godzina, dzien, tydzien, miesiac, rok, kwartal, okres',
  sv: 'datum, tid, tidpunkt, dag, vecka, manad, ar, kvartal, timme, period',
  cs: 'datum, cas, den, tyden, mesic, rok, ctvrtleti, hodina, obdobi',
  ru: 'дата, время, день, неделя, месяц, год, квартал, час, период',
  tr: 'tarih, zaman, saat, gun, hafta, ay, yil, ceyrek, donem',
  ja: '日付, 日時, 年月日, 年月, 年度, 時刻, 年, 月, 曜日',
  zh: '日期, 时间, 時間, 年份, 年度, 月份, 季度, 星期, 时刻',
  ko: '날짜, 일자, 일시, 시간, 연도, 년도, 월, 분기, 요일',
};
