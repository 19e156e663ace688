import { type Brand } from '../brands/brand/brand';
import { type Clock } from '../base/clock';
import { type Db } from '../db/database';
import { type Faults } from './faults';
import { type Later } from './later';

/** What any call of the casino may need; each area adds what it alone uses in its own context. */
export type HttpContext = {
  db: Db;
  clock: Clock;
  env: {
    systemToken: string | null;
    studioOrigin: string;
    siteOrigins: readonly string[];
    outsideOrigin: string;
    production: boolean;
  };
  brandAt: (host: string) => Brand;
  /** State set in the control panel; null without a panel. */
  controls: { faults: Faults } | null;
  later: Later;
};
