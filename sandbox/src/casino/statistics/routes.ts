import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { accountById } from '../accounts/store/accounts';
import { playerOf } from '../accounts/player';
import { isGhost, isInPublic } from '../protection/inPublic';
import { type HttpContext } from '../../http/context';
import { spokenIn } from '../../http/languages';
import { serve } from '../../http/operation';
import { Refusal } from '../../http/refusal';
import { statisticsOf } from './statistics';

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** GET statistics of the player who asks, and of another one who is not hidden (ENG-07). */
export function statisticsRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock, brandAt } = context;
  const languageOf = ({ headers }: FastifyRequest) => spokenIn(headers['accept-language']);

  serve(app, 'ownStatistics', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return {
      data: { statistics: await statisticsOf(db, account, { now: clock.now(), language: languageOf(request) }) },
    };
  });

  serve(app, 'playerStatistics', async ({ request, path: { player = '' } }) => {
    const [account, now] = [isId(player) ? await accountById(db, player) : null, clock.now()];
    const isShown =
      account?.brand === brandAt(request.host).name && !isGhost(account) && isInPublic(account, now) && account;
    if (!isShown) throw new Refusal(404, 'PLAYER_NOT_FOUND', 'There is no such player');
    return { data: { statistics: await statisticsOf(db, isShown, { now, language: languageOf(request) }) } };
  });
}
