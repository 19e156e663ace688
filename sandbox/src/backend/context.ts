import { type Pictures } from '../artwork/pictures';
import { type Brand } from '../brand/brand';
import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { type Env } from '../env';
import { type Controls } from '../panel/controls';

/** What the routes work with. */
export type BackendContext = {
  db: Db;
  clock: Clock;
  env: Pick<Env, 'systemToken' | 'studioOrigin' | 'siteOrigins' | 'production'>;
  /** The brand that a host shows. */
  brandAt: (host: string) => Brand;
  /** The names of all brands, each at <name>.localhost. */
  brands: readonly string[];
  /** Every brand's drawn files by their path below the assets address. */
  files: ReadonlyMap<string, string>;
  /** What the control panel has been told; null where no panel is open, and then nothing of it has an effect. */
  controls: Controls | null;
  pictures: Pictures;
};
