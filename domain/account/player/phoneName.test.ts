import { maskedPhone, ownPhone } from './phoneName';

test.each([
  [{ phoneCode: '49', phone: '15112345678' }, '+4915112345678', '+49 ••• 678'],
  [{ phoneCode: '+1', phone: '213 373-4253' }, '+12133734253', '+1 ••• 253'],
  [{ phoneCode: '49', phone: null }, '', ''],
])('A15 %j is %j and, masked, %j', (owner, whole, masked) => {
  expect([ownPhone(owner), maskedPhone(owner)]).toEqual([whole, masked]);
});
