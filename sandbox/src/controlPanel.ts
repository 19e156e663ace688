import { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type Clock } from './base/clock';
import { type Brand } from './brands/brand/brand';
import { BRANDS } from './brands/brands';
import { type WithdrawalFigures } from './brands/brand/withdrawals';
import { type Passwords } from './casino/accounts/passwords/passwords';
import { type DocumentFiles } from './casino/documents/files';
import { type ChatHub } from './casino/chat/chatHub';
import { type Tell } from './casino/mail/tell';
import { type Db } from './db/database';
import { type Env } from './env';
import { type Payments } from './outside/payments/payments';
import { createPanel } from './panel/panel';
import { createPlayers } from './panel/players';
import { createScenarios } from './panel/scenarios/scenarios';
import { scenariosSection } from './panel/scenarios/section';
import { type AskCasino } from './panel/scenarios/tools';
import { bonusesSection } from './panel/sections/bonuses';
import { chatSection } from './panel/sections/chat';
import { type Controls } from './panel/sections/controls';
import { documentsSection } from './panel/sections/documents';
import { evidenceSection } from './panel/sections/evidence';
import { ledgerSection } from './panel/sections/ledger';
import { liftingsSection } from './panel/sections/liftings';
import { messagesSection } from './panel/sections/messages';
import { paymentsSection } from './panel/sections/payments';
import { requestsSection } from './panel/sections/requests';
import { rewardsSection } from './panel/sections/rewards';
import { samplePlayersSection } from './panel/sections/samplePlayers';
import { walletsSection } from './panel/sections/wallets';
import { withdrawalsSection } from './panel/sections/withdrawals';

type PanelParts = {
  db: Db;
  clock: Clock;
  env: Pick<Env, 'brand' | 'samplePlayers' | 'panelPort'>;
  controls: Controls;
  payments: Payments | null;
  figuresOf: (brand: string) => WithdrawalFigures;
  documentFiles: DocumentFiles;
  passwords: Passwords;
  siteOrigins: readonly string[];
  /** The brand of a host, with the market it is in. */
  brandOfHost: (host: string) => Brand;
  secretsKey: string;
  tell: Tell;
  chat: ChatHub;
  askCasino: AskCasino;
  log: FastifyServerOptions['logger'];
};

/** The control panel with a section for each area, and the calls that make players. */
export const controlPanel = (parts: PanelParts): FastifyInstance => {
  const { db, clock, env, controls, payments, figuresOf, documentFiles, passwords, siteOrigins, tell, chat, log } =
    parts;
  const { brandOfHost, secretsKey, askCasino } = parts;
  const making = { db, clock, passwords, siteOrigins, payments, brandAt: brandOfHost };
  return createPanel({
    controls,
    brands: [...BRANDS.keys()],
    sections: [
      scenariosSection(createScenarios({ ...making, askCasino, tell, figuresOf }), env.panelPort),
      ...(payments ? [paymentsSection(db, clock, payments)] : []),
      withdrawalsSection({ db, clock, figuresOf, tell }),
      bonusesSection({ db, clock, brandAt: brandOfHost }, tell),
      rewardsSection(db, clock),
      chatSection(db, clock, chat),
      messagesSection(db),
      requestsSection(db, clock, tell),
      liftingsSection(db, clock, brandOfHost, tell),
      evidenceSection(secretsKey),
      documentsSection(db, clock, documentFiles, tell),
      ledgerSection(db),
      walletsSection(db),
      ...(env.samplePlayers > 0 ? [samplePlayersSection(db)] : []),
    ],
    players: createPlayers(making),
    log,
  });
};
