import { themeFlags } from './flags';
import { THEMES } from './brands/registry';

const having = (flag: keyof ReturnType<typeof themeFlags>) =>
  THEMES.map(({ name }) => name).filter((name) => themeFlags(name)[flag]);

it('hides the award card for lulu and wincraft, and asks lulu alone for a new identity check', () => {
  expect(having('hideAwardCard')).toEqual(['lulu', 'wincraft']);
  expect(having('resetKycOnProfileChange')).toEqual(['lulu']);
});

it('locks no stored value in any theme (OP-059)', () => {
  expect(having('lockExistingProfileValues')).toEqual([]);
});

it('knows no flag for a name nobody knows', () => {
  expect(Object.values(themeFlags('__proto__'))).toEqual([false, false, false]);
  expect(themeFlags(undefined)).toEqual(themeFlags('curacao'));
});
