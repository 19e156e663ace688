import '@fontsource-variable/onest';
import type { AppProps } from 'next/app';
import { AppShell } from '@/components/app/AppShell';
import { PageBoundary } from '@/components/app/PageBoundary';
import { Providers } from '@/components/app/Providers';
import { ServerErrorScreen } from '@/components/system/ServerErrorScreen';
import type { PageProps } from '@/store/serverPage';

/** The shell around every page; not a page of its own (NAV-14). */
export default function SiteApp({ Component, pageProps, router }: AppProps<PageProps>) {
  const { shell, state, _nextI18Next, ...own } = pageProps;
  return (
    <Providers shell={shell} state={state} _nextI18Next={_nextI18Next}>
      <AppShell year={shell.year}>
        {shell.available ? (
          <PageBoundary key={router.asPath}>
            <Component {...own} />
          </PageBoundary>
        ) : (
          <ServerErrorScreen status={503} />
        )}
      </AppShell>
    </Providers>
  );
}
