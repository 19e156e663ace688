import type { Market } from './market';

const isCount = (value: number) => Number.isInteger(value) && value >= 0;
/** Nobody plays again within a day of the decision. */
const isWait = (hours: number | null) => hours === null || (isCount(hours) && hours >= 24);
const isUnique = (list: readonly string[]) => new Set(list).size === list.length;
const isEuro = (value: string | null) => value === null || (/^\d+(\.\d{1,2})?$/.test(value) && Number(value) > 0);

/** What is wrong with a pack beyond its type, in words; nothing for a good one. */
export function faultsOf({
  limits,
  breaks,
  exclusions,
  realityCheck,
  rounds,
  wageringCap,
  notices,
  help,
  ...more
}: Market): string[] {
  const { mostMinutes, restMinutes } = realityCheck;
  const rules: readonly (readonly [boolean, string])[] = [
    [isUnique(limits.demanded), 'limits.demanded names a kind twice'],
    // Nothing may weaken what the site promises everywhere (ADR 12).
    [isCount(limits.depositRaiseHours) && limits.depositRaiseHours >= 24, 'limits.depositRaiseHours is below 24'],
    [limits.playRaiseHours === null || isCount(limits.playRaiseHours), 'limits.playRaiseHours is no number of hours'],
    [isEuro(limits.mostDeposits), 'limits.mostDeposits is no amount'],
    [
      limits.offered === null || (limits.offered.kinds.length > 0 && isUnique(limits.offered.kinds)),
      'limits.offered has no kinds, or names one twice',
    ],
    [12 % notices.remindMonths === 0, 'notices.remindMonths does not divide the year'],
    [breaks.includes('1d') && isUnique(breaks), 'breaks lacks 1d, or names one twice'],
    [exclusions.lengths.length > 0 && isUnique(exclusions.lengths), 'exclusions.lengths is empty, or names one twice'],
    [isCount(exclusions.leastDays) && exclusions.leastDays >= 1, 'exclusions.leastDays is below 1'],
    [['asked', 'all'].includes(exclusions.brands), 'exclusions.brands is neither asked nor all'],
    [Object.values(exclusions.lifting).every(isWait), 'exclusions.lifting is no number of hours from 24 on'],
    [mostMinutes === null || (isCount(mostMinutes) && mostMinutes >= 1), 'realityCheck.mostMinutes is below 1'],
    [isCount(restMinutes) && (restMinutes === 0 || mostMinutes !== null), 'realityCheck.restMinutes needs mostMinutes'],
    [isCount(rounds.slotMs) && isCount(rounds.otherMs), 'rounds has no whole milliseconds'],
    [isEuro(rounds.mostStake), 'rounds.mostStake is no amount'],
    [wageringCap === null || (isCount(wageringCap) && wageringCap >= 1), 'wageringCap is below 1'],
    [more.play.inactiveMinutes === null || more.play.inactiveMinutes >= 5, 'play.inactiveMinutes is below 5'],
    [
      more.page.youngThrough === null || more.page.youngThrough >= more.minimumAge,
      'page.youngThrough is below the age',
    ],
    [isUnique(more.page.officialMarks), 'page.officialMarks names one twice'],
    [!more.page.panicButton || breaks[0] === '1d', 'page.panicButton needs breaks that begin with 1d'],
    [!more.page.helpAtLogIn || help !== null, 'page.helpAtLogIn needs help'],
    [help === null || /^(https:\/\/|tel:\+)/.test(help.href), 'help.href is neither https nor a phone number'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}
