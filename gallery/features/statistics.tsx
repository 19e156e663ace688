import { StatisticsDialog } from '@/components/statistics/StatisticsDialog';
import { type AnswerOf } from '@/contract/wire';
import { answersTo, refused } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0];
type Wire = AnswerOf<'ownStatistics'>['data']['statistics'];

const said = (over: Partial<Wire> = {}): AnswerOf<'ownStatistics'> => ({
  data: {
    statistics: {
      player: 'marlin',
      joinedDate: '2026-01-31',
      totalBets: 1_840,
      wins: 520,
      losses: 1_300,
      games: 34,
      bestMultiplier: 304.8,
      latestRaces: [
        { name: 'Lantern Race', date: '2026-11-18', position: 3 },
        { name: 'Week of the Kraken', date: '2026-11-10', position: 24 },
      ],
      ...over,
    },
  },
});
const NONE = { totalBets: 0, wins: 0, losses: 0, games: 0, bestMultiplier: null, latestRaces: [] };
const LARGE = {
  player: LONG_WORD,
  totalBets: 123_456_789_012,
  wins: 98_765_432_109,
  losses: 24_691_356_903,
  games: 123_456,
  bestMultiplier: 1_234_567.89,
  latestRaces: [
    { name: LONG, date: '2026-11-18', position: 123_456 },
    { name: LONG_WORD, date: '2026-11-10', position: 1 },
  ],
};

const dialog = (values: Readonly<Record<string, string>>, said: Said, over: Partial<State> = {}): State => ({
  part: () => <StatisticsDialog open values={values} onClose={() => {}} />,
  answers: answersTo(said, { player: 'p1' }),
  ...over,
});
const own = (ownStatistics: Said['ownStatistics']) => dialog({}, { ownStatistics });
const others = (playerStatistics: Said['playerStatistics']) =>
  dialog({ player: 'p1' }, { playerStatistics }, { guest: true });

export const statisticsEntries: readonly Entry[] = [
  {
    name: 'Statistics',
    file: 'components/statistics/StatisticsDialog.tsx',
    states: {
      usual: own(said()),
      ghost: own(said({ player: null })),
      guest: dialog({}, {}, { guest: true }),
      ofPlayer: others(said({ player: 'kaito' })),
      notFound: others(refused('PLAYER_NOT_FOUND')),
      loading: own(never),
      empty: own(said(NONE)),
      error: own(undefined),
      long: own(said(LARGE)),
    },
  },
];
