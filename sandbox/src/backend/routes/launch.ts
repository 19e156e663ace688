import { type FastifyInstance } from 'fastify';
import { type GameLaunchWire, type RequestOf } from '@/contract/wire';
import { type Brand } from '../../brand/brand';
import { type Db } from '../../db/database';
import { gameById, type GameRow } from '../../db/games';
import { createDemoLaunch } from '../../db/launches';
import { rememberGame } from '../../db/playerGames';
import { type BackendContext } from '../context';
import { refuseWhereBlocked } from '../countryGuard';
import { onceByKey } from '../onceByKey';
import { serve } from '../operation';
import { playerIn } from '../player';
import { Refusal } from '../refusal';
import { visitorOf } from '../visitor';
import { gameNotFound } from './games';

type Launch = RequestOf<'launchGame'>;

/** Guests play a demo only where the operator allows it and names the account that demos run on (OP-100, GAME-08). */
function refuseUnlessDemo({ demoUserId }: Launch, { settings }: Brand): void {
  const allowed =
    settings.allowGuestPlayDemoGames === true && settings.demoUserId && settings.demoUserId === demoUserId;
  if (!allowed) throw new Refusal(409, 'DEMO_UNAVAILABLE', 'Demo play is not available');
}

function refuseWhereRestricted(game: GameRow, country: string): void {
  if (!game.restrictedCountries.includes(country)) return;
  throw new Refusal(409, 'GAME_RESTRICTED', 'This game is not available in your country', { country });
}

/** POST launch-game: opens a demo session and gives the address of its frame, once per Idempotency-Key; a player's is remembered. */
export function launchRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt, env } = context;
  const launch = async (tx: Db, body: Launch, brand: Brand, country: string, now: Date): Promise<GameLaunchWire> => {
    const game = await gameById(tx, body.game);
    if (!game) throw gameNotFound();
    refuseUnlessDemo(body, brand);
    refuseWhereRestricted(game, country);
    const { sessionId, launchToken, expiresAt } = await createDemoLaunch(tx, game.id, body.locale, now);
    const launchUrl = `${env.studioOrigin}/play/${game.id}?locale=${body.locale}&launch=${launchToken}`;
    return { sessionId, launchUrl, mode: 'demo', expiresAt: expiresAt.toISOString() };
  };

  serve(app, 'launchGame', async ({ body, request }) => {
    if (!/^[a-z]{2}$/.test(body.locale)) {
      throw new Refusal(422, 'VALIDATION', 'Please check the fields with errors', {
        locale: 'must be a language code',
      });
    }
    refuseWhereBlocked(request, context, 'GAME_RESTRICTED');
    const now = clock.now();
    const { country } = visitorOf(request, context);
    const brand = brandAt(request.host);
    const player = await playerIn(request, context);
    const data = await onceByKey({ db, operation: 'launchGame', request, now }, async (tx) => {
      const launched = await launch(tx, body, brand, country, now);
      if (player) await rememberGame(tx, player.account.id, body.game, now);
      return launched;
    });
    return { data };
  });
}
