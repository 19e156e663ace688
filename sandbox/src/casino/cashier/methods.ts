import { type Coin } from '../../currencies/coin';
import { type AnswerOf } from '@/contract/wire';
import { withdrawalBoundsWire } from './withdrawalBounds';
import { boundsIn, type Scale } from './bounds';

export type PaymentMethodWire = AnswerOf<'payments'>['data']['payments'][number];

/**
 * A payment method of a brand: the fields of the specification (ENT-15, ENT-16) and the backend's own. Bounds depend on
 * the account's currency, so they are not part of it.
 */
export type Method = Omit<PaymentMethodWire, 'min' | 'max' | 'withdrawMin' | 'withdrawMax'> & {
  name: string;
  kind: 'card' | 'redirect' | 'crypto';
  scale: Scale;
  coin?: Coin;
  /** Needs the player's phone number: the provider calls back. */
  needsPhone?: true;
  /** Needs the Brazilian tax number, CPF (OP-080). */
  needsCpf?: true;
};

const COINS = ['BTC', 'ETH', 'LTC', 'USDT'];

const mark = (slug: string) => `marks/${slug}.svg`;
/** Icon of a method that is not a brand. */
const drawn = (name: string) => `payments/${name}.svg`;

const noLists = (): Partial<Method> => ({
  allowedCountries: [],
  restrictedCountries: [],
  tagRestrictedCountries: null,
  allowedCurrencies: [],
  restrictedCurrencies: [],
  allowEmails: [],
  allowTags: [],
});

type Written = Partial<Method> & Pick<Method, 'id' | 'name' | 'kind' | 'title' | 'order'>;

const method = (written: Written): Method => ({
  ...noLists(),
  paymentMethod: written.name,
  rawTitle: written.title,
  description: null,
  hidden: false,
  isActive: true,
  withdrawalExist: false,
  isCardForm: written.kind === 'card',
  scale: written.kind === 'crypto' ? 'coin' : 'usual',
  // Coins can only be used with crypto methods.
  ...(written.kind !== 'crypto' && { restrictedCurrencies: COINS }),
  ...written,
});

/**
 * The payment methods of the sample brands. Some use the specification's alternative name for their picture or tags.
 */
export const METHODS: readonly Method[] = [
  method({
    id: 1,
    name: 'visa',
    kind: 'card',
    title: 'Visa',
    order: 100,
    scale: 'card',
    description: 'Credited at once',
    thumbnailUrl: mark('visa'),
    withdrawalExist: true,
  }),
  method({
    id: 2,
    name: 'mastercard',
    kind: 'card',
    title: 'Mastercard',
    order: 95,
    scale: 'card',
    description: 'Credited at once',
    thumbnail_url: mark('mastercard'),
  }),
  method({
    // Offered as a fallback when another method failed, active or not (PAY-09, PAY-21).
    id: 3,
    name: 'carouseller',
    kind: 'redirect',
    title: 'More ways to pay',
    order: 40,
    isActive: false,
    rawTitle: 'Carouseller',
    description: 'Wallets, vouchers and local banks on one page',
    thumbnailUrl: drawn('more'),
  }),
  method({
    id: 4,
    name: 'banktransfer',
    kind: 'redirect',
    title: 'Online banking',
    order: 80,
    description: 'Pay from your bank account',
    thumbnailUrl: drawn('bank'),
  }),
  method({
    id: 5,
    name: 'instantbank',
    kind: 'redirect',
    title: 'Instant bank',
    order: 75,
    needsPhone: true,
    description: 'Your bank confirms by phone',
    thumbnailUrl: drawn('instant'),
    allowedCurrencies: ['EUR', 'NOK', 'SEK', 'DKK', 'PLN', 'CZK', 'HUF', 'CHF'],
  }),
  method({
    id: 6,
    name: 'wallet',
    kind: 'redirect',
    title: 'E-wallet',
    order: 70,
    withdrawalExist: true,
    rawTitle: 'E-wallet',
    description: 'Pay with your balance',
    thumbnail_url: drawn('wallet'),
    tagRestrictedCountries: { matched: [], unmatched: ['TR'], default: [], restricted: ['DE'] },
  }),
  method({
    id: 7,
    name: 'pix',
    kind: 'redirect',
    title: 'Pix',
    order: 85,
    needsCpf: true,
    withdrawalExist: true,
    description: 'CPF needed',
    thumbnailUrl: mark('pix'),
    allowedCountries: ['BR'],
    allowedCurrencies: ['BRL'],
  }),
  method({
    id: 8,
    name: 'bitcoin',
    kind: 'crypto',
    title: 'Bitcoin',
    order: 60,
    coin: 'BTC',
    networks: ['Bitcoin'],
    description: '2 confirmations',
    thumbnailUrl: mark('bitcoin'),
    withdrawalExist: true,
  }),
  method({
    id: 9,
    name: 'ether',
    kind: 'crypto',
    title: 'Ether',
    order: 55,
    coin: 'ETH',
    networks: ['ERC20', 'BEP20'],
    description: '12 confirmations',
    thumbnailUrl: mark('ethereum'),
  }),
  method({
    id: 10,
    name: 'litecoin',
    kind: 'crypto',
    title: 'Litecoin',
    order: 50,
    coin: 'LTC',
    networks: ['Litecoin'],
    description: '6 confirmations',
    thumbnailUrl: mark('litecoin'),
  }),
  method({
    id: 11,
    name: 'tether',
    kind: 'crypto',
    title: 'Tether',
    order: 58,
    coin: 'USDT',
    description: 'Three networks',
    thumbnail_url: mark('tether'),
    withdrawalExist: true,
    networks: ['TRC20', 'ERC20', 'BEP20'],
  }),
  method({
    // For withdrawals only (OP-070).
    id: 12,
    name: 'payout',
    kind: 'redirect',
    title: 'Bank payout',
    order: 40,
    hidden: true,
    withdrawalExist: true,
    thumbnailUrl: drawn('payout'),
  }),
  method({
    id: 13,
    name: 'vippay',
    kind: 'redirect',
    title: 'Concierge transfer',
    order: 65,
    scale: 'high',
    description: 'For members of the club',
    thumbnailUrl: drawn('concierge'),
    allowedTags: ['vip'],
  }),
  method({
    id: 14,
    name: 'housecredit',
    kind: 'redirect',
    title: 'House account',
    order: 45,
    thumbnailUrl: drawn('bank'),
    allowEmails: ['Approved@Baize.Example'],
  }),
  method({
    id: 15,
    name: 'oldvoucher',
    kind: 'redirect',
    title: 'Voucher',
    order: 30,
    isActive: false,
    thumbnailUrl: drawn('voucher'),
  }),
];

/** The method with this id, given as text or number; undefined if there is none. */
export const methodById = (id: string | number): Method | undefined =>
  METHODS.find((one) => String(one.id) === String(id));

export const methodByName = (name: string): Method | undefined => METHODS.find((one) => one.name === name);

/** A method in the contract's form, with its bounds in a currency. */
export function methodWire(
  { kind: _kind, scale, coin: _coin, needsPhone: _phone, needsCpf: _cpf, ...shown }: Method,
  currency: string | null,
): PaymentMethodWire {
  const bounds = currency === null ? null : boundsIn(currency, scale);
  return {
    ...shown,
    ...(bounds && { min: bounds.min, max: bounds.max }),
    ...withdrawalBoundsWire({ ...shown, scale }, currency),
  };
}
