import type { Picture } from './picture';
import { PLAYER_PICTURES } from './playerPictures';
import { SITE_PICTURES } from './sitePictures';

/** The pictures of docs/settings.md: of each setting whose effect can be seen on a page. */
export const PICTURES: readonly Picture[] = [...SITE_PICTURES, ...PLAYER_PICTURES];
