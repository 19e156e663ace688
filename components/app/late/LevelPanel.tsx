import { Stack } from '@/components/ui/layout/Page';
import { LastDays } from '@/components/rewards/vip/LastDays';
import { LevelStanding } from '@/components/rewards/vip/LevelStanding';
import { NextLevel } from '@/components/rewards/vip/NextLevel';
import { VipClub } from '@/components/rewards/vip/VipClub';
import { VipCost } from '@/components/rewards/vip/VipCost';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { useT } from '@/hooks/useT';
import { UnlessExcluded } from './UnlessExcluded';

/** The VIP club among the account pages (P-24). */
export function LevelPanel() {
  const t = useT();
  const own = useOwnLevel();
  return (
    <UnlessExcluded>
      <Stack>
        {own && <LevelStanding own={own} title={<p className="over">{t('vipClub.yours')}</p>} />}
        <NextLevel />
        <VipClub />
        <VipCost />
        <LastDays />
      </Stack>
    </UnlessExcluded>
  );
}
