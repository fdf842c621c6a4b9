/** What people pay with, earn and owe. */
import type { Detector } from '../../detector.ts';
import { bankAccounts, bankCodes, ibans, paymentCards, routingNumbers } from './bank.ts';
import { benefits } from './benefits.ts';
import { creditScores, creditStanding } from './credit.ts';
import { balances, incomeBands, incomes } from './money.ts';

export const finance: readonly Detector[] = [
  ibans,
  paymentCards,
  bankAccounts,
  routingNumbers,
  bankCodes,
  incomes,
  incomeBands,
  balances,
  creditScores,
  creditStanding,
  benefits,
];
