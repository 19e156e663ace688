import { TopWins } from '@/components/wins/TopWins';
import { Rows, WinTable } from '@/components/wins/WinTable';
import { type AnswerOf } from '@/contract/wire';
import { type Win } from '@/domain/wins/wins';
import { sampleGame } from '@/tests/sampleGames';
import { answersTo, hence } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';
import { Pressed } from '../base/Pressed';

type Said = Parameters<typeof answersTo>[0];
type Wire = AnswerOf<'wins'>['data']['wins'][number];

const NAMES = ['Kraken Tides', 'Koi Fortune', 'Book of Amun', 'Lantern Race', 'Halfmoon Roulette'] as const;
const WINNERS = ['kaito', null, 'p***o', 'linnea', 'anders'] as const;

const game = (name: string): Wire['game'] => ({
  ...sampleGame({ name }),
  volatility: 'high',
  features: ['lines'],
});
const wins = (over: (at: number) => Partial<Wire> = () => ({})): Wire[] =>
  NAMES.map((name, at) => ({
    id: `w${at}`,
    game: game(name),
    player: WINNERS[at] ?? null,
    playerId: at === 2 ? null : `p${at}`,
    stake: `${at + 1}.00`,
    amount: `${(at + 1) * 30}.96`,
    currencyCode: 'EUR',
    multiplier: 30.96 - at,
    at: hence(-at * 9),
    ...over(at),
  }));
const LONG_WIN: Partial<Wire> = {
  game: game(LONG),
  player: LONG_WORD,
  stake: '123456.00',
  amount: '123456789.00',
  multiplier: 12_345.67,
};

const said = (of: () => Wire[]) => () => ({ data: { wins: of() } });
const top = (answer: Said['wins'], over: Partial<State> = {}): State => ({
  part: () => <TopWins />,
  guest: true,
  answers: answersTo({ wins: answer }),
  ...over,
});

const rows = (over: Partial<Win> = {}): Win[] =>
  wins().map(({ currencyCode, ...win }) => ({ ...win, currency: currencyCode, ...over }));
const table = (over: Partial<Win> = {}, own = false): State => ({
  part: () => (
    <div>
      <Rows>
        <WinTable label="All wins" wins={rows(over)} own={own} />
      </Rows>
    </div>
  ),
  answers: {},
});

export const winEntries: readonly Entry[] = [
  {
    name: 'Top wins',
    file: 'components/wins/TopWins.tsx',
    states: {
      usual: top(said(wins)),
      player: top(said(wins), { guest: undefined }),
      own: top(said(wins), { guest: undefined, part: () => <Pressed on=".lists > button">{<TopWins />}</Pressed> }),
      paused: top(said(wins), { part: () => <Pressed on=".tools > button">{<TopWins />}</Pressed> }),
      ofMonth: top(said(wins), { settings: { winOfMonth: 12_500 } }),
      loading: top(never),
      empty: top(said(() => [])),
      error: top(undefined),
      long: top(
        said(() => wins(() => LONG_WIN)),
        { settings: { winOfMonth: 123_456_789 } },
      ),
    },
  },
  {
    name: 'Table of wins',
    file: 'components/wins/WinTable.tsx',
    states: {
      usual: table(),
      own: table({}, true),
      hidden: table({ player: null, playerId: null }),
      noStake: table({ stake: null }),
      long: table({ game: game(LONG_WORD), player: LONG, amount: '123456789.00', multiplier: 12_345.67 }),
      crypto: table({ currency: 'BTC', stake: '0.00010000', amount: '0.12345678' }),
    },
  },
];
