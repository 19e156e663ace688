import { useListTitle } from '@/components/lobby/list/useListTitle';
import { useLobbyQuery } from '@/components/lobby/list/useLobbyQuery';
import { useTopCategories } from '@/components/lobby/list/useTopCategories';
import { gamesQuery } from '@/domain/lobby/lobby';
import { filterCount } from '@/domain/lobby/lobbyQuery';
import { hasGuestDemos } from '@/hooks/told/hasGuestDemos';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useGamesQuery } from '@/services/lobby/games';
import { PageHead } from './PageHead';

/** Metadata of a lobby list; `category` is the list's own. Filtered, re-sorted and unknown lists, and pages beyond their end, are not indexed. */
export function LobbyHead({ category = null }: { category?: string | null }) {
  const t = useT();
  const settings = useSettings();
  const brand = settings.brandName;
  const categories = useTopCategories();
  const { query, page, formOpen } = useLobbyQuery(category);
  const isBeyond = useGamesQuery(gamesQuery(query, page)).currentData?.games.length === 0 && page > 1;
  const known = query.category === null || categories.some(({ id }) => id === query.category);
  return (
    <PageHead
      title={useListTitle(query.category, categories)}
      description={hasGuestDemos(settings) ? t('lobby.description', { brand }) : t('lobby.descriptionPlain', { brand })}
      index={known && filterCount(query) === 0 && query.sort === 'popular' && !formOpen && !isBeyond}
    />
  );
}
