/** What headers call organisations, goods, living things and works: by language, `*` stands for any ending. */
import type { WordLists } from '../lexicon.ts';

export const organisation: WordLists = {
  en: 'company, companies, firm, firms, business name, organisation*, organization*, org, org name, supplier*, vendor*, merchant*, manufacturer*, mfr, brand, brands, school*, college*, university, universities, institution*, institute*, hospital*, facility*, facilities, agency, airline*, carrier*, bank name, branch, store, stores, shop, restaurant*, hotel*, club, provider name, publisher*, corporation, ministry, council, subsidiary, franchise, dealer*, distributor*, warehouse*, plant name, acronym, channel',
  de: 'firma, firmen*, unternehmen*, betrieb, betriebsname, lieferant*, handler, haendler, hersteller*, marke, schule, schulname, hochschule*, universitat*, krankenhaus*, klinik*, behorde*, verein, vereinsname, filiale*, anbieter*, einrichtung*, gesellschaft*, rechtsform*, handelsregister*, hrb, stammkapital*, gemeinde*, umspannwerk*, werk, lager',
  fr: 'societe*, entreprise*, etablissement*, fournisseur*, fabricant*, marque*, ecole*, lycee*, college, universite*, hopital*, clinique*, organisme*, magasin*, siret, siren, raison sociale, denomination*, association*, transporteur*, operateur*',
  es: 'empresa*, compania*, sociedad, proveedor*, fabricante*, marca, marcas, colegio*, escuela*, universidad*, hospital*, organismo*, entidad*, tienda*, sucursal*, razon social, establecimiento*, centro educativo, aerolinea*',
  it: 'azienda*, aziende, societa, impresa*, imprese, fornitore*, fornitori, produttore*, marca, scuola, scuole, universita, ospedale*, ente, negozio*, filiale*, ragione sociale, istituto*, partita iva, struttura',
  pt: 'empresa*, companhia*, fornecedor*, fabricante*, marca, escola*, universidade*, hospital*, orgao*, loja*, filial*, razao social, cnpj, entidade*, instituicao*, estabelecimento*, laboratorio*',
  nl: 'bedrijf*, onderneming*, leverancier*, fabrikant*, merk, school, schoolnaam, universiteit*, ziekenhuis*, instelling*, winkel*, filiaal*, kvk*, vestiging*, stichting*, gemeente*',
  pl: 'firma, firmy, przedsiebiorstw*, dostawc*, producent*, marka, szkola, uczelni*, uniwersytet*, szpital*, instytucj*, urzad*, sklep*, oddzial, regon, krs, spolk*',
  sv: 'foretag*, bolag*, leverantor*, tillverkar*, varumarke*, skola, skolor, skolnamn, universitet*, sjukhus*, myndighet*, butik*, organisationsnummer*, anlaggning*',
  cs: 'firma, firmy, spolecnost*, podnik*, dodavatel*, vyrobc*, znacka, skola, univerzit*, nemocnic*, instituc*, urad*, prodejn*, pobock*, ico, dic',
  ru: 'компани*, фирма, фирмы, предприяти*, организаци*, поставщик*, производител*, бренд, марка, школа, вуз, университет*, больниц*, учреждени*, магазин*, филиал*, огрн, кпп, оквэд',
  tr: 'firma*, sirket*, kurum*, kurulus*, tedarikci*, uretici*, marka*, okul*, universite*, hastane*, magaza*, sube*, isletme*, vergi dairesi',
  ja: '会社, 企業, 法人, 仕入先, 取引先, 供給, メーカー, 製造元, ブランド, 学校, 大学, 病院, 施設, 店舗, 支店, 団体, 機関, 事業所',
  zh: '公司, 企业, 企業, 供应商, 供應商, 厂家, 廠商, 制造商, 品牌, 学校, 大学, 医院, 机构, 機構, 店铺, 门店, 门市, 分公司, 仓库, 单位名称, 统一社会信用代码',
  ko: '회사, 기업, 업체, 법인, 공급업체, 제조사, 브랜드, 학교명, 대학교, 병원명, 기관, 점포, 매장, 지점, 창고, 거래처',
};

