import { createContext, useContext, useMemo } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { type Locale } from '@/config/locale';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useFollow, type Follow } from '@/hooks/address/useFollow';
import { usePictureUrl, type PictureUrl } from '@/hooks/usePictureUrl';
import { useT, type Translate } from '@/hooks/useT';

/** What the tiles of a list share. Read once per list, because hooks in every tile would cost time on every render. */
export type Tiles = Follow & {
  t: Translate;
  locale: Locale;
  pictureUrl: PictureUrl;
  /** True for players. */
  hearts: boolean;
  /** Whether the list is of live tables, whose tiles are 16:10. */
  wide: boolean;
};

/** Whether the tiles below are of live tables. */
export const WideTiles = createContext(false);

/** The same object until language, page or sign-in state change, so that unchanged tiles do not re-render. */
export function useTiles(): Tiles {
  const follow = useFollow();
  const t = useT();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const hearts = useIsAuthenticated();
  const wide = useContext(WideTiles);
  return useMemo(
    () => ({ ...follow, t, locale, pictureUrl, hearts, wide }),
    [follow, t, locale, pictureUrl, hearts, wide],
  );
}
