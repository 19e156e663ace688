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
    const { texts, contentOf } = brandAt(request.host);
    if (query.allResources === '1') {
      const content = contentOf(lng);
      if (!content) throw notFound();
      return { content };
    }
    const own = Object.hasOwn(texts, lng) ? texts[lng] : undefined;
    if (!own) throw notFound();
    return own as Record<string, string>;
  });
}
