import { netResultOf } from './netResult';

it.each([
  ['3807.60', '4120.00', 'EUR', '-312.40'],
  ['10', '4.5', 'EUR', '5.50'],
  ['0', '0', 'EUR', '0.00'],
  ['0.00000002', '0.00000003', 'BTC', '-0.00000001'],
  ['900', '1000', 'JPY', '-100'],
  ['much', '1', 'EUR', null],
  ['1', '', 'EUR', null],
])('wins of %s less stakes of %s in %s are %s', (wins, losses, currency, net) => {
  expect(netResultOf({ wins, losses, currency })).toBe(net);
});
