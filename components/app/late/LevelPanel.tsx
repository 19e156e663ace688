import { Stack } from '@/components/ui/layout/Page';
import { LastDays } from '@/components/rewards/vip/LastDays';
import { VipClub } from '@/components/rewards/vip/VipClub';
import { VipCost } from '@/components/rewards/vip/VipCost';
import { UnlessExcluded } from './UnlessExcluded';

/** The VIP club among the account pages (P-24). */
export const LevelPanel = () => (
  <UnlessExcluded>
    <Stack>
      <VipClub />
      <VipCost />
      <LastDays />
    </Stack>
  </UnlessExcluded>
);
