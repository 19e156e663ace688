import { useLocale } from '@/components/ui/LocaleContext';
import { type Locale } from '@/config/locale';
import { useFollow, type Follow } from '@/hooks/useFollow';
import { useT, type Translate } from '@/hooks/useT';

/** What the tiles of a list share. Asked for once a list, since each hook of sixty tiles is paid at every render. */
export type Tiles = Follow & { t: Translate; locale: Locale };

export const useTiles = (): Tiles => ({ ...useFollow(), t: useT(), locale: useLocale() });
