import { type FastifyInstance } from 'fastify';
import { toMinor } from '@/domain/money/money';
import { Refusal } from '../../http/refusal';
import { stakesIn } from '../../currencies/stakesIn';
import { playBought } from '../engines/slots/buy';
import { playRound } from '../engines/slots/round';
import { sessionEnded, sessionOf } from '../rounds/bearer';
import { type StudioContext } from '../rounds/context';
import { MIN_SPIN_MS, waitFrom } from '../rounds/pace';
import { refusalOfRound } from '../rounds/roundRefusal';
import { outcomeOf, roundWire } from '../rounds/roundWire';
import { type SpinAnswer, type SpinRequest } from '../rounds/wire';

const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['stake', 'intent'],
  properties: {
    stake: { type: 'string', maxLength: 20 },
    intent: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    freeSpin: { type: 'boolean', const: true },
    bonusBuy: { type: 'boolean', const: true },
  },
} as const;

/** POST /api/spin: draws a round, or answers the one already drawn for this intent. */
export function spinRoutes(app: FastifyInstance, context: StudioContext): void {
  const { store, realRounds, catalogue, clock, random } = context;

  app.post<{ Body: SpinRequest }>('/api/spin', { schema: { body: BODY } }, async (request): Promise<SpinAnswer> => {
    const session = await sessionOf(request, context);
    const game = catalogue.find(({ id }) => id === session.gameId);
    if (game?.kind !== 'slot') throw sessionEnded();
    const { stake: chosen, intent, freeSpin, bonusBuy } = request.body;
    const { currency } = session;
    const stake = stakesIn(game.stakes, currency).includes(chosen) ? toMinor(chosen, currency) : null;
    if (stake === null) throw new Refusal(422, 'VALIDATION', 'This game does not take that stake', { stake: chosen });

    // In a demo there is no site to confirm a purchase.
    if (bonusBuy && (freeSpin || !game.buy || session.mode === 'demo'))
      throw new Refusal(422, 'VALIDATION', 'This game sells no feature here', { bonusBuy });

    const price = bonusBuy && game.buy ? stake * BigInt(game.buy.price) : stake;
    const special = bonusBuy ? 'bonusBuy' : freeSpin ? 'freeSpin' : null;
    const asked = { intent, stake: price, minRoundMs: MIN_SPIN_MS };
    const draw = () => {
      const round = (bonusBuy ? playBought : playRound)(game.model, stake, random);
      return { win: round.win, outcome: outcomeOf(game.model, round, stake, currency) };
    };
    const played =
      session.mode === 'demo'
        ? await store.playRound({ ...asked, sessionId: session.id, now: clock.now() }, draw)
        : await realRounds?.play(session, { ...asked, ...(special && { special }) }, draw);
    if (!played) throw sessionEnded();
    if ('code' in played) throw refusalOfRound(played);
    const { round, freeSpins } = played;
    return {
      ...roundWire(round, currency),
      ...(freeSpins !== undefined && { freeSpins }),
      nextSpinAt: new Date(round.createdAt.getTime() + MIN_SPIN_MS).toISOString(),
      waitMs: waitFrom(round.createdAt, clock.now()),
    };
  });
}
