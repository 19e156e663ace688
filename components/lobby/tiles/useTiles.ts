import { useMemo } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { type Locale } from '@/config/locale';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useFollow, type Follow } from '@/hooks/address/useFollow';
import { useT, type Translate } from '@/hooks/useT';

/** What the tiles of a list share. Asked for once a list, since each hook of each of its tiles is paid at every render. */
export type Tiles = Follow & {
  t: Translate;
  locale: Locale;
  /** A player's tiles have a heart. */
  hearts: boolean;
};

/** The same object until language or page change, so that tiles which have not changed are not drawn again. */
export function useTiles(): Tiles {
  const follow = useFollow();
  const t = useT();
  const locale = useLocale();
  const hearts = useIsAuthenticated();
  return useMemo(() => ({ ...follow, t, locale, hearts }), [follow, t, locale, hearts]);
}
