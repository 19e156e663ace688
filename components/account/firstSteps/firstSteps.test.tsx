import { screen, within } from '@testing-library/react';
import { swapModal } from '@/hooks/address/modalAddress';
import { readStored, STORED } from '@/services/browser/storage';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { FirstStepsDialog } from './FirstStepsDialog';

jest.mock('@/hooks/address/modalAddress', () => ({ swapModal: jest.fn() }));

const LIMITS = '/api/user/limits';
const limits = (amount: string | null) => ({
  data: { limits: [{ kind: 'deposit', period: 0, amount, used: '0.00', currencyCode: 'EUR' }] },
});
const onClose = jest.fn();

async function open(
  user: Record<string, unknown>,
  amount: string | null = null,
  settings: Record<string, unknown> = {},
) {
  const { store, asked } = await playerStore({ [LIMITS]: limits(amount) }, user);
  return { ...show(<FirstStepsDialog open values={{}} onClose={onClose} />, { store, settings }), asked };
}
const steps = () =>
  within(screen.getByRole('dialog', { name: 'First steps' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('b')?.textContent,
      within(item).queryByRole('link')?.getAttribute('href') ?? null,
    ]);

afterEach(() => {
  localStorage.clear();
  onClose.mockClear();
});

test('ENG-10 a new player is offered what is open, each with a link to the place itself, and nothing is a payment', async () => {
  const { user } = await open({ isEmailVerified: false });
  await screen.findByText('0 of 3 done');
  expect(steps()).toEqual([
    ['Verify your email', null],
    ['Set a limit', '/profile2/limits'],
    ['Verify your identity', '/profile/verify'],
    ['Find the safer play tools', '/responsibility'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(swapModal).toHaveBeenCalledWith('verify-email');
});

test('what the backend knows to be done is marked and asks for nothing more', async () => {
  await open({ isEmailVerified: true, kycStatus: 'APPROVED' }, '50.00');
  await screen.findByText('3 of 3 done');
  expect(steps()).toEqual([
    ['Email verified', null],
    ['You’ve set a limit', null],
    ['Identity verified', null],
    ['Find the safer play tools', '/responsibility'],
  ]);
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test('who registered by phone adds an address first; while limits are unknown they do not count', async () => {
  const { store } = await playerStore({}, { email: null, isEmailVerified: false });
  show(<FirstStepsDialog open values={{}} onClose={onClose} />, { store });
  expect(await screen.findByText('0 of 2 done')).toBeVisible();
  expect(steps()[0]).toEqual(['Verify your email', '/profile/edit-profile']);
});

test('an address of which it is not known whether it is verified counts as neither done nor open', async () => {
  await open({ isEmailVerified: undefined });
  expect(await screen.findByText('0 of 2 done')).toBeVisible();
  expect(steps()[0]).toEqual(['Verify your email', null]);
});

test('API-39 without the calls for them the steps are left out', async () => {
  const endpoints = { resendVerification: null, limits: null, documents: null };
  const { asked } = await open({}, null, { endpoints });
  expect(steps()).toEqual([['Find the safer play tools', '/responsibility']]);
  expect(asked).toEqual([]);
});

test('Later closes it, and the device remembers that', async () => {
  const { user } = await open({});
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(onClose).toHaveBeenCalled();
  expect(readStored(STORED.firstSteps)).toBe('skipped');
});
