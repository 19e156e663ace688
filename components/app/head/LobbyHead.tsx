import { useListTitle } from '@/components/lobby/list/useListTitle';
import { useLobbyQuery } from '@/components/lobby/list/useLobbyQuery';
import { useTopCategories } from '@/components/lobby/list/useTopCategories';
import { filterCount } from '@/domain/lobby/lobbyQuery';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { PageHead } from './PageHead';

/** Metadata of a lobby list; `category` is the list's own. Filtered, re-sorted and unknown lists are not indexed. */
export function LobbyHead({ category = null }: { category?: string | null }) {
  const t = useT();
  const { brandName } = useSettings();
  const categories = useTopCategories();
  const { query, formOpen } = useLobbyQuery(category);
  const known = query.category === null || categories.some(({ id }) => id === query.category);
  return (
    <PageHead
      title={useListTitle(query.category, categories)}
      description={t('lobby.description', { brand: brandName })}
      index={known && filterCount(query) === 0 && query.sort === 'popular' && !formOpen}
    />
  );
}
