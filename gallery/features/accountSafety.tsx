import { Verification } from '@/components/account/kyc/Verification';
import { AccountSafety } from '@/components/account/safety/AccountSafety';
import { type AnswerOf } from '@/contract/wire';
import { answersTo } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0];

/** An address as long as any. */
export const LONG_EMAIL = `${LONG_WORD.toLowerCase().replaceAll('ä', 'ae')}@example.com`;

type Document = AnswerOf<'documents'>['data']['documents'][number];
const document = (id: string, over: Partial<Document> = {}): Document => ({
  id,
  label: 'passport',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00Z',
  ...over,
});
const KINDS: Said['documentLabels'] = {
  data: {
    labels: [
      { id: 'passport', name: 'Passport', description: 'The page with the picture' },
      { id: 'bill', name: 'Utility bill' },
    ],
  },
};
const documents = (answer: Said['documents'], over: Partial<State> = {}): State => ({
  part: () => <Verification />,
  pathname: '/profile/verify',
  answers: answersTo({ documents: answer, documentLabels: KINDS }),
  ...over,
});
const sent = (...rows: Document[]) => ({ data: { documents: rows } });
const EACH = [
  document('d1', { status: 'confirmed', fileName: 'p.jpg' }),
  document('d2', { label: 'bill' }),
  document('d3', { status: 'rejected', reason: 'The corners are cut off' }),
  document('d4', { status: 'requested', label: 'bill' }),
];
const REJECTED = document('d1', {
  status: 'rejected',
  reason: LONG,
  fileName: `${LONG_WORD}.jpg`,
  label: LONG,
});

type Session = AnswerOf<'sessions'>['data']['sessions'][number];
const device = (browser: string | null, system: string | null): Session['device'] => ({ kind: null, browser, system });
const session = (id: string, over: Partial<Session> = {}): Session => ({
  id,
  current: false,
  device: device('Firefox', 'Windows'),
  place: { countryCode: 'DE', city: null },
  startedAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-20T09:30:00Z',
  ...over,
});
const OWN = session('own', { current: true, device: device('Chrome', 'Android') });
const UNKNOWN = session('b', { device: device(null, null), place: { countryCode: null, city: null } });
const sessions = (...rows: Session[]): AnswerOf<'sessions'> => ({
  data: {
    sessions: rows,
    lastLogin: {
      at: '2026-11-19T08:00:00Z',
      device: device('Safari', 'iOS'),
      place: { countryCode: 'US', city: 'Reno' },
    },
  },
});
const OFF: AnswerOf<'security'> = {
  data: { security: { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, asksAgainFor: [] } },
};
const ON = (name: string): AnswerOf<'security'> => ({
  data: {
    security: {
      authenticatorSince: '2026-11-18T12:00:00Z',
      passkeys: [{ id: 'k1', name, createdAt: '2026-11-18T12:00:00Z', lastUsedAt: null }],
      recoveryCodesLeft: 3,
      asksAgainFor: [],
    },
  },
});
const CHANGE: AnswerOf<'emailChange'> = {
  data: {
    change: {
      email: 'new@example.com',
      requestedAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-22T10:00:00Z',
      oldConfirmed: true,
      newConfirmed: false,
    },
  },
};
const READY: AnswerOf<'accountRequests'> = {
  data: {
    dataCopy: {
      reference: 'D-1',
      state: 'ready',
      askedAt: '2026-11-19T10:00:00Z',
      availableUntil: '2026-11-26T10:00:00Z',
    },
    closing: null,
    openMoney: [{ kind: 'balance', amount: '12.50', currencyCode: 'EUR' }],
  },
};
const safety = (over: Said, around: Partial<State> = {}): State => ({
  part: () => <AccountSafety />,
  pathname: '/profile/safety',
  answers: answersTo({
    sessions: sessions(OWN, session('a'), UNKNOWN),
    emailChange: { data: { change: null } },
    accountRequests: { data: { dataCopy: null, closing: null, openMoney: [] } },
    security: OFF,
    ...over,
  }),
  ...around,
});

/** The account's documents and its own safety. */
export const safetyEntries: readonly Entry[] = [
  {
    name: 'Documents',
    file: 'components/account/kyc/Verification.tsx',
    states: {
      usual: documents(sent(...EACH)),
      approved: documents(sent(EACH[0]!), { player: { kycStatus: 'approved' } }),
      tooEarly: documents(sent(), { settings: { allowKYCBeforeDeposit: false } }),
      loading: documents(never),
      empty: documents(sent()),
      error: documents(undefined),
      long: documents(sent(REJECTED)),
    },
  },
  {
    name: 'Account safety',
    file: 'components/account/safety/AccountSafety.tsx',
    states: {
      usual: safety({}),
      secured: safety({ security: ON('Telephone'), emailChange: CHANGE }),
      asked: safety({ accountRequests: READY }),
      loading: safety({ sessions: never }),
      empty: safety({ sessions: sessions(OWN) }),
      error: safety({ sessions: undefined, security: undefined, emailChange: undefined, accountRequests: undefined }),
      long: safety(
        {
          sessions: sessions(
            OWN,
            session('a', { device: device(LONG, LONG_WORD), place: { countryCode: 'DE', city: LONG_WORD } }),
          ),
          security: ON(LONG),
        },
        { player: { email: LONG_EMAIL } },
      ),
    },
  },
];