export const goods: WordLists = {
  en: 'objectid, object id, asset id, sqft lot, beds, baths, bed bath, yrbuilt, year remodeled, list price, sale price, asking price, hoa fee, hoa mo, dom, mls, mls no, acres, acreage lot, parking spaces, floors, storeys, energy rating, epc, listing id, listing type, property id, unit no, square meters, sqm, price per sqft, shoes, garment*, fabric*, textile*, clothing, jewel*, watch model, toy, toys, tyre*, tire*, wheel*, gearbox, axle ratio, screen size, storage gb, battery mah, megapixel*, drivetrain, trim level, body style, vin, license plate state, shelf life, best before, expiry date, use by, net weight, gross weight, pack size, packaging, carton*, pallet*, bin location, stockout*, backorder*, lead time days, moq, min stock, max stock, on hand, opening stock, closing stock, unit of sale, diesel, gasoline, petrol, unleaded, lpg, e10, kerosene, coal, product*, prod, item, items, itemid, item id, item code, article*, sku, upc, ean, isbn, asin, part no, part number, partno, model, make, category id, stock, instock, in stock, stock level, inventory*, quantity on hand, reorder*, unit price, retail price, catalog*, catalogue*, vehicle*, car, cars, car name, engine*, horsepower, cylinders, cyl, mpg, fuel*, transmission, mileage, odometer*, hp, vessel*, ship name, imo, mmsi, dwt, aircraft*, airplane*, tail number, material*, cement, concrete*, steel, alloy*, chemical*, compound*, molecule*, molwt, mol weight, mollogp, logp, molar*, aromatic*, rotatable*, smiles, inchi*, cas no, formula, protein g, calories, kcal, calcium, sodium, fiber, carbohydrate*, carbs, vitamin*, sugars, nutrition*, ingredient*, recipe*, dish, wine, cuvee, beer*, cereal*, food*, diamond*, carat, clarity, house*, property type, building*, lot area, lotarea, lot size, sqft, square feet, bedrooms, bathrooms, year built, yearbuilt, rooms, house price, floor area, machine*, equipment, component*, batch no, lot no, shelf, aisle, asset tag, warranty, serial, serial number, furniture, colour code, hs code, tariff code, commodity*, crop*, soil*, fertilizer*, seed variety, color name, pixel count, size category, range name',
  de: 'baujahr, zimmer, wohnflaeche, grundstuecksflaeche, kaufpreis, kaltmiete, stellplatz*, energieklasse, heizungsart, objektart, listenpreis, einkaufspreis, verkaufspreis, mindestbestand, lagerort, lagerplatz, mengeneinheit, verpackung*, gebinde, mhd, haltbar bis, seriennummer, inventarnr, anschaffung*, leistung kw, reifen, erstzulassung, tuv bis, kilometerstand, benzin, diesel, super e10, heizol, produkt*, artikel*, ware, waren*, warengruppe*, bestand, lagerbestand*, stuckpreis*, einzelpreis*, fahrzeug*, kfz, hubraum, ps, kraftstoff*, schiff*, material*, stoff, werkstoff*, chemikalie*, inhaltsstoff*, zutat*, rezept*, gebaude*, wohnflache*, grundstuck*, maschine*, anlage, bauteil*, chargen*, chargenr, sorte*, modell*, belag, gericht, klausel*, probe, probennummer, regal*',
  fr: 'annee construction, nb pieces, surface habitable, surface terrain, valeur fonciere, type local, prix vente, loyer hc, dpe, emplacement, conditionnement, date peremption, dlc, stock mini, quantite stock, unite vente, numero serie, immobilisation*, kilometrage, puissance fiscale, gazole, sans plomb, sp95, essence, fioul, produit*, article*, ref, reference*, marchandise*, stock*, prix unitaire, vehicule*, cylindree, carburant*, navire*, materiau*, substance*, ingredient*, recette*, batiment*, machine*, piece, lot, variete*, modele*, rayon, notice',
  es: 'ano construccion, habitaciones, banos, metros cuadrados, superficie util, precio venta, certificado energetico, ubicacion almacen, envase, caducidad, stock minimo, existencias, unidad medida, numero serie, inmovilizado, kilometraje, potencia cv, bastidor, gasoleo*, gasolina*, glp, gasoil, diesel, surtidor, producto*, articulo*, referencia*, mercancia*, precio unitario, vehiculo*, cilindrada, combustible*, buque*, material*, sustancia*, ingrediente*, receta*, edificio*, superficie construida, maquina*, pieza*, lote*, variedad*, modelo*',
  it: 'anno costruzione, vani, superficie mq, prezzo vendita, classe energetica, ubicazione, confezione, scadenza lotto, scorta minima, giacenza, unita misura, numero serie, cespite, chilometraggio, cilindrata, telaio, prodotto*, prodotti, articolo*, articoli, merce, giacenza*, scorta*, prezzo unitario, veicolo*, carburante*, nave, materiale*, sostanza*, ingrediente*, ricetta*, edificio*, superficie, macchina*, pezzo, lotto, varieta, modello*',
  pt: 'ano construcao, quartos, area util, area privativa, preco venda, certificado energetico, localizacao armazem, embalagem, validade, estoque minimo, qtd estoque, est min, unidade medida, numero serie, imobilizado, quilometragem, chassi, placa veiculo, custo medio, ncm, cod barras, gasoleo*, gasolina*, gpl, gasoil, diesel, etanol, posto, produto*, artigo*, referencia*, mercadoria*, estoque*, preco unitario, veiculo*, cilindrada, combustivel*, navio*, material*, substancia*, ingrediente*, receita*, edificio*, area construida, maquina*, peca, lote*, variedade*, modelo*, registro anvisa, forma farmaceutica, bula, texto bula',
  nl: 'bouwjaar, kamers, woonoppervlakte, perceeloppervlakte, vraagprijs, energielabel, magazijnlocatie, verpakking, houdbaar tot, minimumvoorraad, voorraad*, eenheid, serienummer, kilometerstand, kenteken*, apk, product*, artikel*, stukprijs*, voertuig*, cilinderinhoud, brandstof*, schip, materiaal*, grondstof*, ingredient*, recept, recepten, gebouw*, woonoppervlak*, machine*, onderdeel*, partij, ras, model, besluit*',
  pl: 'rok budowy, liczba pokoi, powierzchnia uzytkowa, cena ofertowa, klasa energetyczna, lokalizacja magazynowa, opakowanie, data waznosci, stan minimalny, magazyn*, jednostka miary, numer seryjny, srodek trwaly, przebieg, cena zak, cena det, indeks towaru, produkt*, artykul*, towar*, stan magazyn*, cena jednostkowa, pojazd*, pojemnosc silnika, paliwo*, statek, material*, substancj*, skladnik*, przepis*, budynek*, powierzchnia*, maszyn*, czesc, parti*, odmian*, model*, ean',
  sv: 'byggar, rum, boarea, tomtarea, utgangspris, energiklass, lagerplats, forpackning, bast fore, lagersaldo, enhet, serienummer, inventarie*, matarstallning, regnr, artnr, artikelnr, produkt*, artikel*, artiklar, vara, varor, varugrupp*, lagersaldo*, styckpris*, fordon*, bransle*, fartyg*, material*, amne, ingrediens*, recept, byggnad*, boyta, maskin*, komponent*, parti, modell*',
  cs: 'rok vystavby, pocet pokoju, uzitna plocha, cena prodejni, energeticka trida, umisteni skladu, baleni, expirace, minimalni stav, sklad*, merna jednotka, vyrobni cislo, dlouhodoby majetek, najeto, spz, produkt*, zbozi*, vyrobek*, vyrobk*, polozk*, skladem, zasoba*, jednotkova cena, vozidl*, palivo*, lod, material*, surovin*, slozk*, recept*, budov*, plocha*, stroj*, soucastk*, sarze*, odrud*, model*',
  ru: 'год постройки, комнат, площадь, цена продажи, класс энерго*, склад*, упаковка, срок годности, минимальный остаток, остаток*, единица измерения, серийный номер, основное средство, пробег, артикул*, номенклатура*, товар*, наименование товара, наименование, номенклатур*, ед изм, цена за ед*, автомобил*, двигател*, топлив*, судно, материал*, вещество*, ингредиент*, рецепт, здани*, площадь*, оборудовани*, деталь, партия, сорт, модель, склад',
  tr: 'yapim yili, oda sayisi, brut metrekare, satis fiyati, enerji sinifi, depo*, ambalaj, son kullanma, asgari stok, stok*, birim, seri no, demirbas*, kilometre, plaka, urun*, birim fiyat*, arac, araclar, motor hacmi, yakit*, gemi, malzeme*, madde, icerik, tarif, bina*, metrekare, makine*, parca, parti no, cesit*, model*, barkod',
  ja: '築年, 間取り, 専有面積, 土地面積, 販売価格, 賃料, 倉庫, 荷姿, 賞味期限, 消費期限, 安全在庫, 単位, シリアル番号, 固定資産, 走行距離, 型式, 品目, jan, 商品, 製品, 品番, 品名, 型番, 在庫, 単価, 入数, 車種, 排気量, 燃料, 船名, 材料, 素材, 成分, 原材料, 建物, 延床面積, 機械, 設備, 部品, ロット, 品種',
  zh: '建成年份, 户型, 建筑面积, 挂牌价, 成交价, 仓库, 库位, 包装, 保质期, 有效期, 最低库存, 库存, 单位, 序列号, 固定资产, 里程, 规格, 型号, 物料, 条码, 商品, 产品, 產品, 品名, 货号, 貨號, 型號, 庫存, 单价, 車型, 车型, 排量, 燃料, 船名, 材料, 成分, 配料, 建筑, 面积, 设备, 設備, 零件, 批次, 品种, 房价',
  ko: '건축년도, 전용면적, 대지면적, 거래금액, 층수, 창고, 포장, 유통기한, 안전재고, 재고, 단위, 일련번호, 고정자산, 주행거리, 규격, 모델명, 품목코드, 바코드, 상품코드, 제품, 품번, 품목, 품명, 단가, 차종, 배기량, 연료, 선박, 재료, 성분, 원료, 건물, 면적, 설비, 부품, 로트, 품종',
};

