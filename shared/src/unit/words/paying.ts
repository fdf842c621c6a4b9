/** How somebody paid: in cash or by card. Firms have terms of payment instead. */
import type { WordLists } from '../lexicon.ts';

export const paying: WordLists = {
  en: 'payment method, payment type, payment mode, mode of payment, pay method, pay type, paid by, tender type, tender',
  de: 'zahlart, zahlungsart, zahlungsweise, bezahlart, zahlungsmittel',
  fr: 'mode de paiement, moyen de paiement, mode paiement, moyen paiement, mode de reglement, mode reglement',
  es: 'forma de pago, metodo de pago, medio de pago, forma pago, metodo pago, medio pago',
  it: 'metodo di pagamento, modalita di pagamento, tipo pagamento, metodo pagamento, modalita pagamento',
  pt: 'forma de pagamento, metodo de pagamento, meio de pagamento, forma pagamento, metodo pagamento',
  nl: 'betaalwijze, betaalmethode, betaalmiddel',
  pl: 'forma platnosci, metoda platnosci, sposob platnosci',
  sv: 'betalsatt, betalningssatt, betalningsmetod',
  cs: 'zpusob platby, zpusob uhrady, typ platby',
  ru: 'способ оплаты, вид оплаты, форма оплаты',
  tr: 'odeme turu, odeme sekli, odeme yontemi',
  ja: '支払方法, 決済方法, 支払区分, お支払い方法',
  zh: '支付方式, 付款方式',
  ko: '결제수단, 결제방법, 지불방법',
};
