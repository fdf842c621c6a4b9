/** Papers and goods of business: they have numbers of their own that may look like those of people. */
export const papers = `
  invoice, order, transaction, ticket, booking, receipt, voucher, purchase, shipment, tracking, part, sku, product,
  item, article, serial, model, lot, batch, catalog, catalogue, cas, isbn, code, cell, tower, antenna, node, site,
  Rechnung, Beleg, Auftrag, Bestellung, Artikel, facture, commande, factura, pedido, fattura, ordine, fatura, factuur,
  faktura, objednávka, zamówienie, счет, заказ, sipariş, 注文, 請求, 订单, 发票, 주문, 송장
`;