/** Where animals and plants are, sex, age and health are theirs. */
export const species: WordLists = {
  en: 'spp, subspecies, species*, breed*, genus, taxon*, taxa, kingdom, phylum, subfamily, animal*, pet name, pet type, dog*, cat breed, horse*, cow, cows, cattle*, herd*, flock*, flocktype, bird*, penguin*, fish, fishes, mouse id, mice, strain*, rat id, insect*, sepal*, petal*, bill length*, bill depth*, flipper*, wing length, wingspan, tail length, carapace*, shell weight, rings, leaf*, stem height, tree*, plant species, flower*, fruit type, mushroom*, cap shape, gill*, snout*, antler*, egg*, nest*, habitat*, pathogen*, bacteri*, virus strain, isolate*, cell line, pokemon',
  de: 'art, tierart*, spezies, gattung*, rasse*, tier, tiere*, hund*, katze*, pferd*, rind, rinder, herde*, vogel*, fisch*, pflanze*, baum*, blute*, kelchblatt*, gen name, ohrmarke*',
  fr: 'espece*, genre espece, race chien, animal, animaux, chien*, chat, cheval, bovin*, troupeau*, oiseau*, poisson*, plante*, arbre*, fleur*',
  es: 'especie*, raza animal, animal*, perro*, gato*, caballo*, ganado*, rebano, ave, aves, pez, peces, planta, plantas, arbol*, flor',
  it: 'specie, razza, animale*, animali, cane, gatto, cavallo, bovino*, gregge, uccello*, pesce, pianta, albero*, fiore',
  pt: 'especie*, animal*, cachorro*, gato, cavalo, gado, rebanho, ave, aves, peixe*, planta, arvore*, flor',
  nl: 'soort, diersoort*, ras dier, dier, dieren*, hond*, kat, paard*, rund*, kudde, vogel*, vis, plant, plantensoort*, boom*, bloem*',
  pl: 'gatun*, rasa, zwierz*, pies, psa, kot, kon rasa, bydlo, stado, ptak*, ryba, ryby, roslin*, drzew*, kwiat*',
  sv: 'art, arter, djur*, hundras*, katt, hast, notkreatur, fagel*, fisk*, vaxt*, trad, tradslag, blomma',
  cs: 'druh, druhy, plemeno, zvire*, pes, kocka, kun, skot, stado, ptak*, ryba, rostlin*, strom*, kvet*',
  ru: 'вид животного, вид растени*, порода*, животно*, собак*, кошк*, лошад*, скот, стадо, птиц*, рыба, растени*, дерев*',
  tr: 'tur adi, cins hayvan, irk, hayvan*, kopek*, kedi*, at irki, sigir*, suru, kus, balik*, bitki*, agac*, cicek*',
  ja: '種名, 品種名, 動物, 犬種, 猫, 馬名, 牛, 鳥, 魚種, 植物, 樹種, 花',
  zh: '物种, 物種, 品种名, 动物, 動物, 犬, 宠物, 马匹, 牛, 鸟, 鱼, 植物, 树种, 花',
  ko: '종명, 동물, 견종, 반려동물, 고양이, 말이름, 소, 조류, 어종, 식물, 수종',
};

