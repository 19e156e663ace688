/** Country lists by key: `matched`, `unmatched`, `default`, or a tag (OP-069). */
export type TagCountries = Readonly<Record<string, readonly string[]>>;

/** A payment method (ENT-15, ENT-16). Empty lists mean no restriction; codes are upper case. */
export type PaymentMethod = {
  id: string;
  /** Identifier used in `met` and in rules. */
  name: string;
  /** Display name. */
  title: string;
  description: string | null;
  /** URL or path of the picture. */
  picture: string | null;
  order: number;
  hidden: boolean;
  isActive: boolean;
  withdrawalExist: boolean;
  isCardForm: boolean;
  allowedCountries: readonly string[];
  restrictedCountries: readonly string[];
  tagRestrictedCountries: TagCountries;
  allowedCurrencies: readonly string[];
  restrictedCurrencies: readonly string[];
  allowEmails: readonly string[];
  allowTags: readonly string[];
  /** Deposit limits: decimal strings in the requested currency. */
  min: string | null;
  max: string | null;
  /** Withdrawal limits. */
  withdrawMin: string | null;
  withdrawMax: string | null;
  /** Networks of a crypto method, the default first; empty for others. */
  networks: readonly string[];
};

/** Compares a method's name case-insensitively (OP-073). */
export const isNamed = ({ name }: Pick<PaymentMethod, 'name'>, wanted: string): boolean =>
  name.toLowerCase() === wanted.toLowerCase();

/** The default method (CONST-06). */
const PRESELECTED = 'visa';

/** The method named in the address, else Visa, else the first; null if the list is empty. */
export const chosenMethod = <M extends PaymentMethod>(methods: readonly M[], name: string | null): M | null =>
  (name === null ? undefined : methods.find((method) => isNamed(method, name))) ??
  methods.find((method) => isNamed(method, PRESELECTED)) ??
  methods[0] ??
  null;

/** Part of the name of methods that need a CPF (OP-080). */
const WITH_CPF = 'pix';

/** Whether a method needs the payer's CPF (PAY-18). */
export const needsCpf = ({ name }: Pick<PaymentMethod, 'name'>): boolean => name.toLowerCase().includes(WITH_CPF);

/** Words of a method's name or title that tell of coins. */
const COINS: ReadonlySet<string> = new Set([
  'crypto',
  'cryptocurrency',
  'bitcoin',
  'btc',
  'ethereum',
  'eth',
  'litecoin',
  'ltc',
  'bch',
  'tron',
  'trx',
  'tether',
  'usdt',
  'usdc',
  'dogecoin',
  'doge',
  'ripple',
  'xrp',
  'solana',
]);

/** Whether a method takes or pays coins: by its networks, or by its name, since only that is specified (B03). */
export const isCrypto = ({ name, title, networks }: Pick<PaymentMethod, 'name' | 'title' | 'networks'>): boolean =>
  networks.length > 0 ||
  `${name} ${title}`
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => COINS.has(word));
