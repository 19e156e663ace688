import { type FastifyInstance } from 'fastify';
import { toDecimal } from '@/domain/money/money';
import { Refusal } from '../../http/refusal';
import { type CatalogueGame } from '../catalogue/game';
import { stakesIn } from '../../currencies/stakesIn';
import { type SlotModel } from '../engines/slots/model';
import { bearerOf, sessionEnded, sessionOf } from '../rounds/bearer';
import { type StudioContext } from '../rounds/context';
import { MIN_SPIN_MS, waitFrom } from '../rounds/pace';
import { roundWire } from '../rounds/roundWire';
import { betRange } from '../pages/figures';
import { type PlaySession, stands } from '../store/store';
import { symbolsOf } from '../rounds/symbols';
import { type Language } from '../texts/language';
import { languageOf } from '../texts/languages';
import { type BonusWire, type GameWire, type SessionAnswer, type SessionRequest } from '../rounds/wire';

const BODY = {
  type: 'object',
  additionalProperties: false,
  properties: { launch: { type: 'string', minLength: 1, maxLength: 128 } },
} as const;

function bonusWire({ scatters, respin, hold }: SlotModel): BonusWire | null {
  if (hold) return { kind: 'hold', symbol: 'S' };
  if (respin) return { kind: 'respins', heldReel: respin.reel };
  return scatters && { kind: 'free-spins' };
}

const gameWire = (game: CatalogueGame, language: Language, { currency, mode }: PlaySession): GameWire => ({
  id: game.id,
  name: game.name,
  stakes: stakesIn(game.stakes, currency),
  bets: betRange(game, language, mode === 'real' ? currency : null),
  ...(game.kind === 'slot'
    ? { symbols: symbolsOf(game, language), bonus: bonusWire(game.model), buy: mode === 'real' ? game.buy : null }
    : { symbols: [], bonus: null, buy: null }),
});

/** POST /api/session: exchanges a one-time launch token for a session, or reloads the session of a bearer token. */
export function sessionRoutes(app: FastifyInstance, context: StudioContext): void {
  const { store, realRounds, catalogue, clock } = context;

  const open = async (launch: string) => {
    // Demo launches are the studio's own; all others are the casino's.
    const opened = (await store.redeemLaunch(launch, clock.now())) ?? (await realRounds?.open(launch));
    if (!opened) throw new Refusal(401, 'LAUNCH_INVALID', 'This launch has been used or is too old');
    return opened;
  };

  const answer = async (session: PlaySession, token: string): Promise<SessionAnswer> => {
    const game = catalogue.find(({ id }) => id === session.gameId);
    if (!game) throw sessionEnded();
    const { currency, locale, mode } = session;
    // In real play the casino holds the balance; unfinished rounds are finished before it is read.
    const told = mode === 'real' ? await realRounds?.resume(session) : null;
    const balance = toDecimal(told?.balance ?? session.balance, currency);
    // The dice and the table report their rounds through their own calls.
    const last = game.kind === 'slot' ? await store.lastRound(session) : null;
    return {
      session: token,
      game: gameWire(game, languageOf(locale), session),
      mode,
      balance,
      currency,
      locale,
      minSpinMs: MIN_SPIN_MS,
      waitMs: waitFrom(session.lastRoundAt, clock.now()),
      lastRound: last && stands(last) ? { ...roundWire(last, currency), balance } : null,
      freeSpins: told?.freeSpins ?? null,
      resumed: last !== null && (told?.resumed.includes(last.id) ?? false),
    };
  };

  app.post<{ Body: SessionRequest }>('/api/session', { schema: { body: BODY } }, async (request) => {
    const { launch } = request.body;
    if (launch) {
      const { session, token } = await open(launch);
      return answer(session, token);
    }
    const session = await sessionOf(request, context);
    return answer(session, bearerOf(request) ?? '');
  });
}
