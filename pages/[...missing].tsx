import type { GetServerSideProps } from 'next';
import { MOVED } from '@/config/pages/pages';
import { PageHead } from '@/components/app/head/PageHead';
import { NotFoundScreen } from '@/components/site/system/NotFoundScreen';
import { localised } from '@/domain/links/localised';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/pages/serverPage';

/** All unknown addresses (NAV-18). A page of its own, so that it has shell, texts and CSP. */
export default function MissingPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('notFound.title')} index={false} />
      <NotFoundScreen />
    </>
  );
}

const missing = serverPage(['notFound'], async ({ status }) => {
  status(404);
  return {};
});

/** The host redirects moved addresses itself; behind it, only the 404 page is left to serve. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const { pathname, search } = new URL(context.resolvedUrl, 'http://site');
  const moved = MOVED.get(pathname);
  if (moved === undefined) return missing(context);
  return { redirect: { destination: localised(moved, context.locale) + search, permanent: true } };
};
