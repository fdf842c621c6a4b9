/** Addresses of Bitcoin and Ethereum wallets: accounts whose payments all can see. */
import isBtcAddress from 'validator/lib/isBtcAddress.js';
import isEthereumAddress from 'validator/lib/isEthereumAddress.js';
import { byForm } from '../../byForm.ts';

/** Base 58 holds capital and small letters and digits; words and numbers hold less. */
const isMixed = (value: string) => /\d/.test(value) && (/[A-Z]/.test(value) || value.startsWith('bc1'));

export const walletAddress = byForm({
  id: 'wallet-address',
  label: 'addresses of crypto wallets',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'J',
  header: `
    wallet, wallet address, btc, btc address, bitcoin, bitcoin address, eth address, ethereum address, crypto address,
    Wallet-Adresse, Bitcoin-Adresse, adresse bitcoin, portefeuille, dirección bitcoin, monedero, ウォレット, ビットコインアドレス,
    钱包地址, 比特币地址, 錢包地址
  `,
  proof: 'form',
  matches: (value) =>
    value.length >= 26 &&
    value.length <= 64 &&
    (value.startsWith('0x') ? isEthereumAddress(value) : isMixed(value) && isBtcAddress(value)),
});
