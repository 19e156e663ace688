import { useMedia } from '@/hooks/useMedia';
import { media } from '@/themes/media';

/** Whether there is no room for a table of many columns; false on the server. */
export const useNarrow = (): boolean => useMedia(media.belowDesktop);
