import { methodName } from './methodName';

const german = (title: string) => methodName((key) => `[${key}]`, 'de', title);
const thai = (title: string) => methodName((key) => `[${key}]`, 'th', title);

test('D05 a general English title is shown in our own words, in the language of the page', () => {
  expect(german('Online banking')).toEqual({ words: '[paymentMethod.onlineBanking]', lang: undefined });
  expect(german('Crypto')).toEqual({ words: '[paymentMethod.crypto]', lang: undefined });
  expect(thai('Bank Payout ')).toEqual({ words: '[paymentMethod.bankPayout]', lang: undefined });
});

test('D05 a name of the backend is marked where its letters are not those of the page', () => {
  expect(thai('Visa')).toEqual({ words: 'Visa', lang: 'en' });
  expect(thai('Wallet 24/7')).toEqual({ words: 'Wallet 24/7', lang: 'en' });
  expect(thai('พร้อมเพย์')).toEqual({ words: 'พร้อมเพย์', lang: undefined });
  expect(thai('12')).toEqual({ words: '12', lang: undefined });
  expect(german('Visa')).toEqual({ words: 'Visa', lang: undefined });
});
