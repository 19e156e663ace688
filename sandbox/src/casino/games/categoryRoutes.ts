import { timingSafeEqual } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { categoryName } from './categoryNames';
import { countedCategories } from './categoryStore';
import { hashSecret } from '../../base/tokens';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { marketIn } from '../markets/marketOf';
import { Refusal } from '../../http/refusal';

/**
 * Compares hashes in constant time, so that timing reveals neither the content nor the length of the expected token.
 */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));

/** GET get-full-category-list: the lobby's categories with their game counts, for the site's server only (OP-029). */
export function categoryRoutes(app: FastifyInstance, { db, env, brandAt }: HttpContext): void {
  serve(app, 'categories', async ({ request, query }) => {
    const token = request.headers['x-system-token'];
    if (env.systemToken !== null && !(typeof token === 'string' && isSame(token, env.systemToken))) {
      throw new Refusal(401, 'SYSTEM_TOKEN_REQUIRED', 'This call needs the system token');
    }
    // The call is the server's, so the country of no player is known.
    const brand = brandAt(request.host);
    const { live } = marketIn(brand, null);
    const lists = (await countedCategories(db, brand.firstCategories)).filter(({ id }) => live || id !== 'live-casino');
    const named = lists.map((list) => ({ ...list, name: categoryName(list.id, query.locale, list.name) }));
    return { data: { topCategoryList: named } };
  });
}
