/** Words for counts, money, opinions and rates: a header with one of them is about a figure, whatever else it names. */
import type { ByLanguage } from '../../words/index.ts';

export const figures: ByLanguage = {
  en: 'count, counts, ratio, rate, percent, percentage, pct, share, avg, average, mean, median, total, sum, price, cost, costs, budget, salary, income, wage, satisfaction, rating, opinion, feeling, score, expenditure, spending, population, gdp, capacity, index value, password, email, phone, url, changes, opened, balance, bonus, consent, comment, comments, note, notes',
  de: 'Anzahl, Anteil, Quote, Durchschnitt, Summe, Preis, Kosten, Gehalt, Zufriedenheit, Bewertung, Einkommen, Betrag, Einwohner, Lohn, Bemerkung',
  fr: 'nombre de, taux, moyenne, total, prix, coût, salaire, satisfaction, montant, revenu, remarque, remarques',
  es: 'tasa, promedio, total, precio, costo, coste, salario, sueldo, satisfacción, importe, ingreso, ingresos, puntuación, observaciones',
  it: 'numero di, tasso, media, totale, prezzo, costo, stipendio, soddisfazione, importo, reddito, punteggio, spesa',
  pt: 'taxa, média, total, preço, custo, salário, satisfação, valor, renda, rendimento, pontuação, despesa',
  nl: 'percentage, gemiddelde, totaal, prijs, kosten, salaris, tevredenheid, bedrag, inkomen, score, opmerking',
  pl: 'odsetek, średnia, suma, cena, koszt, wynagrodzenie, pensja, zadowolenie, kwota, dochód, ocena, wynik, uwagi',
  sv: 'andel, medelvärde, summa, pris, kostnad, lön, nöjdhet, belopp, inkomst, poäng, betyg',
  cs: 'podíl, průměr, součet, cena, náklady, plat, mzda, spokojenost, částka, příjem, hodnocení, skóre',
  ru: 'доля, среднее, сумма, цена, стоимость, зарплата, оклад, удовлетворенность, доход, балл, оценка',
  tr: 'oran, ortalama, toplam, fiyat, maliyet, maaş, ücret, memnuniyet, tutar, gelir, puan',
  ja: '件数, 割合, 平均, 合計, 価格, 費用, 給与, 満足度, 金額, 収入, 年収, 点数, 評価',
  zh: '数量, 比例, 平均, 总数, 价格, 费用, 工资, 满意度, 金额, 收入, 得分, 评分, 占比',
  ko: '건수, 비율, 평균, 합계, 가격, 비용, 급여, 만족도, 금액, 소득, 연봉, 점수, 평점',
};

/** Things that have an age, a height or a class, and are no people. */
export const notPeople: ByLanguage = {
  en: 'building, house, home, vehicle, car, truck, account, loan, company, firm, device, machine, equipment, domain, tree, stock, inventory, cache, vintage, product, item, package, parcel, gross, net, tare, cargo, shipping, sample, sampling, ticket, animal, dog, cat, horse, plant, species, wine, credit',
  de: 'Gebäude, Haus, Fahrzeug, Konto, Gerät, Maschine, Baum, Produkt, Artikel, Paket',
  fr: 'bâtiment, véhicule, compte, appareil, produit, article, colis, logement',
  es: 'edificio, vehículo, cuenta, producto, artículo, paquete',
  it: 'edificio, veicolo, prodotto, articolo, pacco',
  pt: 'edifício, veículo, produto, artigo, pacote',
  nl: 'gebouw, voertuig, rekening, artikel, pakket, boom',
  pl: 'budynku, pojazdu, konta, produktu',
  sv: 'byggnad, fordon, konto, produkt, vara, paket',
  cs: 'budovy, vozidla, účtu, výrobku',
  ru: 'здания, автомобиля, товара, счета, изделия',
  tr: 'bina, araç, hesap, ürün',
  ja: '築, 建物, 車, 商品, 製品, 機器',
  zh: '建筑, 车辆, 账户, 商品, 产品, 设备, 树',
  ko: '건물, 차량, 계좌, 상품, 제품, 설비',
};
