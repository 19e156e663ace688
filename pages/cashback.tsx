import styled from 'styled-components';
import { LateAward, LateDaily, LateSums } from '@/components/app/late/rewardParts';
import { PageWithText } from '@/components/app/pages/PageWithText';
import { RakebackPart } from '@/components/app/modal/RakebackPart';
import { Stack } from '@/components/ui/layout/Page';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** On a phone as high as with two days to claim, the usual number, while a player's loads. */
const Calendar = styled(Stack)`
  ${media.phone} {
    [data-session] & > [aria-busy='true'] {
      min-block-size: 540px;
    }
  }
`;

/** The cashback and rakeback calendar, and how it works (P-12, NAV-06). */
export default function CashbackPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      unlessExcluded
      title={t('rewards.title')}
      description={t('rewards.description', { brand: brandName })}
      lead={t('rewards.lead')}
      blocks={blocks}
      written={written}
      aside={
        <>
          <LateAward />
          <LateDaily />
          <LateSums />
        </>
      }
    >
      <Calendar>
        <RakebackPart />
      </Calendar>
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('cashback', 'rewards');
