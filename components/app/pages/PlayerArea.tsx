import { LogOut } from 'lucide';
import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { Panel } from '@/config/pages/guardedPages';
import { Icon } from '@/components/ui/pictures/Icon';
import { Stack } from '@/components/ui/layout/Page';
import { ActionsPlace } from '@/components/ui/layout/PageActions';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Loading } from '@/components/ui/feedback/Loading';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useMedia } from '@/hooks/useMedia';
import { useSettings } from '@/hooks/useSettings';
import { usePanelText } from '@/hooks/told/usePanelText';
import { useT } from '@/hooks/useT';
import { signOut } from '@/store/session';
import type { Store } from '@/store/store';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { PLAYER_PLACES } from '@/components/account/profile/playerPlaces';
import { StepUp } from '@/components/account/security/StepUp';
import { PLAYER_PANELS, ProofDialog } from './playerPanels';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-32')};

  > nav {
    display: none;
  }
  /* It tells what the page shows anyway: a phone has no room for it. */
  ${media.phone} {
    header p {
      display: none;
    }
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

/** On a phone a list comes before what can be done with all of it. */
const LastActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};

  > * {
    flex: 1 1 auto;
  }
`;

/** Panels whose guest text also serves as their introduction. */
const WHOLE: readonly Panel[] = [
  ...(['details', 'verification', 'favorites', 'limits', 'freeze', 'wallet', 'transactions'] as const),
  'bonuses',
  'safety',
];

/** Panels with a heading and links of their own, as wide as the page. */
const ALONE: readonly Panel[] = ['withdraw'];

function Places({ panel }: { panel: Panel }) {
  const t = useT();
  const urlOf = usePageUrl();
  const byPanel = useSettings().navigationSystem === 'panel';
  // Excluded players get no link to bonuses and to inviting others (WDR-10), and quiet mode has none to the latter.
  const [excluded, quiet] = [useExcluded() !== null, useQuiet()];
  const isLeftOut = (own: Panel) =>
    (own === 'bonuses' && excluded) || (own === 'refer' && (excluded || quiet)) || (own === 'level' && quiet);
  const dispatch = useDispatch<Store['dispatch']>();
  const { isAbsent } = useFollow();
  return (
    <nav aria-label={t('player.pages')}>
      <ul>
        {PLAYER_PLACES.filter(({ panel: own }) => !isLeftOut(own)).map((place) => {
          const page = byPanel && place.inPanel !== undefined ? place.inPanel : place.page;
          const href = page && urlOf(page);
          return (
            href &&
            !isAbsent(href) && (
              <li key={place.panel}>
                <SiteLink href={href} aria-current={place.panel === panel ? 'page' : undefined}>
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

/** An account page for its player: links between the account pages, and the panel. */
export function PlayerArea({ panel }: { panel: Panel }) {
  const t = useT();
  const panelText = usePanelText();
  const Content = PLAYER_PANELS[panel];
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const listFirst = useMedia(media.phone) && panel === 'transactions';
  if (ALONE.includes(panel))
    return (
      <>
        <Suspense fallback={<Loading />}>
          <Content panel={panel} />
        </Suspense>
        <StepUp Ask={ProofDialog} />
      </>
    );
  return (
    <Root>
      <Places panel={panel} />
      <Stack>
        <PageIntro title={t(`guard.title.${panel}`)} actions={listFirst ? undefined : setActions}>
          {WHOLE.includes(panel) && panelText(panel)}
        </PageIntro>
        <ActionsPlace value={actions}>
          <Suspense fallback={<Loading />}>
            <Content panel={panel} />
          </Suspense>
        </ActionsPlace>
        {listFirst && <LastActions ref={setActions} />}
      </Stack>
      <StepUp Ask={ProofDialog} />
    </Root>
  );
}
