import { type Id } from './writing.ts';
import { type Shapes } from './shapes.ts';

/** ENT-14 in camel case; the specification names the five balances in words. */
export interface Balance {
  realMoney: number;
  bonus: number;
  wager: number;
  depositWager: number;
  rollover: number;
}

/** ENT-20. An amount that is text is not numeric on purpose. */
export interface RakebackDay {
  day: string;
  bonusId: Id;
  amount: number | string;
  paidAt: number | null;
}

export interface UserBonus {
  id: Id;
  bonusId: Id;
  status: 'activated' | 'cancelled' | 'completed';
  activatedAt: number;
  amount: number;
}

export interface Withdrawal {
  id: Id;
  amount: number;
  beneficiaryName: string | null;
  beneficiaryAccountNumber: string | null;
  email: string | null;
  walletAddress: string | null;
  network: string | null;
  createdAt: number;
  status: 'pending' | 'cancelled';
}

export interface Deposit {
  id: Id;
  methodId: Id;
  amount: number;
  at: number;
  status: 'pending' | 'completed' | 'failed';
  md: string | null;
}

/** ENT-01, ENT-02 and what the rules of §4, §6 and §8 need to know of a player. */
export interface Account {
  id: Id;
  email: string;
  /** Null for linked and Google accounts. */
  password: string | null;
  username: string;
  firstName: string | null;
  lastName: string | null;
  phoneCode: string | null;
  phone: string | null;
  /** YYYY-MM-DD; 1900-01-01 stands for none (§4). */
  dateOfBirth: string;
  gender: string;
  countryCode: string | null;
  currencyCode: string;
  city: string | null;
  address: string | null;
  zipCode: string | null;
  nickname: string | null;
  tags: string[];
  kycStatus: string | null;
  isEmailVerified: boolean;
  isSelfExclusionPermanent: boolean;
  /** Last excluded day, YYYY-MM-DD. */
  selfExclusion: string | null;
  isDuplicate: boolean;
  needsDocuments: boolean;
  isCrypto: boolean;
  locale: string | null;
  cpnc: string | null;
  registeredAt: number;
  linkedAccountUuid: string | null;
  balance: Balance;
  depositCount: number;
  totalDeposit: number;
  totalSpend: number;
  loyaltyLevel: number;
  award: { ngr: number; percent: number };
  rakeback: RakebackDay[];
  bonuses: UserBonus[];
  deposits: Deposit[];
  withdrawals: Withdrawal[];
}

/** What stands between a player and a bonus (§8 "Bonus activation codes"). */
export interface BonusRules {
  daysAfterRegistration?: number;
  participants?: { taken: number; limit: number };
  retryDays?: number;
  weekdays?: number[];
  depositNumber?: number;
  needsDeposit?: boolean;
  minimumLoss?: number;
  toCalendar?: boolean;
  cancelled?: boolean;
  broken?: boolean;
}

export interface Bonus {
  id: Id;
  /** The name under which a test finds it. */
  name: string;
  type: 'freespins' | 'deposit' | 'no_deposit' | 'instant_cashback';
  bannerTitle: string | null;
  startsAt: number;
  endsAt: number | null;
  amount: number;
  couponCode: string | null;
  rules: BonusRules;
}

/** ENT-15, ENT-16. `refusal` is the deposit code that the method always ends in. */
export interface Method {
  id: Id;
  name: string;
  title: string;
  picture: string;
  order: number | null;
  hidden?: boolean;
  isActive: boolean;
  withdrawalExist?: boolean;
  isCardForm?: boolean;
  lists?: Record<string, unknown>;
  limits?: { min: number; max: number };
  currencies?: string[];
  refusal?: string;
}

export interface Country {
  countryId: Id;
  code: string;
  name: string;
  phone: string;
  /** False: known, but registration is not open there. */
  open: boolean;
}

/** One language file: an object, raw text (a broken file), or nothing at all (404). */
export type LanguageFile = Record<string, unknown> | string | null;

/** One request as it arrived, set against the specification. */
export interface LogEntry {
  method: string;
  path: string;
  /** The name in the table of calls; null for an address that the specification does not name. */
  call: string | null;
  query: Record<string, string>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  status: number;
  /** Parameters that the specification does not list for this call. */
  unexpected: string[];
  /** Listed parameters that did not come. */
  missing: string[];
}

/** An answer that a test puts in place of the real one, for the next `times` calls. */
export interface Fault {
  status: number;
  json?: unknown;
  text?: string;
  times: number;
  delayMs?: number;
}

/** Everything one backend knows. Tests read and change it at will. */
export interface State {
  shapes: Shapes;
  cdnOrigin: string;
  systemToken: string | null;
  now: () => number;
  startedAt: number;
  accounts: Account[];
  /** Access token to account id. */
  sessions: Map<string, Id>;
  bonuses: Bonus[];
  methods: Method[];
  countries: Country[];
  currencies: { code: string; name: string }[];
  location: { country: string | null; ips: string[]; currencies: string[] };
  registrationFields: Record<string, number>;
  categories: { id: Id; name: string }[];
  categoriesFail: boolean;
  settings: Record<string, unknown>;
  languages: Record<string, LanguageFile>;
  content: Record<string, string>;
  log: LogEntry[];
  events: Record<string, unknown>[];
  blockedReports: Record<string, unknown>[];
  threeDs: { PaReq: string; MD: string }[];
  /** Keyed by the name of the call. */
  faults: Map<string, Fault>;
  counters: Map<string, number>;
}

/** The next number of a series: tokens and ids are counted, never drawn. */
export function next(state: State, series: string): number {
  const value = (state.counters.get(series) ?? 0) + 1;
  state.counters.set(series, value);
  return value;
}

/** Ids travel as numbers and as text, so they are compared as text. */
export const sameId = (a: unknown, b: Id): boolean =>
  (typeof a === 'string' || typeof a === 'number') && String(a) === String(b);

export const accountById = (state: State, id: Id): Account | undefined =>
  state.accounts.find((account) => sameId(account.id, id));

export const accountByEmail = (state: State, email: string): Account | undefined =>
  state.accounts.find((account) => account.email.toLowerCase() === email.trim().toLowerCase());

/** The sample or test account behind an address; for tests, which know that it exists. */
export function account(state: State, email: string): Account {
  const found = accountByEmail(state, email);
  if (!found) throw new Error(`No account ${email}`);
  return found;
}

/** A new session of an account (ENT-05). */
export function openSession(state: State, owner: Account): string {
  const token = `literal-${next(state, 'token')}-${String(owner.id)}`;
  state.sessions.set(token, owner.id);
  return token;
}

/** §4: excluded while the permanent flag is set or the end date is today or later. */
export const isExcluded = (owner: Account, today: string): boolean =>
  owner.isSelfExclusionPermanent || (owner.selfExclusion !== null && owner.selfExclusion >= today);

export const activeBonuses = (owner: Account): UserBonus[] =>
  owner.bonuses.filter(({ status }) => status === 'activated');

/** Log entries that a site held to the specification alone would not have caused. */
export const strangers = (state: State): LogEntry[] =>
  state.log.filter(({ call, unexpected }) => call === null || unexpected.length > 0);
