import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { type Studio } from '@/domain/game/game';
import { lobbyHref } from '@/config/pages/navigation';
import { type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { FilterFields, FilterForm } from './FilterFields';

const Root = styled.section`
  padding: ${token('space-20')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};

  form {
    max-inline-size: 560px;
  }
`;

type FilterPageProps = { query: LobbyQuery; studios: readonly Studio[] };

/**
 * The filters as a native form, for browsers without JavaScript. It offers a single studio; several studios that the
 * URL already names are kept as one option.
 */
export function FilterPage({ query, studios }: FilterPageProps) {
  const t = useT();
  const { addressOf } = useFollow();
  const [path, own = ''] = lobbyHref(query.category ?? undefined).split('?');
  const hidden = [...new URLSearchParams(own), ['text', query.text], ['sort', query.sort]] as const;
  const several = query.studios.length > 1 ? query.studios.join(',') : null;
  const nameOf = (id: string) => studios.find((studio) => studio.id === id)?.name ?? id;
  return (
    <Root aria-label={t('filter.title')}>
      <FilterForm method="get" action={addressOf(path ?? '')}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterFields query={query}>
          <label className="field">
            <span>{t('filter.studio')}</span>
            <select name="studio" defaultValue={several ?? query.studios[0] ?? ''}>
              <option value="">{t('filter.any')}</option>
              {several && <option value={several}>{query.studios.map(nameOf).join(', ')}</option>}
              {studios.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </FilterFields>
        <Button type="submit" look="primary">
          {t('filter.apply')}
        </Button>
      </FilterForm>
    </Root>
  );
}
