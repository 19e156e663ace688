import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { toDecimal, toMinor } from '@/domain/money/money';
import { Refusal } from '../../http/refusal';
import { isTable, type TableGame } from '../catalogue/game';
import { stakeMinor } from '../../currencies/stakesIn';
import { isPlayed, playerRounds, stepsOf } from '../store/sessionRounds';
import { stakedOn, tableRound } from '../store/tableRounds';
import { type Bet } from '../engines/table/engine';
import { TABLE_ENGINES } from '../engines/tables';
import { numberAt, phaseAt, timesOf } from '../engines/table/times';
import { sessionEnded, sessionOf } from '../rounds/bearer';
import { type HouseContext, playHouse, settledBalance } from '../rounds/houseRound';
import { type PlaySession, type Round } from '../store/store';
import { type BetsAnswer, type BetsRequest, type BetWire, type SeatWire, type SlipWire } from './wire';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const MOST_BETS = 60;
const BETS = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'intent', 'bets'],
  properties: {
    number: { type: 'integer', minimum: 0 },
    intent: { type: 'string', pattern: UUID },
    bets: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_BETS,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['spot', 'amount'],
        properties: { spot: { type: 'string', maxLength: 32 }, amount: { type: 'string', maxLength: 20 } },
      },
    },
  },
} as const;

/** Slips listed on the page. */
const LISTED = 10;

/** The stored outcome of a slip; the round's own outcome is secret until its result is out. */
type Outcome = { table: { number: number; bets: readonly BetWire[]; outcome: string } };
const outcomeOf = (round: Round): Outcome['table'] => (round.outcome as Outcome).table;

function slipWire(round: Round, currency: string): SlipWire {
  const { number, bets, outcome } = outcomeOf(round);
  const isOver = round.status === 'settled';
  return {
    roundId: round.id,
    intent: round.intent,
    number,
    bets,
    stake: toDecimal(round.stake, currency),
    win: isOver ? toDecimal(round.win, currency) : null,
    outcome: isOver ? outcome : null,
  };
}

/** The bets in minor units, each a multiple of the smallest chip. Throws a Refusal for any other. */
function betsOf(game: TableGame, bets: readonly BetWire[], currency: string): readonly Bet[] {
  const chip = stakeMinor(game.stakes[0] ?? '', currency);
  return bets.map(({ spot, amount }) => {
    const minor = toMinor(amount, currency);
    if (chip === null || minor === null || minor <= 0n || minor % chip !== 0n || !TABLE_ENGINES[game.kind].has(spot))
      throw new Refusal(422, 'VALIDATION', 'This table does not take that bet', { spot, amount });
    return { spot, amount: minor };
  });
}

/** The live tables' API: bets, and a player's seat. */
export function tableRoutes(app: FastifyInstance, context: HouseContext): void {
  const { db, catalogue, clock, random } = context;

  const seated = async (request: FastifyRequest): Promise<{ session: PlaySession; game: TableGame }> => {
    const session = await sessionOf(request, context);
    const game = catalogue.find(({ id }) => id === session.gameId);
    if (!game || !isTable(game)) throw sessionEnded();
    return { session, game };
  };

  /** Bets are accepted for the current round only, until betting closes. */
  const refuseUnlessOpen = ({ pace }: TableGame, number: number) => {
    const now = clock.now().getTime();
    if (number !== numberAt(pace, now) || phaseAt(timesOf(pace, number), now) !== 'betting')
      throw new Refusal(409, 'BETS_CLOSED', 'Bets are closed');
  };

  const place = async (session: PlaySession, game: TableGame, { number, intent, bets }: BetsRequest) => {
    const { currency } = session;
    const laid = betsOf(game, bets, currency);
    const stake = laid.reduce((sum, { amount }) => sum + amount, 0n);
    const most = stakeMinor(game.maxBet, currency) ?? 0n;
    const { outcome } = await tableRound(db, { table: game, number, random, now: clock.now() });
    const settlesAt = new Date(timesOf(game.pace, number).fallsAt);
    // Both checks run under the session's lock, the second also under the player's: whether betting is open, and what
    // was staked before.
    return playHouse(context, session, { intent, stake, minRoundMs: 0, settlesAt }, async (tx) => {
      refuseUnlessOpen(game, number);
      if ((await stakedOn(tx, session, settlesAt)) + stake > most)
        throw new Refusal(409, 'TABLE_LIMIT', 'This is more than the table takes of one player in a round', {
          limit: toDecimal(most, currency),
          currencyCode: currency,
        });
      const slip: Outcome = { table: { number, bets, outcome } };
      return { win: TABLE_ENGINES[game.kind].winOf(laid, outcome), outcome: slip };
    });
  };

  app.post<{ Body: BetsRequest }>(
    '/api/table/bets',
    { schema: { body: BETS } },
    async (request): Promise<BetsAnswer> => {
      const { session, game } = await seated(request);
      const { number, intent } = request.body;
      // Rejects a number far ahead, which would have an outcome drawn and stored that may never be needed. Bets that were
      // taken are answered however late they are asked for again.
      const isFar = Math.abs(number - numberAt(game.pace, clock.now().getTime())) > 1;
      if (isFar && !(await isPlayed(db, session.id, intent))) throw new Refusal(409, 'BETS_CLOSED', 'Bets are closed');
      const { round } = await place(session, game, request.body);
      const balance = toDecimal(round.balance, session.currency);
      return { slip: slipWire(round, session.currency), balance, steps: await stepsOf(db, session.id) };
    },
  );

  app.post('/api/table/seat', async (request): Promise<SeatWire> => {
    const { session } = await seated(request);
    const { currency } = session;
    // Counted first: what is read after it is at least as new.
    const steps = await stepsOf(db, session.id);
    const balance = toDecimal(await settledBalance(context, session), currency);
    const rounds = await playerRounds(db, session, LISTED);
    return { balance, currency, slips: rounds.map((round) => slipWire(round, currency)), steps };
  });
}
