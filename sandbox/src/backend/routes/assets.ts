import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { ASSETS } from '../../folders';

/** GET assets/*: the brand's and the catalogue's files. A week in caches; after it the ETag tells whether they changed. */
export function assetRoutes(app: FastifyInstance): void {
  void app.register(fastifyStatic, {
    root: ASSETS,
    prefix: '/api/core/casino/assets/',
    maxAge: '7d',
    index: false,
    dotfiles: 'ignore',
  });
}
