import { localeOf } from '@/config/locales';
import { formatAward } from './awardAmount';

const EN = localeOf('en');

describe('CONST-14 an amount of the award', () => {
  test.each([
    ['24.992', 'EUR', '€24.99'],
    ['24.995', 'EUR', '€25.00'],
    ['-24.995', 'EUR', '−€25.00'],
    [1.005, 'EUR', '€1.01'],
    [0, 'EUR', '€0.00'],
    ['7', 'JPY', '¥7.00'],
    ['1234567.5', 'EUR', '€1,234,567.50'],
    ['9007199254740993.01', 'EUR', '€9,007,199,254,740,993.01'],
    ['no number', 'EUR', '€0.00'],
    ['', 'EUR', '€0.00'],
    [Number.NaN, 'EUR', '€0.00'],
    [Number.POSITIVE_INFINITY, 'EUR', '€0.00'],
    ['12.5', 'CREDITS', '12.50 CREDITS'],
  ])('%s %s is %s', (value, currency, text) => {
    expect(formatAward(EN, value, { currency })).toBe(text);
  });

  test.each([
    ['0.123456785', 'BTC', '0.12345679 BTC'],
    ['0.50000000', 'BTC', '0.5 BTC'],
    ['3', 'USDT', '3 USDT'],
    [0.0000001, 'ETH', '0.0000001 ETH'],
    ['0.000000004', 'BTC', '0 BTC'],
  ])('of a coin, %s %s, is %s', (value, currency, text) => {
    expect(formatAward(EN, value, { currency })).toBe(text);
  });

  test('of a player of coins has up to eight decimals in other money too', () => {
    expect(formatAward(EN, '1.23456789', { currency: 'EUR', isCrypto: true })).toBe('€1.23456789');
    expect(formatAward(EN, '1.50', { currency: 'EUR', isCrypto: true })).toBe('€1.5');
  });
});
