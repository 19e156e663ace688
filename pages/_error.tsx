import type { NextPageContext } from 'next';
import { NotFoundScreen } from '@/components/system/NotFoundScreen';
import { ServerErrorScreen } from '@/components/system/ServerErrorScreen';
import type { PageProps, ShellProps } from '@/store/serverPage';

type Props = { statusCode: number };

/** What Next shows when a page could not be rendered, and for addresses it keeps to itself, such as /_app. */
export default function ErrorPage({ statusCode }: Props) {
  return statusCode === 404 ? <NotFoundScreen /> : <ServerErrorScreen status={statusCode} />;
}

/** In the browser the shell of the present page is still there. */
const presentShell = () => (window.__NEXT_DATA__.props as { pageProps: { shell: ShellProps } }).pageProps.shell;

ErrorPage.getInitialProps = async (context: NextPageContext): Promise<PageProps<Props>> => {
  const statusCode = context.res?.statusCode ?? context.err?.statusCode ?? 404;
  // Both ways in one condition that the compiler decides: the browser's bundle holds nothing of the server's.
  if (typeof window === 'undefined') {
    const { errorShell } = await import('@/store/errorShell');
    return { statusCode, shell: await errorShell(context), state: null };
  }
  return { statusCode, shell: presentShell(), state: null };
};
