import { ReadyToClaim } from '@/components/referral/ReadyToClaim';
import { ReferralPanel } from '@/components/referral/ReferralPanel';
import { type AnswerOf } from '@/contract/wire';
import { type Referral } from '@/domain/referral/referral';
import { answersTo, refused } from '../base/answers';
import { type Entry, LONG_WORD, never, type State } from '../base/entry';
import { Pressed } from '../base/Pressed';

type Said = Parameters<typeof answersTo>[0];
type Wire = AnswerOf<'referral'>['data']['referral'];
type FriendWire = NonNullable<Wire['friends']>[number];

const friend = (name: string | null, over: Partial<FriendWire> = {}): FriendWire => ({
  name,
  joinedAt: '2026-09-04T10:00:00Z',
  countsUntil: '2027-09-04T10:00:00Z',
  share: '15.10',
  reason: null,
  ...over,
});
const FRIENDS = [
  friend('l***a'),
  friend(null, { share: '0.00' }),
  friend('p***n', { share: '0.00', reason: 'household' }),
  friend('m***k', { share: '0.00', reason: 'duplicate' }),
];
const said = (over: Partial<Wire> = {}): AnswerOf<'referral'> => ({
  data: {
    referral: {
      link: 'https://casino.example/?nxafk=abc',
      visits: 41,
      registrations: 4,
      played: 2,
      revenue: '18.25',
      claimable: '6.40',
      currencyCode: 'EUR',
      percent: 10,
      months: 12,
      friends: FRIENDS,
      ...over,
    },
  },
});
const NOTHING = { visits: 0, registrations: 0, played: 0, revenue: '0.00', claimable: '0.00', friends: [] };
const LARGE = {
  link: `https://casino.example/?nxafk=${LONG_WORD.toLowerCase().replaceAll('ä', 'ae').repeat(3)}`,
  visits: 123_456_789,
  registrations: 98_765_432,
  played: 12_345_678,
  revenue: '123456789012.00',
  claimable: '98765432109.99',
  friends: [friend(LONG_WORD, { share: '123456789.00' })],
};

const panel = (referral: Said['referral'], over: Partial<State> = {}): State => ({
  part: () => <ReferralPanel />,
  pathname: '/profile/referral',
  answers: answersTo({ referral }),
  ...over,
});

const REFERRAL: Referral = {
  link: null,
  visits: 41,
  registrations: 4,
  played: 2,
  revenue: '18.25',
  claimable: '6.40',
  currency: 'EUR',
  percent: 10,
  months: 12,
  friends: [],
};
const claim = (over: Partial<Referral> = {}, claimReferral?: Said['claimReferral']): State => ({
  part: () => <ReadyToClaim mayClaim referral={{ ...REFERRAL, ...over }} />,
  answers: answersTo({ claimReferral }),
});
const claiming = (answer: Said['claimReferral']): State => ({
  ...claim({}, answer),
  part: () => (
    <Pressed on="button">
      <ReadyToClaim mayClaim referral={REFERRAL} />
    </Pressed>
  ),
});

export const referralEntries: readonly Entry[] = [
  {
    name: 'Referral',
    file: 'components/referral/ReferralPanel.tsx',
    states: {
      usual: panel(said()),
      noLink: panel(said({ link: '', friends: FRIENDS.slice(0, 1) })),
      excluded: panel(said(), { player: { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } } }),
      loading: panel(never),
      empty: panel(said(NOTHING)),
      error: panel(undefined),
      long: panel(said(LARGE)),
    },
  },
  {
    name: 'Share of referred friends',
    file: 'components/referral/ReadyToClaim.tsx',
    states: {
      usual: claim(),
      sending: claiming(never),
      refused: claiming(refused('NOTHING_TO_CLAIM')),
      lost: claiming(undefined),
      empty: claim({ claimable: '0.00' }),
      noCurrency: claim({ currency: null }),
      long: claim({ claimable: '98765432109.99' }),
    },
  },
];
