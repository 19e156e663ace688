import { Card } from '@/components/ui/layout/Card';
import { Count, Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { levelState, type VipLevel } from '@/domain/rewards/vipLevels';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { useT } from '@/hooks/useT';
import { Gifts, LevelTable } from './look';

const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const;

/** A fraction as a percentage: 0.055 is 5.5%; a dash where the backend gives none. */
function Rate({ value }: { value: number | null }) {
  const locale = useLocale();
  return value === null ? '–' : <Figure>{formatNumber(locale, Math.round(value * 10_000) / 100, PERCENT)}</Figure>;
}

type LevelsProps = {
  groups: readonly (readonly VipLevel[])[];
  /** Null for guests: levels are then neither reached nor upcoming. */
  own: LoyaltyLevel | null;
};

/** All levels with their points and rates, in the operator's groups (ENG-01, ENG-02). */
export function Levels({ groups, own }: LevelsProps) {
  const t = useT();
  const row = (level: VipLevel) => {
    const state = levelState(level, own);
    return (
      <tr key={level.level} aria-current={state === 'here' || undefined}>
        <th scope="row">
          <bdi>{level.name}</bdi>
          <small>
            {t('vipClub.from')} <Count value={level.xp} />
          </small>
        </th>
        <td>
          <Rate value={level.rakebackRate} />
        </td>
        <td>
          <Rate value={level.cashbackPercent} />
        </td>
        {state && <td className={state}>{t(`vipClub.state.${state}`)}</td>}
      </tr>
    );
  };
  const range = (group: readonly VipLevel[]) =>
    t('vipClub.group', { first: String(group[0]?.level ?? ''), last: String(group.at(-1)?.level ?? '') });
  return (
    <Card>
      <LevelTable>
        <caption>{t('vipClub.levels')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vipClub.level')}</th>
            <th scope="col">{t('vipClub.rakeback')}</th>
            <th scope="col">{t('vipClub.cashback')}</th>
            {own && <th scope="col">{t('vipClub.standing')}</th>}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group[0]?.level}>
            {groups.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={own ? 4 : 3}>
                  {range(group)}
                </th>
              </tr>
            )}
            {group.map(row)}
          </tbody>
        ))}
      </LevelTable>
    </Card>
  );
}

/** Benefits of each level, in the operator's words; the player's own level is expanded. */
export function LevelGifts({ levels, own }: { levels: readonly VipLevel[]; own: LoyaltyLevel | null }) {
  const t = useT();
  const giving = levels.filter(({ benefits }) => benefits.length > 0);
  if (giving.length === 0) return null;
  return (
    <Card as={Gifts}>
      <h2>{t('vipClub.gives')}</h2>
      {giving.map(({ level, name, benefits }) => (
        <details key={level} open={level === own?.level}>
          <summary>
            <bdi>{name}</bdi>
          </summary>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}
