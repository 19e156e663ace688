import { namesAmount } from './headlineOffer';

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
