import { ExcludedBanner } from '@/components/protection/stops/ExcludedBanner';
import { ExclusionCard } from '@/components/protection/stops/ExclusionCard';
import { LiftingDialog } from '@/components/protection/stops/LiftingDialog';
import { Receipt } from '@/components/protection/stops/Receipt';
import { type AnswerOf } from '@/contract/wire';
import { type Exclusion } from '@/domain/protection/selfExclusion';
import { answersTo, refused } from '../base/answers';
import { drawn, type Entry, LONG, LONG_WORD, type State, never } from '../base/entry';
import { Pressed } from '../base/Pressed';

type Said = Parameters<typeof answersTo>[0];
type Told = AnswerOf<'exclusion'>['data'];
type Lifting = NonNullable<Told['lifting']>;

const FOR_GOOD = { isSelfExclusionPermanent: true, selfExclusion: null };
const DATED = { isSelfExclusionPermanent: false, selfExclusion: '2027-05-20' };
/** Its time is over, and it stays until it is lifted. */
const OVER = {
  isSelfExclusionPermanent: false,
  selfExclusion: '2026-10-01T00:00:00Z',
  isSelfExclusionByClock: true,
  isSelfExclusionUntilLifted: true,
};

const exclusion = (over: Partial<NonNullable<Told['exclusion']>> = {}): Told['exclusion'] => ({
  reference: 'P-1042',
  from: '2026-11-01T10:00:00Z',
  until: null,
  allBrands: false,
  stays: false,
  ...over,
});
const lifting = (state: Lifting['state'], over: Partial<Lifting> = {}): Lifting => ({
  reference: 'L-7',
  state,
  askedAt: '2026-11-19T10:00:00Z',
  ...over,
});
const GRANTED = lifting('granted', { liftsAt: '2026-11-27T10:00:00Z' });

/** A backend that lets a permanent exclusion be lifted after a week. */
const card = (over: Partial<Told> = {}, said: Said = {}, press?: string): State => {
  const userLimit = over.userLimit ?? FOR_GOOD;
  const data: Told = {
    exclusion: exclusion(),
    lifting: null,
    liftingHours: 168,
    mayAskLifting: false,
    otherBrands: 19,
    userLimit,
    ...over,
  };
  return {
    part: () => (press ? <Pressed on={press}>{<ExclusionCard />}</Pressed> : <ExclusionCard />),
    pathname: '/profile2/limits',
    player: { userLimit },
    answers: answersTo({ exclusion: { data }, ...said }),
  };
};

const banner = (of: Exclusion, settings: State['settings'] = {}): State => ({
  part: () => <ExcludedBanner exclusion={of} />,
  settings,
});
const asking: State = { part: () => <LiftingDialog onClose={() => {}} />, answers: {} };

const FROM = '2026-11-20T12:00:00Z';
const frozen = { reference: 'F-12', from: FROM, until: '2026-11-27T12:00:00Z' };

/** What an excluded player sees, and the way out of an exclusion. */
export const stopEntries: readonly Entry[] = [
  {
    name: 'Own exclusion',
    file: 'components/protection/stops/ExclusionCard.tsx',
    states: {
      usual: card({ mayAskLifting: true }),
      dated: card({
        userLimit: DATED,
        exclusion: exclusion({ until: '2027-05-20T23:59:59Z', allBrands: true }),
        liftingHours: null,
      }),
      never: card({ liftingHours: null }),
      over: card({
        userLimit: OVER,
        exclusion: exclusion({ until: '2026-10-01T00:00:00Z', stays: true }),
        mayAskLifting: true,
        liftingHours: 24,
      }),
      asked: card({ lifting: lifting('asked') }),
      granted: card({ lifting: GRANTED }),
      declined: card({ lifting: lifting('declined', { reason: 'It is too soon.' }), mayAskLifting: true }),
      keeping: card({ lifting: GRANTED }, { cancelLifting: never }, '.go > button'),
      keepingRefused: card({ lifting: GRANTED }, { cancelLifting: refused('LIFTING_NOT_FOUND') }, '.go > button'),
      keepingLost: card({ lifting: GRANTED }, {}, '.go > button'),
      asking: card({ mayAskLifting: true }, {}, '.go > button'),
      long: card({
        exclusion: exclusion({ reference: LONG_WORD, allBrands: true }),
        lifting: lifting('declined', { reason: `${LONG} ${LONG_WORD}` }),
        mayAskLifting: true,
      }),
    },
  },
  {
    name: 'Asking to lift an exclusion',
    file: 'components/protection/stops/LiftingDialog.tsx',
    states: {
      usual: asking,
      missing: {
        ...asking,
        part: () => (
          <Pressed on="[type=submit]">
            <LiftingDialog onClose={() => {}} />
          </Pressed>
        ),
      },
    },
  },
  {
    name: 'Banner of an exclusion',
    file: 'components/protection/stops/ExcludedBanner.tsx',
    states: {
      usual: banner({ forGood: false, day: '2027-05-20' }),
      byTheClock: banner({ forGood: false, until: '2026-11-21T09:30:00Z' }),
      forGood: banner({ forGood: true }),
      over: banner({ forGood: false, isOver: true }),
      long: banner({ forGood: true }, { helpLine: { label: LONG, href: 'https://help.example' } }),
    },
  },
  drawn('Receipt of a stop', 'components/protection/stops/Receipt.tsx', {
    usual: () => <Receipt kind="freeze" receipt={frozen} />,
    exclusion: () => <Receipt kind="exclusion" receipt={{ ...frozen, reference: 'P-1042' }} />,
    forGood: () => <Receipt kind="exclusion" receipt={{ ...frozen, until: null, allBrands: true }} />,
    long: () => <Receipt kind="exclusion" receipt={{ ...frozen, reference: LONG_WORD }} />,
  }),
];
