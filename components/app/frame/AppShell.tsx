import { Activity, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { AddressHead } from '../head/AddressHead';
import { BottomBar } from '../menu/BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { Rail } from './Rail';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { StopBar } from './StopBar';

/** Left out if the chunk fails to load. */
const OfficialMarks = lazy<ComponentType>(() =>
  import('../market/OfficialMarks').then(
    (loaded) => ({ default: loaded.OfficialMarks }),
    () => ({ default: () => null }),
  ),
);

/** Reserves the height of the phone's bottom bar below the page. */
const Root = styled.div`
  padding-block-end: 76px;

  ${media.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    min-block-size: 100vh;
    padding-block-end: 0;
  }
  ${media.desktop} {
    grid-template-columns: 80px minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`;

/** The page's column, at most 1520 px wide. */
const Column = styled.div`
  max-inline-size: 1520px;
  margin-inline: auto;
  padding: ${token('space-12')} ${token('space-16')} 0;

  ${media.tablet} {
    padding: ${token('space-24')} ${token('space-20')} 0;
  }
  ${media.desktop} {
    padding-inline: ${token('space-32')};
  }
  ${media.docked} {
    [data-chat] & {
      margin-inline-end: 352px;
    }
  }
`;

/**
 * Header, menus and footer around every page, for all four layout widths. Each part is an Activity, so that React
 * hydrates it separately, in small steps that keep the browser responsive, and at once when it is touched.
 */
export function AppShell({ year, children }: { year: number; children: ReactNode }) {
  const t = useT();
  const noLobby = useAbsent('lobby');
  const [mark] = useSettings().marketRules.page.officialMarks;
  return (
    <>
      <SkipLink />
      {mark && (
        <Suspense>
          <OfficialMarks />
        </Suspense>
      )}
      <Root>
        <Activity>
          <Rail />
        </Activity>
        <div>
          <Activity>
            <Header />
          </Activity>
          <Column>
            {/* React renders what is in it on the server only. */}
            <noscript>
              <p className="no-script">{t(noLobby ? 'noScript.plain' : 'noScript.page')}</p>
            </noscript>
            <main id={CONTENT_ID} tabIndex={-1}>
              <Activity>
                {/* In one Activity with the page's own head: the first next/head to hydrate removes what the others
                    rendered. */}
                <AddressHead />
                <StopBar />
                {children}
              </Activity>
            </main>
            <Activity>
              <Footer year={year} />
            </Activity>
          </Column>
        </div>
      </Root>
      <Activity>
        <BottomBar />
      </Activity>
    </>
  );
}
