import { PageHead } from '@/components/app/PageHead';
import { NotFoundScreen } from '@/components/system/NotFoundScreen';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/serverPage';

/** Every address that no page answers (NAV-18). A page of its own, so that it carries shell, texts and policy. */
export default function MissingPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('notFound.title')} index={false} />
      <NotFoundScreen />
    </>
  );
}

export const getServerSideProps = serverPage(['notFound'], async ({ status }) => {
  status(404);
  return {};
});
