import { BadgeCheck, CircleUser, Heart, LogOut, UserRoundPen, type IconNode } from 'lucide';
import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { Panel } from '@/config/guardedPages';
import type { PageKey } from '@/config/pageUrls';
import { Icon } from '@/components/ui/Icon';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { SiteLink } from '@/components/ui/SiteLink';
import { Skeleton } from '@/components/ui/Skeleton';
import { usePageUrl } from '@/hooks/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { signOut } from '@/store/session';
import type { Store } from '@/store/store';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { PLAYER_PANELS } from './playerPanels';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-32')};

  > nav {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: 232px minmax(0, 1fr);

    > nav {
      display: block;
      position: sticky;
      inset-block-start: 88px;
    }
  }
  > nav ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }
  > nav a,
  > nav button {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-md')};
    font: 550 15px/20px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: start;
  }
  > nav :is(a, button):hover,
  > nav a[aria-current] {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  > nav li:last-child {
    margin-block-start: ${token('space-16')};
  }
`;

/** A page of the account. The home page of the profile has no place in the panel navigation: it is the details there. */
type Place = { panel: Panel; page: PageKey; inPanel?: PageKey | null; icon: IconNode };

const PLACES: readonly Place[] = [
  { panel: 'profile', page: 'profile', inPanel: null, icon: CircleUser },
  { panel: 'details', page: 'edit-profile', inPanel: 'account', icon: UserRoundPen },
  { panel: 'verification', page: 'verify', inPanel: 'verification', icon: BadgeCheck },
  { panel: 'favorites', page: 'favorites', icon: Heart },
];

/** Pages that hold all that guests are told of them. */
const WHOLE: readonly Panel[] = ['details', 'verification', 'favorites'];

function Places({ panel }: { panel: Panel }) {
  const t = useT();
  const urlOf = usePageUrl();
  const byPanel = useSettings().navigationSystem === 'panel';
  const dispatch = useDispatch<Store['dispatch']>();
  return (
    <nav aria-label={t('player.pages')}>
      <ul>
        {PLACES.map((place) => {
          const page = byPanel && place.inPanel !== undefined ? place.inPanel : place.page;
          return (
            page && (
              <li key={place.panel}>
                <SiteLink href={urlOf(page)} aria-current={place.panel === panel ? 'page' : undefined}>
                  <Icon of={place.icon} />
                  {t(`guard.title.${place.panel}`)}
                </SiteLink>
              </li>
            )
          );
        })}
        <li>
          <button type="button" onClick={() => void dispatch(signOut())}>
            <Icon of={LogOut} className="flip" />
            {t('player.logOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

const Loading = () => {
  const t = useT();
  return (
    <Stack role="status" aria-label={t('ui.loading')}>
      <Skeleton $shape="heading" />
      <Skeleton $shape="line" />
      <Skeleton $shape="line" />
    </Stack>
  );
};

/** A page of the account as its player sees it: the ways between such pages, and what this one shows. */
export function PlayerArea({ panel }: { panel: Panel }) {
  const t = useT();
  const Content = PLAYER_PANELS[panel];
  return (
    <Root>
      <Places panel={panel} />
      <Stack>
        <PageIntro title={t(`guard.title.${panel}`)}>{WHOLE.includes(panel) && t(`guard.text.${panel}`)}</PageIntro>
        <Suspense fallback={<Loading />}>
          <Content panel={panel} />
        </Suspense>
      </Stack>
    </Root>
  );
}
