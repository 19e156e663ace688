import { PageHead } from '@/components/app/head/PageHead';
import { ProvidersPage } from '@/components/lobby/list/ProvidersPage';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { studiosEndpoint } from '@/services/lobby/studios';
import { serverPage } from '@/store/pages/serverPage';

export default function Providers() {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <>
      <PageHead title={t('lobby.providers')} description={t('lobby.providersText', { brand: brandName })} />
      <ProvidersPage />
    </>
  );
}

export const getServerSideProps = serverPage<object>(['lobby'], async ({ store, degradeWithout }) => {
  degradeWithout('studios', await store.dispatch(studiosEndpoint.initiate(undefined, { subscribe: false })));
  return {};
});
