import { PageHead } from '@/components/app/head/PageHead';
import { UnlessExcluded } from '@/components/app/late/UnlessExcluded';
import { LateLastDays, LateNextLevel, LateVip } from '@/components/app/late/vipParts';
import { WrittenPart } from '@/components/site/content/WrittenPart';
import { Columns } from '@/components/ui/layout/Columns';
import { Stack } from '@/components/ui/layout/Page';
import { VipBanner } from '@/components/rewards/vip/VipBanner';
import { VipCost } from '@/components/rewards/vip/VipCost';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** The VIP club as the operator describes it, and its cost (P-10, NAV-05). */
export default function VipClubPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('vip.title');
  const description = t('vip.description', { brand: brandName });
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack>
        <UnlessExcluded wholePage>
          <VipBanner title={title} text={t('vip.lead')} />
          <Columns>
            <Stack>
              <LateVip />
              <WrittenPart blocks={blocks} written={written} />
            </Stack>
            <Stack>
              <VipCost />
              <LateNextLevel />
              <LateLastDays />
            </Stack>
          </Columns>
        </UnlessExcluded>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('vip-club', 'vip');
