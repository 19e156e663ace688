import { CalendarSkeleton } from '@/components/rewards/days/CalendarSkeleton';
import { RewardCalendar } from '@/components/rewards/days/RewardCalendar';
import { ClaimCards } from '@/components/rewards/rakeback/ClaimCards';
import { SampleCalendar } from '@/components/rewards/samples/SampleCalendar';
import { LevelCard } from '@/components/rewards/vip/LevelCard';
import { VipBanner } from '@/components/rewards/vip/VipBanner';
import { VipClub } from '@/components/rewards/vip/VipClub';
import { rakebackDays } from '@/domain/rewards/calendarDays';
import { type RewardState } from '@/domain/rewards/rewardDay';
import { addDays } from '@/domain/time/day';
import { drawn, type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

const TODAY = '2026-11-20';

/** One cell in each state around today, and a second day to claim; the others were claimed. */
const states = (amount: bigint): Readonly<Record<string, readonly [RewardState, bigint]>> => ({
  [addDays(TODAY, -2)]: ['notClaimed', amount],
  [addDays(TODAY, -3)]: ['playToWin', 0n],
  [addDays(TODAY, -1)]: ['notClaimed', amount],
  [TODAY]: ['claimable', amount],
  [addDays(TODAY, 1)]: ['locked', amount],
  [addDays(TODAY, 2)]: ['playToWin', 0n],
});

const until = () => 'Sunday, 01:00';
const ignore = () => {};

/** With its claims above the days, as a phone has them. */
const calendar = (amount: bigint, currency = 'EUR') =>
  function Calendar() {
    const special = states(amount);
    const days = rakebackDays(TODAY).map((day) => {
      const [state, own] = special[day] ?? (['claimed', amount] as const);
      return {
        day,
        state,
        amount: own,
        paidAt: null,
        claim: day === TODAY || day === addDays(TODAY, -1) ? 'b1' : null,
      };
    });
    return (
      <RewardCalendar days={days} today={TODAY} currency={currency} untilOf={until} onChoose={ignore}>
        <ClaimCards days={days} currency={currency} untilOf={until} onChoose={ignore} />
      </RewardCalendar>
    );
  };

const LEVELS = '/api/core/casino/loyalty-levels';
const level = (number: number, name: string, xp: number, rate: number, benefits: readonly string[] = []) => ({
  level: number,
  name,
  xp,
  rakebackRate: rate,
  cashbackPercent: rate / 2,
  benefits,
});
const levels = (...rows: object[]) => ({ data: { levels: rows } });
const FOUR = levels(
  level(1, 'Harbor', 0, 0.05, ['Rakeback each day']),
  level(2, 'Lagoon', 5_000, 0.055),
  level(3, 'Coral', 25_000, 0.08, ['Checked first']),
  level(4, 'Meridian', 100_000, 0.12),
);
const CORAL = { level: 3, name: 'Coral', xp: 63_040.7, nextLevelXp: 100_000, nextLevelName: 'Meridian' };

const club = (answer: unknown, own: object = CORAL): State => ({
  part: () => <VipClub />,
  pathname: '/vip-club',
  answers: { [LEVELS]: answer },
  details: { userLoyaltyLevel: own },
});
const card = (own: Partial<Parameters<typeof LevelCard>[0]['own']> = {}): State => ({
  part: () => <LevelCard own={{ ...CORAL, ...own }} />,
  answers: { [LEVELS]: FOUR },
});

export const rewardEntries: readonly Entry[] = [
  drawn('Rakeback calendar', 'components/rewards/days/RewardCalendar.tsx', {
    usual: calendar(482n),
    loading: () => <CalendarSkeleton />,
    long: calendar(123_456_789n),
    crypto: calendar(12_345_678n, 'BTC'),
    samples: () => <SampleCalendar />,
  }),
  {
    name: 'VIP club',
    file: 'components/rewards/vip/VipClub.tsx',
    states: {
      usual: club(FOUR),
      top: club(FOUR, { level: 4, name: 'Meridian', xp: 120_000, nextLevelXp: null, nextLevelName: null }),
      loading: club(never),
      empty: club(levels(), {}),
      error: club(undefined),
      long: club(levels(level(3, LONG_WORD, 25_000, 0.08, [LONG, LONG_WORD]), level(4, LONG, 100_000, 0.12))),
    },
  },
  {
    name: 'Level card',
    file: 'components/rewards/vip/LevelCard.tsx',
    states: { usual: card(), long: card({ name: LONG_WORD, nextLevelName: LONG }), empty: card({ xp: null }) },
  },
  drawn('VIP banner', 'components/rewards/vip/VipBanner.tsx', {
    usual: () => <VipBanner title="VIP club" text="What each level gives." />,
    long: () => <VipBanner title={LONG_WORD} text={LONG} />,
  }),
];
