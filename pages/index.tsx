import { PageHead } from '@/components/app/PageHead';
import { Faq, type FaqProps } from '@/components/content/Faq';
import { Home, type HomeProps } from '@/components/lobby/Home';
import { homeQuery } from '@/domain/game/lobby';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { gameRowsEndpoint } from '@/services/games';
import { prefetchCategories } from '@/services/server/categories';
import { pageContent } from '@/store/pageContent';
import { serverPage } from '@/store/serverPage';

type Props = HomeProps & FaqProps;

export default function HomePage({ categories, questions, written }: Props) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <>
      <PageHead title={t('lobby.homeTitle')} description={t('lobby.homeText', { brand: brandName })} />
      <Home categories={categories} />
      <Faq questions={questions} written={written} />
    </>
  );
}

export const getServerSideProps = serverPage<Props>(['lobby', 'content'], async (context) => {
  const { store, degrade } = context;
  const [{ categories, failed }, { content, written }] = await Promise.all([
    prefetchCategories({ ...context, locale: context.locale.code }),
    pageContent(context),
  ]);
  const rows = await store.dispatch(gameRowsEndpoint.initiate(homeQuery(categories), { subscribe: false }));
  if (failed || !rows.data?.complete) degrade();
  return { categories, questions: content?.faq ?? [], written };
});