export const works: WordLists = {
  en: 'title, titles, release year, release date, listed in, artist, artists, author, authors, director, cast, movie*, film*, imdb*, book, books, song*, track name, track id, album*, genre*, runtime*, metascore, box office, episode*, season number, tv show, series title, title year, painting*, artwork*, podcast*, lyric*, chapter*, verse*, page count, num pages, video id, game name, video game, platform, developer studio, paper title, doi, journal*, abstract, citation*, headline*, newspaper, poem*, edition, playlist*, streams, tempo, danceability',
  de: 'filmtitel*, buch*, buchtitel, lied, lieder, erscheinungsjahr*, gemalde*, spieldauer, kapitel, verlag*, ausgabe',
  fr: 'film, films, livre*, chanson*, oeuvre*, parution*, tableau titre, chapitre*, editeur, edition',
  es: 'pelicula*, libro*, cancion*, obra, obras, cuadro titulo, capitulo*, editorial, edicion',
  it: 'film, libro*, libri, canzone*, canzoni, opera, opere, dipinto*, capitolo*, editore, edizione',
  pt: 'filme*, livro*, musica*, obra, obras, pintura*, capitulo*, editora, edicao',
  nl: 'film, films, boek*, liedje*, nummer titel, schilderij*, hoofdstuk*, uitgever*, uitgave',
  pl: 'film, filmy, ksiazk*, piosenk*, utwor*, obraz, rozdzial*, wydawnictw*, wydanie',
  sv: 'film, filmer, bok, bocker, lat, latar, tavla, kapitel, forlag*, utgava',
  cs: 'film, filmy, knih*, pisen*, dilo, obraz, kapitol*, nakladatel*, vydani',
  ru: 'фильм*, книга, книги, песн*, произведени*, картина, глава, издательств*, издание',
  tr: 'film, filmler, kitap*, sarki*, eser*, tablo adi, bolum basligi, yayinevi, baski',
  ja: '映画, 映画名, 配給, 興行収入, 公開日, アルバム, 番組名, 巻数, 収録, 書籍, 書名, 曲名, 作品, 出版社, 章',
  zh: '电影, 影片, 片名, 票房, 上映日期, 专辑, 节目名, 電影, 书名, 書名, 歌曲, 作品, 出版社, 章节',
  ko: '영화, 영화명, 감독명, 배급사, 관객수, 상영관수, 개봉일, 음반*, 앨범, 방송사, 프로그램명, 웹툰, 도서명, 서명, 곡명, 작품, 출판사',
};

