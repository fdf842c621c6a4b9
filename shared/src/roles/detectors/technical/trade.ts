/** Purchases and payments: prices, amounts, quantities. */
import { byTopic } from '../../byTopic.ts';
import { Confidence } from '../../detector.ts';
import type { ColumnSample } from '../../sample.ts';

export const trade = byTopic({
  id: 'amount',
  label: 'amounts and quantities',
  kind: 'number',
  role: 'insensitive',
  header: {
    en: 'price, unit price, amount, amount paid, total paid, amount due, total, subtotal, sub total, grand total, total amount, total price, order total, order value, order amount, quantity, qty, cost, costs, fee, fees, fare, tip, tips, tax, tax amount, discount, shipping, shipping cost, freight, revenue, sales, turnover, profit, margin, cogs, gross margin, spend, spent, spending, total spent, expenditure, expense, expenses, purchase amount, purchases, num purchases, charge, charges, monthly charges, total charges, bill, bill amount, invoice amount, payment amount, premium, monthly premium, claim amount, donation, donation amount, donated, contribution, membership fee, paid, points balance, loyalty points, balance due, lifetime spend, total spend, number of orders, order count, orders count, transaction amount, transaction value, budget amount, num store purchases, num web purchases, discount amount, refund amount, pledge, gift amount, ticket price, toll, deposit paid, rent paid, consumption, usage, data usage, minutes used, calls made, kwh, num items, items count, rent, monthly rent, rent amount',
    de: 'Preis, Einzelpreis, Gesamtpreis, Betrag, Gesamtbetrag, Summe, Endsumme, Menge, Anzahl, Stückzahl, Kosten, Gebühr, Beitrag, Mitgliedsbeitrag, Jahresbeitrag, Trinkgeld, Steuer, MwSt, Rabatt, Versandkosten, Umsatz, Gewinn, Ausgaben, Zahlbetrag, Rechnungsbetrag, Spende, Spendenbetrag, Prämie, Schadenhöhe, Verbrauch, Warenwert, Bestellwert, Nutzung, Kaltmiete, Warmmiete, Miete, Nebenkosten',
    fr: 'prix, prix unitaire, montant, montant total, total, total TTC, quantité, qté, coût, frais, cotisation, pourboire, taxe, TVA, remise, frais de port, chiffre affaires, dépense, dépenses, montant payé, don, montant du don, consommation, prix payé, loyer, charges locatives',
    es: 'precio, precio unitario, importe, importe total, monto, monto total, total pagado, cantidad, coste, costo, cuota, propina, impuesto, IVA, descuento, gastos envío, ventas, ganancia, gasto, gastos, donación, donativo, consumo, unidades, alquiler, arriendo',
    it: 'prezzo, prezzo unitario, importo, importo totale, totale, quantità, costo, quota associativa, mancia, tassa, IVA, sconto, spese spedizione, fatturato, spesa, spese, spesa totale, donazione, consumo, pagato, coperti, consumi, affitto, canone, spesa totale, spesa alimentare',
    pt: 'preço, preço unitário, valor, valor total, valor pago, montante, quantidade, qtd, custo, mensalidade, quota, gorjeta, imposto, desconto, frete, faturamento, despesa, despesas, gasto, gastos, doação, consumo, total pago, aluguel, renda da casa',
    nl: 'prijs, stukprijs, bedrag, totaalbedrag, totaal, aantal, hoeveelheid, kosten, contributie, fooi, belasting, btw, korting, verzendkosten, omzet, uitgaven, gift, donatie, verbruik, betaald, huur, kale huur, huurprijs',
    pl: 'cena, kwota, suma, razem, wartość, ilość, liczba sztuk, koszt, opłata, składka, napiwek, podatek, VAT, rabat, koszt dostawy, sprzedaż, wydatki, darowizna, zużycie, zapłacono, czynsz',
    sv: 'pris, belopp, totalbelopp, summa, totalt, antal, kostnad, avgift, medlemsavgift, dricks, skatt, moms, rabatt, frakt, försäljning, utgifter, gåva, förbrukning, betalt, hyra, månadshyra',
    cs: 'cena, částka, celkem, suma, množství, počet kusů, náklady, poplatek, příspěvek členský, spropitné, daň, DPH, sleva, doprava, tržby, výdaje, dar, spotřeba, zaplaceno, nájem, nájemné',
    ru: 'цена, сумма, итого, стоимость, количество, кол во, сбор, взнос, чаевые, налог, НДС, скидка, доставка стоимость, выручка, расходы, траты, пожертвование, расход, потребление, оплачено, арендная плата, ущерб',
    tr: 'fiyat, birim fiyat, tutar, toplam tutar, toplam, miktar, adet, maliyet, aidat, bahşiş, vergi, KDV, indirim, kargo ücreti, satış, harcama, harcamalar, bağış, tüketim, ödenen, kira, kira bedeli',
    ja: '価格, 単価, 金額, 合計, 合計金額, 数量, 個数, 費用, 料金, 会費, 税額, 消費税, 割引, 送料, 売上, 支出, 購入金額, 寄付額, 使用量, 購入回数, ポイント, 家賃, 賃料',
    zh: '价格, 價格, 单价, 單價, 金额, 金額, 总价, 合计, 总额, 数量, 數量, 费用, 費用, 会费, 税额, 折扣, 运费, 销售额, 支出, 消费, 捐款, 用量, 购买次数, 积分, 实付, 应付, 租金, 房租',
    ko: '가격, 단가, 금액, 합계, 총액, 수량, 개수, 비용, 요금, 회비, 세금, 할인, 배송비, 매출, 지출, 구매금액, 결제금액, 기부금, 사용량, 구매횟수, 포인트, 주문금액, 월세, 임대료, 보증금',
  },
  not: `
    loan, credit, salary, income, debt, mortgage, church, union, bilirubin, protein, cholesterol, account, phone,
    people, persons, household, family, children, name, date, id, type, status, method, currency, class, alcohol,
    platelet, Kirchen, Personen, Kinder, hijos, enfants, figli, filhos, kinderen, personen, dzieci, barn, dětí, детей,
    çocuk, kişi, 人, 子, 人数, 자녀, 가구원
  `,
  fits: isNumber,
  sure: Confidence.weakHeader,
});

/** Also with a sign of a currency, or in words for how often. */
function isNumber({ numbers, probe }: ColumnSample): boolean {
  return (
    numbers !== undefined ||
    probe.filter((value) => /\d/.test(value) && value.length <= 20).length >= 0.8 * probe.length
  );
}
