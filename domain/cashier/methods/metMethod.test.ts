import { metMethod } from './metMethod';

const KNOWN = [
  { name: 'card', title: 'Bank card' },
  { name: 'visa', title: 'Visa' },
];

test.each([
  ['visa', 'Visa'],
  ['VISA ', 'Visa'],
  ['card', 'Bank card'],
  ['bank card', 'Bank card'],
])('MODAL-04 DRES-06 met=%s is called by the title of the known method', (met, title) => {
  expect(metMethod(met, KNOWN)?.title).toBe(title);
});

test.each([null, undefined, '', ' ', 'visa2', 'constructor', '__proto__', '<b>visa</b>', 'visa\u0000'])(
  '%j names no method',
  (met) => {
    expect(metMethod(met, KNOWN)).toBeNull();
  },
);
