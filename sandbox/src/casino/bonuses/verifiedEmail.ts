import { type Brand } from '../../brands/brand/brand';

/** Whether a brand requires a verified e-mail for bonus activation, which is the default (CONF-24). */
export const needsVerifiedEmail = ({ settings }: Pick<Brand, 'settings'>): boolean =>
  (settings as { verifyEmailOnBonusActivation?: unknown }).verifyEmailOnBonusActivation !== false;