/** Kinds of animals, and their measurements: one of these words may mean something else. */
export const fauna: WordLists = {
  en: 'pig, pigs, piglet*, sow, sows, boar, calf, calves, lamb, lambs, ewe, ewes, sheep, goat*, chick, chicks, hens, broiler*, poultry, rat, rats, mouse, rabbit*, hamster*, guinea pig, puppy, litter, litter size, litterid, kitten*, primate*, whale*, dolphin*, wolf, wolves, deer, elk, moose, frog*, toad*, lizard*, snake*, turtle*, tortoise*, beetle*, butterfl*, moth, moths, bee, bees, hive*, spider*, crab, crabs, shrimp, oyster*, mussel*, abalone, coral*, seedling*, sapling*, cultivar*, genotype plant, plantid, plant id, pot id, petal*, brood*, fledg*, incubation*, nestling*, egg length, culmen*, tarsus, wing chord, snout vent, carapace, fork length, body mass g, hay, pasture, larva*, pupa*, eyespot*, plumage',
  de: 'ferkel, sau, sauen, kalb, kalber, lamm, schaf, schafe, ziege*, huhn, huhner, kuken, maus, mause, ratte*, kaninchen*, wurf, wurfnummer, nest, gelege, larve*, bienenvolk, stallnummer, laktation*',
  fr: 'porc, porcs, truie*, porcelet*, veau, veaux, agneau*, brebis, chevre*, poule*, poussin*, souris, lapin*, portee, nid, larve*, ruche*, lactation*',
  es: 'cerdo*, cerda*, lechon*, ternero*, cordero*, oveja*, cabra*, gallina*, pollito*, raton, ratones, conejo*, camada, nido*, larva*, colmena*, lactacion*',
  it: 'suino, suini, scrofa*, vitello, vitelli, agnello, pecora*, capra*, gallina*, topo, topi, coniglio, nidiata, nido, larva*, alveare*, lattazione*',
  pt: 'suino*, porca*, leitao, bezerro*, cordeiro*, ovelha*, cabra*, galinha*, pintinho*, camundongo*, coelho*, ninhada*, ninho*, larva*, colmeia*, lactacao*',
  nl: 'varken*, zeug*, big, biggen, kalf, kalveren, lam, schaap, schapen, geit*, kip, kippen, kuiken*, muis, muizen, konijn*, worp, nest, larve*, bijenkast*',
  pl: 'swinia*, swinie, prosie*, maciora*, ciele*, jagnie*, owca, owce, koza, kozy, kura, kury, kurcze*, mysz, myszy, krolik*, miot, gniazdo, larwa*, ul, ule, laktacj*',
  sv: 'gris, grisar, sugga*, kalv, kalvar, lamm, far, get, getter, hona, honor, kyckling*, mus, moss, kanin*, kull, bo, larv*, bikupa*, laktation*',
  cs: 'prase, prasata, prasnice*, sele, tele, telata, jehne*, ovce, koza, kozy, slepice*, kure, kurata, mys, mysi, kralik*, vrh, hnizdo, larva*, ul, vcelstv*, laktace',
  ru: 'свинья, свиньи, поросен*, теленок, телят*, ягнен*, овца, овцы, коза, козы, курица, куры, цыплен*, мышь, мыши, кролик*, помет, гнездо, личинк*, улей, лактац*',
  tr: 'domuz*, buzagi*, kuzu*, koyun*, keci*, tavuk*, civciv*, fare, fareler, tavsan*, yuva, larva*, kovan*, laktasyon*',
  ja: '豚, 子豚, 子牛, 羊, 山羊, 鶏, ひよこ, マウス, ラット, 兎, 産子数, 巣, 幼虫, 巣箱, 泌乳, 毛色',
  zh: '猪, 仔猪, 犊牛, 羊, 山羊, 鸡, 雏鸡, 小鼠, 大鼠, 兔, 窝产仔, 巢, 幼虫, 蜂箱, 泌乳, 毛色',
  ko: '돼지, 새끼돼지, 송아지, 염소, 병아리, 생쥐, 토끼, 산자수, 둥지, 유충, 벌통, 비유기, 모색',
};

