import { declineReasonKey } from './declineReason';

test('reasons that help the player are told, all others are not', () => {
  expect(declineReasonKey('insufficient_funds')).toBe('depositResult.reason.insufficientFunds');
  expect(declineReasonKey('incorrect_cvc')).toBe('depositResult.reason.incorrectCvc');
  for (const other of [null, '', 'stolen_card', 'constructor', '<b>']) expect(declineReasonKey(other)).toBeNull();
});
