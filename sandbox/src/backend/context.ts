import { type Passwords } from '../accounts/passwords';
import { type Pictures } from '../artwork/pictures';
import { type Brand } from '../brand/brand';
import { type Clock } from '../clock';
import { type Db } from '../db/database';
import { type DocumentFiles } from '../documents/files';
import { type Env } from '../env';
import { type GoogleProvider } from '../google/provider';
import { type Mailer } from '../mail/mailer';
import { type Captchas } from '../outside/captcha/captchas';
import { type Controls } from '../panel/controls';
import { type Payments } from '../outside/payments/payments';
import { type Later } from './later';
import { type PlayerEvents } from './playerEvents';

/** What the routes work with. */
export type BackendContext = {
  db: Db;
  clock: Clock;
  env: Pick<Env, 'systemToken' | 'studioOrigin' | 'siteOrigins' | 'outsideOrigin' | 'production'>;
  /** The brand that a host shows. */
  brandAt: (host: string) => Brand;
  /** The names of all brands, each at <name>.localhost. */
  brands: readonly string[];
  /** Every brand's drawn files by their path below the assets address. */
  files: ReadonlyMap<string, string>;
  /** What the control panel has been told; null where no panel is open, and then nothing of it has an effect. */
  controls: Controls | null;
  pictures: Pictures;
  documentFiles: DocumentFiles;
  /** Who signs players in beside us; null: nobody. */
  google: GoogleProvider | null;
  /** Solved captchas; null where there is no page to solve one, and then none is asked for. */
  captchas: Captchas | null;
  passwords: Passwords;
  /** Sends messages out by SMTP; null keeps them in the outbox alone. */
  mailer: Mailer | null;
  /** The payment provider; null where none is open, and then nobody can deposit. */
  payments: Pick<Payments, 'provider' | 'secret' | 'outbox'> | null;
  /** What the studio signs its calls of the wallet with. */
  walletSecret: string;
  /** Tells single players over the socket. */
  playerEvents: PlayerEvents;
  later: Later;
};
