import styled from 'styled-components';
import { studioHref } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Count } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { PageHeading, Stack } from '@/components/ui/layout/Page';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { formatNumber } from '@/domain/format/number';
import { type Studio } from '@/domain/game/game';
import { useFollow } from '@/hooks/address/useFollow';
import { useSettings } from '@/hooks/useSettings';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { type ListState } from './LobbyScreen';
import { studioFace, studioStyle } from '../tiles/studioLook';
import { studioMark } from '../tiles/studioMark';

const List = styled.ul`
  ${studioStyle}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-12')};

  .card {
    display: grid;
    grid-template-rows: 64px auto;
    block-size: 100%;
    padding-block-end: ${token('space-12')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    text-align: center;
  }
  .card:hover {
    background: ${token('surface2')};
  }
  .card:hover .studio-name {
    color: ${token('text')};
  }
  .studio-name {
    background: none;
  }
  .games {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  img {
    max-block-size: 40px;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${token('space-16')};
  }
`;

const Place = styled.span`
  display: block;
  min-block-size: 92px;
  padding: 24px;
  border-radius: ${token('radius-md')};
  background: ${token('surface1')};
`;

const PLACES = Array.from({ length: 24 }, (_, index) => index);

type ProvidersScreenProps = { studios: readonly Studio[]; state: ListState; onRetry: () => void };

/** The providers page (NAV-11): every studio with its number of games and a link to them (GAME-02). */
export function ProvidersScreen({ studios, state, onRetry }: ProvidersScreenProps) {
  const urlOf = usePageUrl();
  const t = useT();
  const { brandName } = useSettings();
  return (
    <Stack>
      <PageHeading>
        <h1>{t('lobby.providers')}</h1>
        {state === 'content' && <Count value={studios.length} />}
      </PageHeading>
      <Intro>{t('lobby.providersText', { brand: brandName })}</Intro>
      {state === 'content' && <Studios studios={studios} />}
      {state === 'loading' && (
        <List as="div" role="status" aria-label={t('ui.loading')}>
          {PLACES.map((place) => (
            <Place key={place}>
              <Skeleton $shape="line" />
            </Place>
          ))}
        </List>
      )}
      {state === 'error' && (
        <ErrorState title={t('ui.loadingError')} text={t('lobby.providersError')} onRetry={onRetry} />
      )}
      {state === 'empty' && (
        <EmptyState
          title={t('lobby.providersEmpty')}
          action={<ButtonLink href={urlOf('casino')}>{t('lobby.showAll')}</ButtonLink>}
        />
      )}
    </Stack>
  );
}

const Intro = styled.p`
  max-inline-size: 72ch;
  color: ${token('text-muted')};
`;

function Studios({ studios }: { studios: readonly Studio[] }) {
  const t = useT();
  const locale = useLocale();
  const { addressOf, handlers } = useFollow();
  const pictureUrl = usePictureUrl();
  return (
    <List aria-label={t('lobby.providers')}>
      {studios.map((studio) => (
        <li key={studio.id}>
          <a {...handlers} className="card" href={addressOf(studioHref(studio.id))}>
            <span className={`studio-name ${studioFace(studio.id)}`}>{studioMark(studio, pictureUrl)}</span>{' '}
            <span className="games" suppressHydrationWarning>
              {t('lobby.gameCount', { count: studio.gameCount, number: formatNumber(locale, studio.gameCount) })}
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}
