import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@/tests/support/cashier';
import {
  atDepositAddress,
  created,
  frame,
  frameStep,
  openIntent as open,
  ORIGIN,
  wait,
} from '@/tests/support/depositIntent';

atDepositAddress();

const settings = { ownCardForm: true };
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await wait(50);
};
const card = () => {
  fill(/Card number/, '4242424242424242');
  fill(/Expiry/, '1230');
  fill(/CVC/, '123');
  fill(/Name on card/, 'Maria Lindqvist');
};

test('ENT-33 PAY-02 number, expiry, code and name, which browsers can fill in', async () => {
  await open(created(), { settings });
  const fields = ['Card number', 'Expiry', 'CVC', 'Name on card'].map((name) =>
    screen.getByLabelText(new RegExp(name)),
  );
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'cc-number',
    'cc-exp',
    'cc-csc',
    'cc-name',
  ]);
});

test('goes to the provider alone, and is found nowhere afterwards', async () => {
  const ask = jest.fn(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ data: { status: 'done' } }) }),
  );
  Object.defineProperty(window, 'fetch', { value: ask, configurable: true });
  const { store, asked } = await open(created(), { settings });
  card();
  await send();
  const [url, request] = ask.mock.calls[0] as unknown as [URL, RequestInit];
  expect(String(url)).toBe(`${ORIGIN}/cards/1`);
  expect(request.credentials).toBe('omit');
  expect(JSON.parse(request.body as string)).toEqual({
    number: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
    holder: 'Maria Lindqvist',
  });
  const kept = JSON.stringify([store.getState(), asked, { ...localStorage }, { ...sessionStorage }, location.href]);
  expect(kept).not.toMatch(/4242|Maria Lindqvist.*12\/30/);
});

test('says what is wrong beside the field, and sends nothing', async () => {
  const ask = jest.fn();
  Object.defineProperty(window, 'fetch', { value: ask, configurable: true });
  await open(created(), { settings });
  fill(/Card number/, '4242424242424241');
  fill(/Expiry/, '01/20');
  fill(/CVC/, '1234');
  await send();
  const form = screen.getByRole('form', { name: 'Card details' });
  for (const said of ['Check the card number', 'This card has expired', 'Enter the 3-digit code'])
    expect(within(form).getAllByText(new RegExp(said))[0]).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['none', () => Promise.reject(new Error('gone'))],
  // It may have come to the charge.
  ['that of a provider in trouble', () => Promise.resolve({ ok: false, status: 503 })],
])('an answer that is %s is unknown: the backend is asked, and nothing said to have failed', async (_, value) => {
  Object.defineProperty(window, 'fetch', { value, configurable: true });
  const { at } = await open(created(), { settings });
  const before = at(PATHS.deposit('d1')).length;
  card();
  await send();
  expect(screen.getByText(/Don’t pay again/)).toBeVisible();
  await waitFor(() => expect(at(PATHS.deposit('d1')).length).toBeGreaterThan(before));
});

test.each([
  ['no challenge', 200, {}],
  ['409', 409, {}],
  ['a challenge on another origin', 200, { url: 'https://evil.example/challenge' }],
])(
  'PAY-02 an answer with %s says that the result is asked for, and nothing can be paid again',
  async (_, status, data) => {
    const answer = { ok: status === 200, status, json: () => Promise.resolve({ data }) };
    Object.defineProperty(window, 'fetch', { value: () => Promise.resolve(answer), configurable: true });
    await open(created(), { settings });
    card();
    await send();
    expect(screen.getByText('We’re checking the result with the payment provider.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible();
  },
);

test('an address outside the named origins takes no card: the frame does', async () => {
  await open(created({ nextStep: { ...frameStep, cardUrl: 'https://evil.example/cards' } }), { settings });
  expect(screen.queryByLabelText(/Card number/)).toBeNull();
  expect(frame()).toBeInTheDocument();
});
