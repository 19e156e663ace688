import { RecentGames } from '@/components/lobby/rows/RecentGames';
import { type GameSummaryWire } from '@/contract/wire';
import { sampleGame } from '@/tests/sampleGames';
import { answersTo, hence } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Said = Parameters<typeof answersTo>[0];

const NAMES = ['Kraken Tides', 'Book of Amun', 'Halfmoon Roulette', 'Dice', 'Koi Fortune', 'Lotus Lantern'];
const games = (...names: string[]) => ({
  data: { games: names.map((name, at) => sampleGame({ id: String(at), name })) as GameSummaryWire[] },
});

const entry = (type: string, amount: string, date: string) => ({
  transactionId: type,
  type,
  gameName: 'Kraken Tides',
  provider: 'Oru Studios',
  balanceBefore: '50.00',
  amount,
  balanceAfter: '46.00',
  bonusBalance: '0.00',
  currencyCode: 'EUR',
  date,
});
const history = (...rows: ReturnType<typeof entry>[]) => ({ data: { history: { rows, count: rows.length } } });

const recently = (recentGames: Said['recentGames'], casinoHistory?: Said['casinoHistory']): State => ({
  part: () => <RecentGames />,
  answers: answersTo({ recentGames, casinoHistory }),
});

/** The results come when the frame is at rest, or touched. */
export const recentEntries: readonly Entry[] = [
  {
    name: 'Recently played',
    file: 'components/lobby/rows/RecentGames.tsx',
    states: {
      loss: recently(games(...NAMES), history(entry('bet', '-18.40', hence(-1)))),
      win: recently(
        games(...NAMES.slice(0, 4)),
        history(entry('win', '1234.50', hence(-30)), entry('bet', '-2.00', hence(-30))),
      ),
      loading: recently(never),
      resultsToCome: recently(games(...NAMES.slice(0, 3)), never),
      notPlayed: recently(games(...NAMES.slice(0, 2)), history()),
      long: recently(games(LONG, LONG_WORD, 'Dice'), history(entry('bet', '-123456.78', '2025-12-30T12:00:00Z'))),
    },
  },
];
