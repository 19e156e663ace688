import { shownWallet } from './shownWallet';
import type { Wallet } from './userDetails';

const wallet = (currencyCode: string, isActive = false): Wallet => ({
  currencyCode,
  realMoney: '5',
  bonus: '0',
  wager: '0',
  depositWager: '0',
  rollover: '0',
  isActive,
});
const [eur, sek, btc] = [wallet('EUR'), wallet('SEK'), wallet('BTC', true)];

test('the wallet that is played with comes first, then that of the account’s currency, then any', () => {
  expect(shownWallet([eur, sek, btc], 'SEK')).toBe(btc);
  expect(shownWallet([eur, sek], 'SEK')).toBe(sek);
  expect(shownWallet([eur, sek], 'USD')).toBe(eur);
  expect(shownWallet([eur], null)).toBe(eur);
});

test('B01 of a player without a wallet the amounts are unknown, in the currency of the account', () => {
  expect(shownWallet([], 'SEK')).toMatchObject({ currencyCode: 'SEK', realMoney: null, rollover: null });
  expect(shownWallet([], null)).toBeNull();
});
