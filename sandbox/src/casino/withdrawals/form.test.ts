import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answerOf } from '../../testing/testBackend';
import { isAddress } from './address';
import { BANK, openTestWithdrawals, TETHER, type TestWithdrawals } from '../../testing/testWithdrawals';

let bank: TestWithdrawals;
before(async () => {
  bank = await openTestWithdrawals();
});
after(() => bank.close());

test('VAL-33 a bank form needs a name, an account number and a right e-mail; a card number is not kept', async () => {
  const player = await bank.player({ euros: 0 });
  const faultsOf = async (more: object) => (await player.refused({ ...BANK, ...more }, 'calculateWithdrawal')).details;
  assert.deepEqual(await faultsOf({ beneficiaryName: ' ', beneficiaryAccountNumber: '', email: '' }), {
    beneficiaryName: 'Required',
    beneficiaryAccountNumber: 'Required',
    email: 'Required',
  });
  const email = 'Enter an email address such as name@example.com';
  const account = 'This isn’t an account number or IBAN';
  const card = 'This is a card number. Enter your bank account number';
  for (const [field, value, sentence] of [
    ['email', 'ada@', email],
    ['beneficiaryName', '123', 'Invalid format'],
    ['beneficiaryAccountNumber', 'DE88 3704 0044 0532 0130 00', account],
    ['beneficiaryAccountNumber', '1', account],
    ['beneficiaryAccountNumber', '<b>123456</b>', account],
    ['beneficiaryAccountNumber', '4242 4242 4242 4242', card],
  ] as const) {
    assert.deepEqual(await faultsOf({ [field]: value }), { [field]: sentence }, value);
  }
  for (const number of ['12345678', 'GB29 NWBK 6016 1331 9268 19', 'ada@player.example', '+55 11 91234-5678']) {
    await player.quote({ ...BANK, beneficiaryAccountNumber: number });
  }
});

test('VAL-34 a crypto form needs an amount, a network of the method and an address on that network', async () => {
  const player = await bank.player({ euros: 0 });
  const faultsOf = async (more: object) =>
    (await player.refused({ ...TETHER, ...more }, 'calculateWithdrawal')).details;
  assert.deepEqual(await faultsOf({ network: undefined, walletAddress: undefined }), {
    network: 'Required',
    walletAddress: 'Required',
  });
  assert.deepEqual(await faultsOf({ network: 'Bitcoin' }), { network: 'Choose one from the list' });
  const address = { walletAddress: 'This isn’t an address on the network you chose' };
  assert.deepEqual(await faultsOf({ network: 'ERC20' }), address);
  assert.deepEqual(await faultsOf({ walletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }), address);
});

test('an amount is a decimal number of the currency within the bounds of the method', async () => {
  const player = await bank.player({ euros: 0 });
  const faultsOf = async (amount: string) => (await player.refused({ ...BANK, amount }, 'calculateWithdrawal')).details;
  const invalid = { amount: 'Enter an amount such as 25 or 25.50' };
  for (const amount of ['-5', '0', '0.00', '1.234', '20.001', '25.123456789'])
    assert.deepEqual(await faultsOf(amount), invalid, amount);
  for (const amount of ['', '1,5', '١٢', '1e309', 'NaN', ' 25', '0x20', '+25']) {
    assert.ok('amount' in ((await faultsOf(amount)) ?? {}), amount);
  }
  assert.deepEqual(await faultsOf('0.01'), { amount: 'At least 20.00 EUR' });
  assert.deepEqual(await faultsOf('19.99'), { amount: 'At least 20.00 EUR' });
  assert.deepEqual(await faultsOf('10000.01'), { amount: 'At most 10000.00 EUR' });
  await player.quote({ ...BANK, amount: '20' });
  await player.quote({ ...BANK, amount: '10000' });
});

test('WDR-11 a method pays out if it has a withdrawal, hidden or not, and its bounds are told', async () => {
  const player = await bank.player({ euros: 0 });
  const { payments } = (await answerOf(bank.app, 'payments', { headers: player.headers })).data;
  const bounded = payments.filter(({ withdrawMin }) => withdrawMin !== undefined);
  assert.deepEqual(
    bounded.map(({ name, withdrawMin, withdrawMax }) => `${name} ${withdrawMin} ${withdrawMax}`),
    [
      'visa 20.00 10000.00',
      'wallet 20.00 10000.00',
      'pix 20.00 10000.00',
      'bitcoin 20.00 20000.00',
      'tether 20.00 20000.00',
      'payout 20.00 10000.00',
    ],
  );
  const refused = async (method: string, currencyCode = 'EUR') =>
    (await player.refused({ ...BANK, method, currencyCode }, 'calculateWithdrawal')).details;
  for (const method of ['mastercard', 'pix', 'none']) {
    assert.deepEqual(await refused(method), { paymentMethodId: 'Choose one from the list' }, method);
  }
  assert.deepEqual(await refused('payout', 'USD'), { currencyCode: 'Choose one from the list' });
});

test('an address is right by form and check sum of its network', async () => {
  const right: [string, string][] = [
    ['Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['Bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['Bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['Bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['Litecoin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['BEP20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ];
  for (const [network, address] of right) {
    assert.ok(await isAddress(address, network), address);
    // One character changed.
    const last = address.at(-1)!;
    const other = `${address.slice(0, -1)}${last === '4' ? '5' : '4'}`;
    if (/[A-F]/.test(address) || network !== 'BEP20') assert.ok(!(await isAddress(other, network)), other);
    assert.ok(!(await isAddress(address, 'Dogecoin')));
    assert.ok(!(await isAddress(` ${address}`, network)));
    assert.ok(!(await isAddress(address.slice(0, -1), network)));
  }
  assert.ok(!(await isAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'Bitcoin')));
  assert.ok(!(await isAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'ERC20')));
  assert.ok(!(await isAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Bitcoin')));
});
