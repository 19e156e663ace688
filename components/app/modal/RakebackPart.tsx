import { Suspense } from 'react';
import { CalendarSkeleton } from '@/components/rewards/days/CalendarSkeleton';
import { Rakeback } from '@/components/rewards/rakeback/Rakeback';
import { withTexts } from '../late/withTexts';

type PlayerProps = { player: string };

const Loaded = withTexts<PlayerProps>(
  ['rakeback', 'button'],
  async () => (await import('@/components/rewards/rakeback/PlayerRakeback')).PlayerRakeback,
);

const Player = (props: PlayerProps) => (
  <Suspense fallback={<CalendarSkeleton />}>
    <Loaded {...props} />
  </Suspense>
);

/** The rakeback calendar, with its part that only players load. */
export const RakebackPart = () => <Rakeback Player={Player} />;
