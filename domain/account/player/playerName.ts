import { maskedPhone } from './phoneName';

type Named = {
  firstName: string | null;
  lastName: string | null;
  nickname: string | null;
  email: string | null;
  phoneCode: string | null;
  phone: string | null;
};

/**
 * What a player is called: first and last name, else the nickname, else what stands before the @ of their own e-mail, else
 * their phone number, masked.
 */
export const playerName = (player: Named): string =>
  [player.firstName, player.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') ||
  player.nickname?.trim() ||
  (player.email ?? '').replace(/@.*$/, '') ||
  maskedPhone(player);
