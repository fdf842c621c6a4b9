/** What people pay with, earn and owe. */
import type { Detector } from '../../detector.ts';
import { bankCodes, ibans, paymentCards, routingNumbers } from './bank.ts';
import { balances, creditScores, incomeBands, incomes } from './money.ts';

export const finance: readonly Detector[] = [
  ibans,
  paymentCards,
  routingNumbers,
  bankCodes,
  incomes,
  incomeBands,
  balances,
  creditScores,
];
