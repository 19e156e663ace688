import { Search } from 'lucide';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { studioHref } from '@/config/pages/navigation';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { initialsOf } from '@/components/ui/pictures/initials';
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

/** Tinted panels and the texts that are readable on them: what draws a studio without a logo. */
const MARKS = (
  [
    ['accent-soft', 'accent-text'],
    ['reward-soft', 'reward-text'],
    ['success-soft', 'success-text'],
    ['info-soft', 'info-text'],
    ['surface3', 'second-text'],
  ] as const
).map(
  ([fill, text], index) => css`
    .mark-${index} {
      background: ${token(fill)};
      color: ${token(text)};
    }
  `,
);

/** A number for a name, so that a studio always has the same colour. */
const markOf = (id: string): number =>
  [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % MARKS.length;

const List = styled.ul`
  ${studioStyle}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-12')};

  .card {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${token('space-4')};
    block-size: 100%;
    padding: ${token('space-16')} ${token('space-12')};
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
    min-block-size: 0;
    padding: 0;
    background: none;
    font-size: 16px;
    line-height: 22px;
    color: ${token('text')};
  }
  .mark {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-block-end: ${token('space-4')};
    border-radius: ${token('radius-lg')};
    font: 700 20px/1 ${token('font-display')};
  }
  ${MARKS}
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
  min-block-size: 142px;
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
      {state === 'content' && <Found studios={studios} />}
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

/** Of use only with a script. */
const Field = styled.div`
  display: none;
  position: relative;
  max-inline-size: 400px;

  @media (scripting: enabled) {
    display: block;
  }
  svg {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 14px;
    color: ${token('text-subtle')};
    pointer-events: none;
  }
  input {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 44px ${token('space-16')};
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font-size: 15px;
    color: ${token('text')};
  }
  input::placeholder {
    color: ${token('text-subtle')};
    opacity: 1;
  }
`;

const Intro = styled.p`
  max-inline-size: 72ch;
  color: ${token('text-muted')};
`;

/** The studios whose name has what was typed. */
function Found({ studios }: { studios: readonly Studio[] }) {
  const t = useT();
  const { tag } = useLocale();
  const [text, setText] = useState('');
  const plain = (of: string) => of.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase(tag);
  const asked = plain(text.trim());
  const found = studios.filter(({ name }) => plain(name).includes(asked));
  return (
    <>
      <Field>
        <Icon of={Search} />
        <input
          type="search"
          aria-label={t('lobby.providersSearch')}
          placeholder={t('lobby.providersSearch')}
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p role="status" hidden={found.length > 0}>
        {found.length === 0 && t('lobby.providersNone')}
      </p>
      <Studios studios={found} />
    </>
  );
}

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
            {!pictureUrl(studio.logo) && (
              <span className={`mark mark-${markOf(studio.id)}`} aria-hidden>
                {initialsOf(studio.name)}
              </span>
            )}
            <span className={`studio-name ${studioFace(studio.id)}`}>{studioMark(studio, pictureUrl)}</span>{' '}
            {studio.gameCount !== null && (
              <span className="games" suppressHydrationWarning>
                {t('lobby.gameCount', { count: studio.gameCount, number: formatNumber(locale, studio.gameCount) })}
              </span>
            )}
          </a>
        </li>
      ))}
    </List>
  );
}
