import { Stack } from '@/components/ui/Page';
import { LastDays } from '@/components/vip/LastDays';
import { VipClub } from '@/components/vip/VipClub';
import { VipCost } from '@/components/vip/VipCost';
import { UnlessExcluded } from './UnlessExcluded';

/** The VIP club among the pages of the account (P-24). */
export const LevelPanel = () => (
  <UnlessExcluded>
    <Stack>
      <VipClub />
      <VipCost />
      <LastDays />
    </Stack>
  </UnlessExcluded>
);
