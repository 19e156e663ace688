/** Countries by what they hold for: `matched`, `unmatched`, `default`, or a tag (OP-069). */
export type TagCountries = Readonly<Record<string, readonly string[]>>;

/** A way to pay (ENT-15, ENT-16). Lists that are empty say nothing; codes are in capitals. */
export type PaymentMethod = {
  id: string;
  /** What an address carries in `met`, and rules go by. */
  name: string;
  /** What players read. */
  title: string;
  description: string | null;
  /** Address or path of its picture. */
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
  /** Decimal texts in the currency that was asked for. */
  min: string | null;
  max: string | null;
  /** The same of a withdrawal. */
  withdrawMin: string | null;
  withdrawMax: string | null;
  /** Of a crypto method, the usual one first; no other has any. */
  networks: readonly string[];
};

/** Names are compared without regard to capitals (OP-073). */
export const isNamed = ({ name }: Pick<PaymentMethod, 'name'>, wanted: string): boolean =>
  name.toLowerCase() === wanted.toLowerCase();

/** The method that is chosen before anybody chose (CONST-06). */
const PRESELECTED = 'visa';

/** The method that an address names, else Visa, else the first; null of none. */
export const chosenMethod = <M extends PaymentMethod>(methods: readonly M[], name: string | null): M | null =>
  (name === null ? undefined : methods.find((method) => isNamed(method, name))) ??
  methods.find((method) => isNamed(method, PRESELECTED)) ??
  methods[0] ??
  null;

/** The methods that ask for a CPF number (OP-080). */
const WITH_CPF = 'pix';

/** Whether this method needs the payer's CPF number (PAY-18). */
export const needsCpf = ({ name }: Pick<PaymentMethod, 'name'>): boolean => name.toLowerCase().includes(WITH_CPF);
