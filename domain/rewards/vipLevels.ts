import type { LoyaltyLevel } from '@/domain/account/player/userDetails';

/** A level of the VIP club; `xp` is from which points on it is reached. Rates are fractions, null where nothing is said. */
export type VipLevel = {
  level: number;
  name: string;
  xp: number;
  rakebackRate: number | null;
  cashbackPercent: number | null;
  benefits: readonly string[];
};

/** Where a player stands: `share` of the way to the next level, 0 to 1; no next one at the top. */
export type Standing = {
  name: string;
  xp: number;
  next: { name: string; xp: number; left: number } | null;
  share: number;
};

/** How a level stands to the player's own; null for guests. */
export type LevelState = 'reached' | 'here' | 'ahead';

/** The levels from the lowest, in groups: a step names a level with which a group begins (ENG-02, OP-014). */
export function levelGroups(levels: readonly VipLevel[], steps: readonly number[]): readonly (readonly VipLevel[])[] {
  const groups: VipLevel[][] = [];
  for (const level of levels.toSorted((one, other) => one.level - other.level)) {
    const group = groups.at(-1);
    if (group && !steps.includes(level.level)) group.push(level);
    else groups.push([level]);
  }
  return groups;
}

export function levelState({ level }: VipLevel, own: Pick<LoyaltyLevel, 'level'> | null): LevelState | null {
  if (own === null) return null;
  if (level === own.level) return 'here';
  return level < own.level ? 'reached' : 'ahead';
}

/** Where the player stands, by what is told of them, and by the table of levels where that says nothing (ENG-01). */
export function standingOf(own: LoyaltyLevel, levels: readonly VipLevel[]): Standing {
  const after = levels.find(({ level }) => level === own.level + 1);
  const xp = own.nextLevelXp ?? after?.xp ?? null;
  const name = own.name || (levels.find(({ level }) => level === own.level)?.name ?? String(own.level));
  if (xp === null) return { name, xp: own.xp, next: null, share: 1 };
  const left = Math.max(0, Math.ceil(xp - own.xp));
  const share = xp <= 0 ? 1 : Math.min(1, Math.max(0, own.xp / xp));
  return {
    name,
    xp: own.xp,
    next: { name: own.nextLevelName ?? after?.name ?? String(own.level + 1), xp, left },
    share,
  };
}
