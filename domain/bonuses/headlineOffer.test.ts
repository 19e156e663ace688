import { toOffer } from '@/services/bonuses/bonusWire';
import { wireOffer } from '@/tests/support/bonuses';
import { headlineOffer, namesAmount } from './headlineOffer';

test('an offer that is over is no headline', () => {
  const [over, open] = ['2026-03-01', '2026-03-31'].map((day) =>
    toOffer(wireOffer({ id: day, depositNumber: 1, validTo: `${day}T00:00:00Z` }))!,
  );
  const now = Date.parse('2026-03-11T12:00:00Z');
  expect(headlineOffer([over!], now)).toBeNull();
  expect(headlineOffer([over!, open!], now)?.id).toBe('2026-03-31');
});

test.each([
  ['100% up to €200', '200.00', true],
  ['Up to 1,000 EUR', '1000', true],
  ['Bis zu 1 000,00 €', '1000.00', true],
  ['Welcome bonus: 100%', '100.00', false],
  ['Welcome bonus: 100%', '200.00', false],
  ['The grand 2000', '200.00', false],
])('%s names %s: %s', (title, amount, named) => {
  expect(namesAmount(title, amount)).toBe(named);
});
