import { RefreshCw } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { formatNumber } from '@/domain/format/number';
import { filterCount, lobbyAddress, NO_FILTERS, type LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useT } from '@/hooks/useT';
import { useStudiosQuery } from '@/services/lobby/studios';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { FilterFields, FilterForm } from './FilterFields';
import { StudioChecks } from './StudioChecks';

/** Extends over the dialog's padding, so that no content shows below it while scrolling. */
const Foot = styled.div`
  --edge: ${token('space-16')};
  position: sticky;
  inset-block-end: calc(-1 * var(--edge));
  display: flex;
  gap: ${token('space-12')};
  margin-block-end: calc(-1 * var(--edge));
  padding-block: ${token('space-12')} max(var(--edge), env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('border')};
  background: ${token('surface1')};

  [type='submit'] {
    margin-inline-start: auto;
  }
  ${media.tablet} {
    --edge: ${token('space-24')};
  }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')};
  color: ${token('text-muted')};
`;

const PLACES = Array.from({ length: 8 }, (_, index) => index);

export type FilterDialogProps = {
  open: boolean;
  query: LobbyQuery;
  /** Number of games in the list; null while unknown. */
  count: number | null;
  busy: boolean;
  onChange: (query: LobbyQuery) => void;
  onClose: () => void;
};

/** The filters of a list; each change applies at once and is visible in the list behind. A bottom sheet on a phone. */
export function FilterDialog({ open, query: applied, count, busy, onChange, onClose }: FilterDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { data: studios, isFetching, refetch } = useStudiosQuery();
  // The fields show a choice immediately; the URL follows.
  const [query, setQuery] = useState(applied);
  const change = (next: LobbyQuery) => {
    setQuery(next);
    onChange(next);
  };
  // Back and forward change the list behind, and the fields would contradict it.
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const back = () => leave();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const submit = useRef<HTMLButtonElement>(null);
  const clear = () => {
    change({ ...query, ...NO_FILTERS });
    // The button that was clicked disappears.
    submit.current?.focus();
  };
  const counting = busy || lobbyAddress(query) !== lobbyAddress(applied);
  const total = count === null ? undefined : { count, number: formatNumber(locale, count) };
  return (
    <Dialog open={open} onClose={onClose} title={t('filter.title')}>
      <FilterForm
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <FilterFields query={query} onChange={change}>
          {studios ? (
            <StudioChecks
              studios={studios}
              chosen={query.studios}
              onChange={(chosen) => change({ ...query, studios: chosen })}
            />
          ) : isFetching ? (
            <div role="status" aria-label={t('ui.loading')}>
              {PLACES.map((place) => (
                <Skeleton key={place} $shape="tab" />
              ))}
            </div>
          ) : (
            <Failure role="alert">
              <p>{t('filter.studioError')}</p>
              <Button icon={<Icon of={RefreshCw} />} onClick={() => void refetch()}>
                {t('ui.tryAgain')}
              </Button>
            </Failure>
          )}
        </FilterFields>
        <Foot className="sticky-foot" aria-live="polite" aria-busy={counting}>
          {filterCount(query) > 0 && (
            <Button look="quiet" onClick={clear}>
              {t('filter.clear')}
            </Button>
          )}
          <Button ref={submit} type="submit" look="primary">
            {total ? t('filter.show', total) : t('ui.loading')}
          </Button>
        </Foot>
      </FilterForm>
    </Dialog>
  );
}
