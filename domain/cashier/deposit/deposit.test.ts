import { FALLBACK_FIELDS, readRegistrationFields } from '@/domain/account/registration/registrationFields';
import { DEPOSIT_STATUSES, hasEnded, isCancellable, type Deposit } from './deposit';
import { needsLinkedSignup } from './linkedSignUp';
import { findDuplicate } from './duplicate';

test('three states are open; only the first can be given up', () => {
  expect(DEPOSIT_STATUSES.filter((status) => !hasEnded({ status }))).toEqual(['created', 'processing', 'pending']);
  expect(DEPOSIT_STATUSES.filter((status) => isCancellable({ status }))).toEqual(['created']);
});

test('a duplicate is open, equal and unseen', () => {
  const deposit = { id: 'a', status: 'created', methodId: '1', amount: '25.00', currency: 'EUR' } as Deposit;
  const wanted = { methodId: '1', amount: '25', currency: 'EUR' };
  const duplicateOf = (over: Partial<Deposit>, shown: string[] = []) =>
    findDuplicate([{ ...deposit, ...over }], new Set(shown), wanted)?.id ?? null;
  expect(duplicateOf({})).toBe('a');
  expect(duplicateOf({}, ['a'])).toBeNull();
  for (const over of [{ amount: '25.01' }, { methodId: '2' }, { currency: 'USD' }, { status: 'success' as const }])
    expect(duplicateOf(over)).toBeNull();
});

test('the linked sign-up comes first for guests and for who lacks something that must be filled in', () => {
  const rules = { configured: FALLBACK_FIELDS, withoutAddress: false, placeholderDomain: 'noemail.invalid' };
  const user = {
    email: 'm@example.com',
    firstName: 'M',
    lastName: 'L',
    dateOfBirth: '1991-06-14',
    gender: null,
    nickname: null,
    phone: null,
    phoneCode: null,
    countryCode: 'DE',
    city: null,
    zipCode: null,
    address: 'Street 1',
    isEmailVerified: true,
    kycStatus: null,
  };
  expect(needsLinkedSignup(null, rules)).toBe(true);
  const configured = readRegistrationFields({ email: true, firstName: true, address: true, city: true });
  expect(needsLinkedSignup(user, { ...rules, configured })).toBe(false);
  expect(needsLinkedSignup({ ...user, address: null }, { ...rules, configured })).toBe(true);
  expect(needsLinkedSignup({ ...user, address: null }, { ...rules, configured, withoutAddress: true })).toBe(false);
});
