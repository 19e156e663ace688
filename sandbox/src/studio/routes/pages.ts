import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type ClientFiles } from '../clientFiles';
import { type StudioContext } from '../context';
import { sendPage } from '../headers';
import { notFoundPage } from '../pages/notFoundPage';
import { playPage } from '../pages/playPage';
import { rulesPage } from '../pages/rulesPage';

type GameAddress = { Params: { game: string } };

/** GET /play/:game and GET /rules/:game, and what stands at addresses without a game. */
export function pageRoutes(app: FastifyInstance, context: StudioContext, files: ClientFiles): void {
  const { catalogue, siteOrigins } = context;
  const find = (id: string) => catalogue.find((game) => game.id === id);
  const missing = (reply: FastifyReply) => sendPage(reply.code(404), notFoundPage(files), siteOrigins);

  app.get<GameAddress>('/play/:game', (request, reply) => {
    const game = find(request.params.game);
    return game ? sendPage(reply, playPage(files, game, siteOrigins), siteOrigins) : missing(reply);
  });

  app.get<GameAddress>('/rules/:game', (request, reply) => {
    const game = find(request.params.game);
    return game ? sendPage(reply, rulesPage(files, game), siteOrigins, 'public, max-age=300') : missing(reply);
  });
}
