import type { AppProps } from 'next/app';
import { AppShell } from '@/components/app/frame/AppShell';
import { BlockedNote } from '@/components/app/frame/BlockedNote';
import { LateNotices } from '@/components/app/notices/LateNotices';
import { PageBoundary } from '@/components/app/boot/PageBoundary';
import { OfferedPage } from '@/components/app/pages/OfferedPage';
import { Providers } from '@/components/app/boot/Providers';
import { SocketProvider } from '@/components/app/boot/SocketProvider';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';
import { withoutModal } from '@/store/modalParameters';
import type { PageProps } from '@/store/pages/serverPage';

/** What surrounds every page: store, texts, socket, shell, and the dialog named in the URL (no page, NAV-14). */
export default function SiteApp({ Component, pageProps, router }: AppProps<PageProps>) {
  const { shell, state, _nextI18Next, ...own } = pageProps;
  // The key is the path: a page keeps its state while only its query changes, such as the filters of a list.
  const address = withoutModal(router.asPath);
  return (
    <Providers shell={shell} state={state} _nextI18Next={_nextI18Next}>
      <SocketProvider url={shell.socketUrl}>
        <AppShell year={shell.year}>
          {shell.available ? (
            <PageBoundary key={address.split('?', 1)[0]} address={address}>
              <OfferedPage>
                <Component {...own} />
              </OfferedPage>
            </PageBoundary>
          ) : (
            <ServerErrorScreen status={503} reference={shell.reference} />
          )}
        </AppShell>
        <BlockedNote />
        <LateNotices />
      </SocketProvider>
    </Providers>
  );
}
