import { timingSafeEqual } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { categoryName } from '../../catalogue/categoryNames';
import { countedCategories } from '../../db/categories';
import { hashSecret } from '../../db/tokens';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { Refusal } from '../refusal';

/**
 * Compares hashes in constant time, so that timing reveals neither the content nor the length of the expected token.
 */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));

/** GET get-full-category-list: the lobby's categories with their game counts, for the site's server only (OP-029). */
export function categoryRoutes(app: FastifyInstance, { db, env }: BackendContext): void {
  serve(app, 'categories', async ({ request, query }) => {
    const token = request.headers['x-system-token'];
    if (env.systemToken !== null && !(typeof token === 'string' && isSame(token, env.systemToken))) {
      throw new Refusal(401, 'SYSTEM_TOKEN_REQUIRED', 'This call needs the system token');
    }
    const lists = await countedCategories(db);
    const named = lists.map((list) => ({ ...list, name: categoryName(list.id, query.locale, list.name) }));
    return { data: { topCategoryList: named } };
  });
}
