import { ConfirmEmailScreen } from '@/components/account/safety/ConfirmEmailScreen';
import { PageHead } from '@/components/app/head/PageHead';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/pages/serverPage';

/** Target of both links of a changed email address. The token stays in the browser's URL. */
export default function ConfirmEmailPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('safety.confirm.title')} index={false} />
      <ConfirmEmailScreen />
    </>
  );
}

export const getServerSideProps = serverPage(['safety', 'form'], async () => ({}));
