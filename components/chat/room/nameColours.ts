import { NAME_COLOURS, NAME_TONES } from '@/domain/chat/chatLook';

/** The colours of names as classes, for a light or dark chat. */
export const nameColours = (scheme: 'light' | 'dark'): string =>
  NAME_COLOURS.map((colour) => `.${colour} { --tone: ${NAME_TONES[scheme][colour]}; }`).join('');
