import { ResetScreen } from '@/components/account/login/ResetScreen';
import { PageHead } from '@/components/app/head/PageHead';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/pages/serverPage';

/** Target of the link in a reset message (P-45, OP-026). The token stays in the browser's URL. */
export default function ResetPasswordPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('reset.title')} index={false} />
      <ResetScreen />
    </>
  );
}

export const getServerSideProps = serverPage(['reset', 'form', 'account', 'login'], async () => ({}));
