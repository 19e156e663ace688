import { isLowBalance } from '@/domain/game/betLimitError';
import { errorKey } from './errorKeys';

test.each(['DAILY_BET_LIMIT', 'daily-bet-limit', 'DailyBetLimit', ' dailybetlimit '])(
  'a code counts without regard to case and signs: %j',
  (code) => expect(errorKey('bet', code)).toBe('betLimitError.dailyBetLimit'),
);

test.each([
  ['bonus', 'activeBonus', 'bonusError.ACTIVE_BONUS'],
  ['bonus', 'VALIDATION', 'bonusError.TERMS_CHANGED'],
  ['deposit', 'ACTIVE_BONUS', 'depositError.ACTIVE_BONUS'],
  ['withdrawal', 'ACTIVE_BONUS', 'withdrawal.error.bonus'],
] as const)('each family has its own text: %s %s', (family, code, key) => expect(errorKey(family, code)).toBe(key));

test('ERR-34 a refused withdrawal is told by its code, an unknown one generally', () => {
  expect(errorKey('withdrawal', 'REQUIRED_EMAIL_VERIFICATION')).toBe('withdrawal.error.email');
  expect(errorKey('withdrawal', 'depositRequired')).toBe('withdrawal.error.deposit');
  expect(errorKey('withdrawal', 'calculation_error')).toBe('withdrawal.error.calculation');
  for (const other of ['TEAPOT', '', null, undefined])
    expect(errorKey('withdrawal', other)).toBe('withdrawal.error.other');
});

test('a code without a text of its own has the text of its family, and no code says that something went wrong', () => {
  expect(errorKey('bonus', 'NEVER_HEARD')).toBe('bonusError.other');
  expect(errorKey('bet', 'SOMETHING_NEW')).toBe('betLimitError.other');
  for (const family of ['bonus', 'deposit', 'bet'] as const)
    for (const none of [null, undefined, '', '  ']) expect(errorKey(family, none)).toBe('general.somethingWrong');
});

test('a stake above the balance is known by its code', () => {
  expect(['insufficientBalance', 'minBet'].map(isLowBalance)).toEqual([true, false]);
});
