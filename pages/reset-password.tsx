import { ResetScreen } from '@/components/account/login/ResetScreen';
import { PageHead } from '@/components/app/head/PageHead';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/pages/serverPage';

/** Where the link of a reset message leads (P-45, OP-026). The token stays in the browser's address. */
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
