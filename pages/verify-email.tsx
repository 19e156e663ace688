import { VerifyScreen } from '@/components/account/verification/VerifyScreen';
import { PageHead } from '@/components/app/head/PageHead';
import { useT } from '@/hooks/useT';
import { serverPage } from '@/store/pages/serverPage';

/** Target of the link in a verification message (P-44, OP-026). The token stays in the browser's URL. */
export default function VerifyEmailPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('verify.pageTitle')} index={false} />
      <VerifyScreen />
    </>
  );
}

export const getServerSideProps = serverPage(['verify', 'form'], async () => ({}));
