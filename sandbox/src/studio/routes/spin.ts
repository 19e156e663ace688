import { type FastifyInstance } from 'fastify';
import { toMinor } from '@/domain/money/money';
import { Refusal } from '../../backend/refusal';
import { playRound } from '../../slots/round';
import { sessionEnded, sessionOf } from '../bearer';
import { MIN_SPIN_MS, type StudioContext } from '../context';
import { outcomeOf, roundWire } from '../roundWire';
import { type RoundRefusal } from '../store';
import { type SpinAnswer, type SpinRequest } from '../wire';
import { waitFrom } from './session';

const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['stake', 'intent'],
  properties: {
    stake: { type: 'string', maxLength: 20 },
    intent: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  },
} as const;

/** POST /api/spin: draws a round, or answers the one this intent has already drawn. */
export function spinRoutes(app: FastifyInstance, context: StudioContext): void {
  const { store, catalogue, clock, random } = context;

  app.post<{ Body: SpinRequest }>('/api/spin', { schema: { body: BODY } }, async (request): Promise<SpinAnswer> => {
    const session = await sessionOf(request, context);
    const game = catalogue.find(({ id }) => id === session.gameId);
    if (!game) throw sessionEnded();
    const { stake: chosen, intent } = request.body;
    const { currency } = session;
    const stake = game.stakes.includes(chosen) ? toMinor(chosen, currency) : null;
    if (stake === null) throw new Refusal(422, 'VALIDATION', 'This game does not take that stake', { stake: chosen });

    const played = await store.playRound(
      { sessionId: session.id, intent, stake, now: clock.now(), minRoundMs: MIN_SPIN_MS },
      () => {
        const round = playRound(game.model, stake, random);
        return { win: round.win, outcome: outcomeOf(game.model, round, stake, currency) };
      },
    );
    if ('code' in played) throw refusalOf(played);
    const { round } = played;
    return {
      ...roundWire(round, currency),
      nextSpinAt: new Date(round.createdAt.getTime() + MIN_SPIN_MS).toISOString(),
      waitMs: waitFrom(round.createdAt, clock.now()),
    };
  });
}

function refusalOf(refusal: RoundRefusal): Refusal {
  switch (refusal.code) {
    case 'SESSION_ENDED':
      return sessionEnded();
    case 'SPIN_TOO_SOON':
      return new Refusal(409, refusal.code, 'The last spin is not over yet', { waitMs: refusal.waitMs });
    case 'INSUFFICIENT_BALANCE':
      return new Refusal(409, refusal.code, 'The balance does not cover this stake');
    case 'INTENT_CONFLICT':
      return new Refusal(409, refusal.code, 'This spin was asked for with another stake before');
  }
}
