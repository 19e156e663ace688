import Head from 'next/head';
import { NotFoundScreen } from '@/components/system/NotFoundScreen';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/serverPage';

/** Every address that no page answers (NAV-18). A page of its own, so that it carries shell, texts and policy. */
export default function MissingPage() {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <>
      <Head>
        <title>{`${t('notFound.title')} · ${brandName}`}</title>
      </Head>
      <NotFoundScreen />
    </>
  );
}

export const getServerSideProps = serverPage(['notFound'], async ({ status }) => {
  status(404);
  return {};
});
