import { type Pictures } from '../artwork/pictures';
import { type Brand } from '../brand/brand';
import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { type Env } from '../env';

/** What the routes work with. */
export type BackendContext = {
  db: Db;
  clock: Clock;
  env: Pick<Env, 'systemToken' | 'studioOrigin' | 'siteOrigins' | 'production'>;
  brand: Brand;
  pictures: Pictures;
};
