import { HomeAwards, HomeOwn, HomeRakeback, HomeToday } from '@/components/app/late/HomeRewards';
import { HomeWins } from '@/components/app/late/HomeWins';
import { PageHead } from '@/components/app/head/PageHead';
import { Faq, type FaqProps } from '@/components/site/content/Faq';
import { Home, type HomeProps } from '@/components/lobby/home/Home';
import { useHasOdds } from '@/hooks/told/useHasOdds';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { homePage } from '@/store/pages/homePage';

export default function HomePage({ heroGames, guestOffer, questions, written }: HomeProps & FaqProps) {
  const t = useT();
  const { brandName } = useSettings();
  const noRakeback = useAbsent('rakeback');
  const noWins = useAbsent('topWins');
  const hasOdds = useHasOdds();
  return (
    <>
      {hasOdds ? (
        <PageHead title={t('home.title')} description={t('home.text', { brand: brandName })} />
      ) : (
        <PageHead title={t('home.welcome', { brand: brandName })} />
      )}
      <Home
        heroGames={heroGames}
        guestOffer={guestOffer}
        today={!noRakeback && <HomeToday />}
        own={<HomeOwn />}
        calendar={!noRakeback && <HomeRakeback />}
        awards={<HomeAwards />}
        wins={!noWins && <HomeWins />}
      />
      <Faq questions={questions} written={written} />
    </>
  );
}

export const getServerSideProps = homePage;
