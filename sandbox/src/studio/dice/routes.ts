import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { toDecimal, toMinor } from '@/domain/money/money';
import { Refusal } from '../../http/refusal';
import { type DiceGame } from '../catalogue/game';
import { stakeIn } from '../../currencies/stakesIn';
import { revealedSeeds, revealSeed, seedPair, setClientSeed, useSeed } from '../store/diceSeeds';
import { playerRounds, sessionRounds } from '../store/sessionRounds';
import { rungOf, type Side, SIDES, winOf } from '../engines/dice/ladder';
import { CLIENT_SEED, fairRoll } from '../engines/dice/seeds';
import { sessionEnded, sessionOf } from '../rounds/bearer';
import { MIN_SPIN_MS, waitFrom } from '../rounds/pace';
import { type HouseContext, playHouse } from '../rounds/houseRound';
import { type PlaySession, type Round } from '../store/store';
import {
  type ClientSeedRequest,
  type DiceRound,
  type DiceState,
  type PairWire,
  type RevealAnswer,
  type RollAnswer,
  type RollRequest,
  type RollWire,
} from './wire';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ROLL = {
  type: 'object',
  additionalProperties: false,
  required: ['stake', 'intent', 'tenths', 'side'],
  properties: {
    stake: { type: 'string', maxLength: 20 },
    intent: { type: 'string', pattern: UUID },
    tenths: { type: 'integer', minimum: 1, maximum: 100_000 },
    side: { enum: SIDES },
  },
} as const;
const SEED = {
  type: 'object',
  additionalProperties: false,
  required: ['clientSeed'],
  properties: { clientSeed: { type: 'string', pattern: CLIENT_SEED.source } },
} as const;

const LISTED = 20;

/** The stored outcome of a roll. */
type Outcome = { dice: Omit<RollWire, 'serverSeed'> };
const outcomeOf = ({ outcome }: Round): Outcome['dice'] => (outcome as Outcome).dice;

function diceRound(round: Round, currency: string, serverSeed: string | null): DiceRound {
  const amount = (minor: bigint) => toDecimal(minor, currency);
  const { id: roundId, intent, stake, win, balance } = round;
  return {
    roundId,
    intent,
    stake: amount(stake),
    win: amount(win),
    balance: amount(balance),
    currency,
    ...(round.status === 'debited' && win > 0n && { pending: true as const }),
    spins: [],
    dice: { ...outcomeOf(round), serverSeed },
  };
}

function rungFor(tenths: number) {
  const rung = rungOf(tenths);
  if (!rung) throw new Refusal(422, 'VALIDATION', 'This game has no such bet', { tenths });
  return rung;
}

function stakeFor(game: DiceGame, stake: string, currency: string): bigint {
  const minor = game.stakes.some((one) => stakeIn(one, currency) === stake) ? toMinor(stake, currency) : null;
  if (minor === null) throw new Refusal(422, 'VALIDATION', 'This game does not take that stake', { stake });
  return minor;
}

/** The dice API: rolls and their seeds. */
export function diceRoutes(app: FastifyInstance, context: HouseContext): void {
  const { db, catalogue, clock } = context;

  const playing = async (request: FastifyRequest): Promise<{ session: PlaySession; game: DiceGame }> => {
    const session = await sessionOf(request, context);
    const game = catalogue.find(({ id }) => id === session.gameId);
    if (game?.kind !== 'dice') throw sessionEnded();
    return { session, game };
  };

  /** Draws with the next nonce of the session's seeds; nonce and roll are stored together or not at all. */
  const drawing = (session: PlaySession, tenths: number, side: Side, stake: bigint) => {
    const rung = rungFor(tenths);
    return async (tx: HouseContext['db']) => {
      const { serverSeed, serverSeedHash, clientSeed, nonce } = await useSeed(tx, session.id, clock.now());
      const roll = fairRoll(serverSeed, clientSeed, nonce);
      const outcome: Outcome = { dice: { roll, tenths, side, serverSeedHash, clientSeed, nonce } };
      return { win: winOf(rung, side, roll, stake), outcome };
    };
  };

  app.post<{ Body: RollRequest }>(
    '/api/dice/roll',
    { schema: { body: ROLL } },
    async (request): Promise<RollAnswer> => {
      const { session, game } = await playing(request);
      const { intent, tenths, side } = request.body;
      const stake = stakeFor(game, request.body.stake, session.currency);
      const draw = drawing(session, tenths, side, stake);
      const { round } = await playHouse(context, session, { intent, stake, minRoundMs: MIN_SPIN_MS }, draw);
      const rolled = outcomeOf(round);
      if (rolled.tenths !== tenths || rolled.side !== side)
        throw new Refusal(409, 'INTENT_CONFLICT', 'This roll was asked for with another bet before');
      return {
        ...diceRound(round, session.currency, null),
        nextSpinAt: new Date(round.createdAt.getTime() + MIN_SPIN_MS).toISOString(),
        waitMs: waitFrom(round.createdAt, clock.now()),
      };
    },
  );

  app.post('/api/dice/state', async (request): Promise<DiceState> => {
    const { session } = await playing(request);
    const [pair, rounds] = [await seedPair(db, session.id, clock.now()), await sessionRounds(db, session.id, LISTED)];
    const hashes = [...new Set(rounds.map((round) => outcomeOf(round).serverSeedHash))];
    const told = await revealedSeeds(db, session.id, hashes);
    const seedFor = (round: Round) => told.get(outcomeOf(round).serverSeedHash) ?? null;
    const [last] = await playerRounds(db, session, 1);
    return {
      pair,
      rounds: rounds.map((round) => diceRound(round, session.currency, seedFor(round))),
      last: last ? diceRound(last, session.currency, seedFor(last)) : null,
    };
  });

  app.post('/api/dice/reveal', async (request): Promise<RevealAnswer> => {
    const { session } = await playing(request);
    return revealSeed(db, session.id, clock.now());
  });

  app.post<{ Body: ClientSeedRequest }>(
    '/api/dice/client-seed',
    { schema: { body: SEED } },
    async (request): Promise<PairWire> => {
      const { session } = await playing(request);
      await seedPair(db, session.id, clock.now());
      const pair = await setClientSeed(db, session.id, request.body.clientSeed);
      if (!pair) throw new Refusal(409, 'SEED_IN_USE', 'A roll was made with these seeds already');
      return pair;
    },
  );
}
