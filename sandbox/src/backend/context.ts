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

export type BackendContext = {
  db: Db;
  clock: Clock;
  env: Pick<Env, 'systemToken' | 'studioOrigin' | 'siteOrigins' | 'outsideOrigin' | 'production'>;
  brandAt: (host: string) => Brand;
  /** Names of all brands; each is served at <name>.localhost. */
  brands: readonly string[];
  /** Generated files of all brands, by path below the assets URL. */
  files: ReadonlyMap<string, string>;
  /** State set in the control panel; null without a panel. */
  controls: Controls | null;
  pictures: Pictures;
  documentFiles: DocumentFiles;
  /** The identity provider; null when there is none. */
  google: GoogleProvider | null;
  /** Solved captchas; null when no captcha service runs, and then no captcha is required. */
  captchas: Captchas | null;
  passwords: Passwords;
  /** Sends messages by SMTP; null leaves them in the outbox. */
  mailer: Mailer | null;
  /** The payment provider; null when none runs, and then deposits are unavailable. */
  payments: Pick<Payments, 'provider' | 'secret' | 'outbox'> | null;
  walletSecret: string;
  playerEvents: PlayerEvents;
  later: Later;
};
