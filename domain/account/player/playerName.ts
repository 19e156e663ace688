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
 * Display name: first and last name, else the nickname, else the part of the e-mail before the @, else the masked phone
 * number.
 */
export const playerName = (player: Named): string =>
  [player.firstName, player.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') ||
  player.nickname?.trim() ||
  (player.email ?? '').replace(/@.*$/, '') ||
  maskedPhone(player);
