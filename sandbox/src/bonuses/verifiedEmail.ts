import { type Brand } from '../brand/brand';

/** Whether a brand activates bonuses for verified e-mail addresses alone: it does unless it says otherwise (CONF-24). */
export const needsVerifiedEmail = ({ settings }: Pick<Brand, 'settings'>): boolean =>
  (settings as { verifyEmailOnBonusActivation?: unknown }).verifyEmailOnBonusActivation !== false;
