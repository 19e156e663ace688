import { type FastifyInstance } from 'fastify';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { notFound } from '../../http/refusal';

/**
 * GET locales/{lng}.json: the brand's own texts of a language, or with allResources=1 its content pages. The site falls
 * back key by key to its own texts, so only overrides are included.
 */
export function localeRoutes(app: FastifyInstance, { brandAt }: HttpContext): void {
  serve(app, 'locale', ({ path: { lng = '' }, query, request }) => {
    const { texts, content } = brandAt(request.host);
    const asked = query.allResources === '1' ? content : texts;
    const found = Object.hasOwn(asked, lng) ? asked[lng] : undefined;
    if (!found) throw notFound();
    return query.allResources === '1' ? { content: found } : (found as Record<string, string>);
  });
}
