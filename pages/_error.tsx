import type { NextPageContext } from 'next';
import { PageHead } from '@/components/app/head/PageHead';
import { NotFoundScreen } from '@/components/site/system/NotFoundScreen';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';
import { useT } from '@/hooks/useT';
import type { PageProps } from '@/store/pages/serverPage';

type Props = { statusCode: number; reference?: string | undefined };

/** Shown by Next when a page fails to render, and for its reserved addresses, such as /_app. */
export default function ErrorPage({ statusCode, reference }: Props) {
  const t = useT();
  const missing = statusCode === 404;
  return (
    <>
      <PageHead title={t(missing ? 'notFound.title' : 'serverError.500')} index={false} />
      {missing ? <NotFoundScreen /> : <ServerErrorScreen status={statusCode} reference={reference} />}
    </>
  );
}

/** In the browser, the props of the page that was opened first, which include the shell. */
const presentPage = () => (window.__NEXT_DATA__.props as { pageProps: PageProps }).pageProps;

ErrorPage.getInitialProps = async (context: NextPageContext): Promise<PageProps<Props>> => {
  const statusCode = context.res?.statusCode ?? context.err?.statusCode ?? 404;
  // One compile-time condition, so that the browser bundle contains no server code.
  if (typeof window === 'undefined') {
    const { errorShell } = await import('@/store/pages/errorShell');
    const page = await errorShell(context, statusCode >= 500);
    return { statusCode, reference: page.shell.reference, ...page };
  }
  return { ...presentPage(), statusCode };
};
