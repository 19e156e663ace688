import Head from 'next/head';
import { Home, type HomeProps } from '@/components/lobby/Home';
import { homeQuery } from '@/domain/game/lobby';
import { useSettings } from '@/hooks/useSettings';
import { gameRowsEndpoint } from '@/services/games';
import { prefetchCategories } from '@/services/server/categories';
import { serverPage } from '@/store/serverPage';

export default function HomePage(props: HomeProps) {
  const { brandName } = useSettings();
  return (
    <>
      <Head>
        <title>{brandName}</title>
      </Head>
      <Home {...props} />
    </>
  );
}

export const getServerSideProps = serverPage<HomeProps>(['lobby'], async (context) => {
  const { store, degrade } = context;
  const { categories, failed } = await prefetchCategories({ ...context, locale: context.locale.code });
  const rows = await store.dispatch(gameRowsEndpoint.initiate(homeQuery(categories), { subscribe: false }));
  if (failed || !rows.data?.complete) degrade();
  return { categories };
});