/** Games of teams. */
export const sport: WordLists = {
  en: 'goals*, v goals, o goals, opponent*, opp, home ice, home field, visiting team, conference, points for, points against, wins, draws, losses, standings, matchday, match date, kickoff, attendance match, referee name, inning*, halftime, full time result, odds*, bookmaker*, home win, away win, elo, board, square, squares, chess*, opening moves, race id, raceid, circuit*, lap, laps, lap time, team*, hometeam, awayteam, home team, away team, home score, away score, home goals, away goals, fthg, ftag, ftr, hthg, htag, half time result, stadium, league, fixture*, goals for, goals against, points per game, pointspread, favorite points, underdog*, franchise, season wins, attack, defense, legendary',
  de: 'mannschaft*, heimteam, gastteam, heimmannschaft*, tore heim, tore gast, spieltag*, liga, stadion',
  fr: 'equipe domicile, equipe exterieur, equipe*, buts domicile, journee championnat, stade',
  es: 'equipo local, equipo visitante, equipo*, goles local, jornada liga, estadio',
  it: 'squadra*, squadre, gol casa, giornata campionato, stadio',
  pt: 'equipe casa, equipa*, time mandante, gols mandante, rodada, estadio',
  nl: 'thuisploeg, uitploeg, elftal*, doelpunten thuis, speelronde, stadion',
  pl: 'druzyn*, gospodarze gole, bramki, kolejka ligowa, stadion',
  sv: 'hemmalag, bortalag, lag, mal hemma, omgang, arena',
  cs: 'domaci tym, hoste tym, tym, tymy, goly, kolo ligy, stadion',
  ru: 'команда, команды, голы, тур чемпионата, стадион',
  tr: 'ev sahibi takim, deplasman takim, takim*, gol, stadyum',
  ja: 'チーム, 得点, 球場',
  zh: '球队, 球隊, 主队, 客队, 进球',
  ko: '홈팀, 원정팀, 구단, 득점',
};
