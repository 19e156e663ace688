import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type CatalogueGame } from '../catalogue/game';
import { type ClientFiles } from '../pages/clientFiles';
import { type StudioContext } from '../rounds/context';
import { dicePage } from '../dice/page';
import { verifyPage } from '../dice/verifyPage';
import { sendPage } from '../rounds/headers';
import { notFoundPage } from '../pages/notFoundPage';
import { playPage } from '../pages/playPage';
import { rulesPage } from './rulesPage';
import { tablePage } from '../table/page';
import { type Language } from '../texts/language';
import { languageOf } from '../texts/languages';

type GameAddress = { Params: { game: string }; Querystring: { locale?: unknown } };

function pageOf(files: ClientFiles, game: CatalogueGame, siteOrigins: readonly string[], language: Language): string {
  switch (game.kind) {
    case 'slot':
      return playPage(files, game, siteOrigins, language);
    case 'dice':
      return dicePage(files, game, siteOrigins, language);
    case 'roulette':
    case 'baccarat':
      return tablePage(files, game, siteOrigins, language);
  }
}

/**
 * GET /play/:game and GET /rules/:game, GET /fair/dice to check rolls, and the not-found page; `?locale=` is the site's
 * language code to answer in.
 */
export function pageRoutes(app: FastifyInstance, context: StudioContext, files: ClientFiles): void {
  const { catalogue, siteOrigins } = context;
  const find = (id: string) => catalogue.find((game) => game.id === id);
  const missing = (reply: FastifyReply, locale: unknown) =>
    sendPage(reply.code(404), notFoundPage(files, languageOf(locale)), siteOrigins);

  app.get<GameAddress>('/play/:game', ({ params, query: { locale } }, reply) => {
    const game = find(params.game);
    if (!game) return missing(reply, locale);
    return sendPage(reply, pageOf(files, game, siteOrigins, languageOf(locale)), siteOrigins);
  });

  app.get<GameAddress>('/rules/:game', ({ params, query: { locale } }, reply) => {
    const game = find(params.game);
    if (!game) return missing(reply, locale);
    return sendPage(reply, rulesPage(files, game, languageOf(locale)), siteOrigins, 'public, max-age=300');
  });

  app.get<{ Querystring: { locale?: unknown } }>('/fair/dice', ({ query: { locale } }, reply) => {
    const icon = `/art/${catalogue.find(({ kind }) => kind === 'dice')?.id ?? ''}/scene.svg`;
    return sendPage(reply, verifyPage(files, languageOf(locale), icon), siteOrigins, 'public, max-age=300');
  });
}
