import { checkEmail } from '@/domain/account/fields/email';
import { toDecimal, toMinor } from '@/domain/money/money';
import { type RequestOf } from '@/contract/wire';
import { mayUse } from '../cashier/mayUse';
import { type Method, methodById } from '../cashier/methods';
import { type AccountRow } from '../accounts/store/accounts';
import { type Beneficiary } from './schema';
import { isAddress } from './address';
import { accountFault } from './bankAccount';
import { withdrawalBounds } from '../cashier/withdrawalBounds';
import { type FieldFault, withdrawalFaults } from './refusals';

type Faults = Record<string, FieldFault>;

/** A validated request; the amount in minor units of the currency. */
export type Asked = { method: Method; currency: string; amount: bigint; beneficiary: Beneficiary };

type Form = RequestOf<'calculateWithdrawal'>;

const NAME_LENGTH = 140;

const NOBODY: Beneficiary = {
  beneficiaryName: null,
  beneficiaryAccountNumber: null,
  email: null,
  walletAddress: null,
  network: null,
};

/** VAL-33: full name, account number and a valid e-mail. */
function readBank(form: Form, faults: Faults): Beneficiary {
  const name = form.beneficiaryName?.trim() ?? '';
  const account = form.beneficiaryAccountNumber?.trim() ?? '';
  const email = form.email?.trim() ?? '';
  if (name === '') faults.beneficiaryName = { sentence: 'required' };
  else if (name.length > NAME_LENGTH || !/\p{L}/u.test(name)) faults.beneficiaryName = { sentence: 'invalid' };
  const wrong = accountFault(account);
  if (wrong) faults.beneficiaryAccountNumber = wrong;
  const complaint = checkEmail(email);
  if (complaint) faults.email = { sentence: complaint === 'required' ? 'required' : 'emailInvalid' };
  return { ...NOBODY, beneficiaryName: name, beneficiaryAccountNumber: account, email };
}

/** VAL-34: a network of the method and a valid address on it. */
async function readCrypto(form: Form, { networks = [] }: Method, faults: Faults): Promise<Beneficiary> {
  const [walletAddress, network] = [form.walletAddress?.trim() ?? '', form.network ?? ''];
  const isKnown = networks.includes(network);
  if (!isKnown) faults.network = { sentence: network === '' ? 'required' : 'notInList' };
  if (walletAddress === '') faults.walletAddress = { sentence: 'required' };
  else if (isKnown && !(await isAddress(walletAddress, network))) faults.walletAddress = { fault: 'address' };
  return { ...NOBODY, walletAddress, network };
}

/** The amount in minor units, checked against the bounds of the method; zero when it cannot be parsed. */
function readAmount(text: string, currency: string, method: Method, faults: Faults): bigint {
  const amount = toMinor(text, currency);
  const bounds = withdrawalBounds(method, currency);
  const say = (minor: bigint) => `${toDecimal(minor, currency)} ${currency}`;
  if (amount === null || amount <= 0n || !bounds) faults.amount = { fault: 'amountInvalid' };
  else if (amount < bounds.min) faults.amount = { fault: 'amountLow', n: say(bounds.min) };
  else if (amount > bounds.max) faults.amount = { fault: 'amountHigh', n: say(bounds.max) };
  return amount ?? 0n;
}

type Asker = {
  account: Pick<AccountRow, 'countryCode' | 'email' | 'tags'>;
  currencies: readonly string[];
  language: string;
};

/** Validates a form. Throws VALIDATION with a message for each invalid field. */
export async function readForm(form: Form, { account, currencies, language }: Asker): Promise<Asked> {
  const faults: Faults = {};
  const { currencyCode: currency } = form;
  const method = methodById(form.paymentMethodId);
  const use = method?.withdrawalExist ? mayUse(method, account, currency, 'withdrawal') : 'no';
  if (!method || use === 'no') {
    throw withdrawalFaults(language, { paymentMethodId: { sentence: 'notInList' } });
  }
  if (use !== 'yes' || !currencies.includes(currency)) {
    throw withdrawalFaults(language, { currencyCode: { sentence: 'notInList' } });
  }
  const amount = readAmount(form.amount, currency, method, faults);
  const beneficiary = method.coin ? await readCrypto(form, method, faults) : readBank(form, faults);
  if (Object.keys(faults).length > 0) throw withdrawalFaults(language, faults);
  return { method, currency, amount, beneficiary };
}
