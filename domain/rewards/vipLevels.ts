import type { LoyaltyLevel } from '@/domain/account/player/userDetails';

/** A VIP level, reached at `xp` points. Rates are fractions, null if not given. */
export type VipLevel = {
  level: number;
  name: string;
  xp: number;
  rakebackRate: number | null;
  cashbackPercent: number | null;
  benefits: readonly string[];
};

/**
 * A player's progress: `share` of the way from this level to the next, 0 to 1. `next` is null at the top level, where
 * `share` is 1, and where nothing is known of it, where `share` is null.
 */
export type Standing = {
  name: string;
  /** Null where the backend does not say; nothing is known about the way then. */
  xp: number | null;
  next: { name: string; xp: number; left: number } | null;
  /** Null until the level's own points and the next are known. */
  share: number | null;
};

/** A level relative to the player's own. */
export type LevelState = 'reached' | 'here' | 'ahead';

/** Levels in ascending order, grouped; each step is the level that starts a new group (ENG-02, OP-014). */
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

/** Whether no level is above: the account says so, or the table has the player's own level as its last. */
const isTop = ({ level: own, nextLevelXp, nextLevelName }: LoyaltyLevel, levels: readonly VipLevel[]): boolean =>
  nextLevelName === null &&
  (nextLevelXp === null || levels.some(({ level }) => level === own)) &&
  levels.every(({ level }) => level <= own);

/** The player's progress, from the account's own data, with the level table as fallback (ENG-01). */
export function standingOf(own: LoyaltyLevel, levels: readonly VipLevel[]): Standing {
  const after = levels.find(({ level }) => level === own.level + 1);
  const xp = own.nextLevelXp ?? after?.xp ?? null;
  const name = own.name || (levels.find(({ level }) => level === own.level)?.name ?? String(own.level));
  if (own.xp === null) return { name, xp: null, next: null, share: null };
  if (xp === null) return { name, xp: own.xp, next: null, share: isTop(own, levels) ? 1 : null };
  const left = Math.max(0, Math.ceil(xp - own.xp));
  const from = levels.find(({ level }) => level === own.level)?.xp ?? null;
  const share = from === null ? null : xp <= from ? 1 : Math.min(1, Math.max(0, (own.xp - from) / (xp - from)));
  return {
    name,
    xp: own.xp,
    next: { name: own.nextLevelName ?? after?.name ?? String(own.level + 1), xp, left },
    share,
  };
}
