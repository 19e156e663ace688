import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type ClientFiles } from '../clientFiles';
import { type StudioContext } from '../context';
import { sendPage } from '../headers';
import { notFoundPage } from '../pages/notFoundPage';
import { playPage } from '../pages/playPage';
import { rulesPage } from '../pages/rulesPage';
import { languageOf } from '../texts/languages';

type GameAddress = { Params: { game: string }; Querystring: { locale?: unknown } };

/**
 * GET /play/:game and GET /rules/:game, and what stands at addresses without a game; `?locale=` is the site's code of the
 * language to answer in.
 */
export function pageRoutes(app: FastifyInstance, context: StudioContext, files: ClientFiles): void {
  const { catalogue, siteOrigins } = context;
  const find = (id: string) => catalogue.find((game) => game.id === id);
  const missing = (reply: FastifyReply, locale: unknown) =>
    sendPage(reply.code(404), notFoundPage(files, languageOf(locale)), siteOrigins);

  app.get<GameAddress>('/play/:game', ({ params, query: { locale } }, reply) => {
    const game = find(params.game);
    if (!game) return missing(reply, locale);
    return sendPage(reply, playPage(files, game, siteOrigins, languageOf(locale)), siteOrigins);
  });

  app.get<GameAddress>('/rules/:game', ({ params, query: { locale } }, reply) => {
    const game = find(params.game);
    if (!game) return missing(reply, locale);
    return sendPage(reply, rulesPage(files, game, languageOf(locale)), siteOrigins, 'public, max-age=300');
  });
}
