import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAccount } from './newAccount';
import { testClock } from '../../../testing/testClock';
import { accountByEmail, accountByPhone, createAccount } from '../store/accounts';
import { settlePhones } from './phoneForm';
import { openTestDatabase } from '../../../testing/testDatabase';

const now = testClock().now();

test('E04: numbers of an older database come into their one form, none into another account’s', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const older = async (name: string, phoneCode: string, phone: string, phoneKey: string) => {
    const columns = { phoneCode, phone, phoneKey, brand: 'curacao', email: `${name}@players.example` };
    assert.equal(typeof (await createAccount(db, newAccount({ ...columns, language: 'en', now }))), 'object');
  };
  await older('twice', '49', '4915112345678', '494915112345678');
  await older('national', '43', '06641234567', '436641234567');
  await older('italian', '39', '0612345678', '39612345678');
  await older('right', '49', '15187654321', '4915187654321');
  await older('second', '49', '4915187654321', '494915187654321');
  await settlePhones(db, now);

  const stored = async (name: string) => {
    const row = await accountByEmail(db, 'curacao', `${name}@players.example`);
    return [row?.phoneCode, row?.phone, row?.phoneKey];
  };
  assert.deepEqual(await stored('twice'), ['49', '15112345678', '4915112345678']);
  assert.deepEqual(await stored('national'), ['43', '6641234567', '436641234567']);
  assert.deepEqual(await stored('italian'), ['39', '0612345678', '390612345678']);
  assert.deepEqual(await stored('right'), ['49', '15187654321', '4915187654321']);
  assert.deepEqual(await stored('second'), ['49', '4915187654321', '494915187654321']);

  // Runs only once: numbers stored later are normalized already.
  await older('late', '49', '4915100000000', '494915100000000');
  await settlePhones(db, now);
  assert.ok(await accountByPhone(db, 'curacao', ['494915100000000']));
});
