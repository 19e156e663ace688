import { isOpenPage } from './openPages';

test.each([
  ['/terms-and-conditions', true],
  ['/responsible-gambling', true],
  ['/responsibility', true],
  ['/reset-password?token=abc', true],
  ['/confirm-email?token=abc', true],
  ['/', false],
  ['/casino', false],
  ['/contacts', false],
  ['/casino/games/terms-and-conditions', false],
  [null, false],
])('%s is open to the blocked: %s', (address, open) => expect(isOpenPage(address)).toBe(open));
