import { type FastifyInstance } from 'fastify';
import { type GameLaunchWire, type RequestOf } from '@/contract/wire';
import { type Brand } from '../../brand/brand';
import { type Db } from '../../db/database';
import { gameById, type GameRow } from '../../db/games';
import { createDemoLaunch } from '../../db/launches';
import { type BackendContext } from '../context';
import { onceByKey } from '../onceByKey';
import { serve } from '../operation';
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

/** POST launch-game: opens a demo session and gives the address of its frame, once per Idempotency-Key. */
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
    const now = clock.now();
    const { country } = visitorOf(request, context);
    const brand = brandAt(request.host);
    const data = await onceByKey({ db, operation: 'launchGame', request, now }, (tx) =>
      launch(tx, body, brand, country, now),
    );
    return { data };
  });
}
