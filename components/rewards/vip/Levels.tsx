import { CircleCheck, Crown, Lock, type IconNode } from 'lucide';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Count } from '@/components/ui/figures/Figures';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { levelState, type LevelState, type VipLevel } from '@/domain/rewards/vipLevels';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Rate } from './Rate';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: ${token('space-12')};

  h3 {
    margin-block-end: ${token('space-4')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  /* All levels in one group are as many columns as fit. */
  ol {
    columns: 270px;
    column-gap: ${token('space-16')};
  }
  ol > li {
    break-inside: avoid;
    margin-block-end: ${token('space-4')};
    border: 1px solid transparent;
    border-radius: ${token('radius-md')};
  }
  .row {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: 60px;
    padding: ${token('space-8')};
  }
  summary.row {
    grid-template-columns: 20px minmax(0, 1fr) auto auto;
  }
  summary.row::after {
    margin-inline: 0 2px;
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .rates {
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .sign {
    color: ${token('text-muted')};
  }
  .reached .sign {
    color: ${token('success-text')};
  }
  .here {
    border-color: ${token('reward')};
    background: ${token('reward-soft')};
  }
  .here .sign,
  .here small {
    color: ${token('reward-text')};
  }
  .next {
    border-color: ${token('border-strong')};
  }
  .gifts {
    padding-block-end: ${token('space-12')};
    padding-inline: 40px ${token('space-8')};
    list-style: disc;
    color: ${token('text-muted')};
  }
`;

const ICONS: Readonly<Record<LevelState, IconNode>> = { reached: CircleCheck, here: Crown, ahead: Lock };

type LevelsProps = {
  groups: readonly (readonly VipLevel[])[];
  /** Null for guests: levels are then neither reached nor upcoming. */
  own: LoyaltyLevel | null;
};

/**
 * All levels with their points and rates, in the operator's groups (ENG-01, ENG-02). A level with benefits in the
 * operator's words opens to show them; the player's own are in cards above.
 */
export function Levels({ groups, own }: LevelsProps) {
  const t = useT();
  const range = (group: readonly VipLevel[]) =>
    t('vipClub.group', { first: String(group[0]?.level ?? ''), last: String(group.at(-1)?.level ?? '') });
  return (
    <Groups>
      {groups.map((group) => (
        <Card key={group[0]?.level}>
          {groups.length > 1 && <h3>{range(group)}</h3>}
          <ol>
            {group.map((level) => (
              <Level key={level.level} level={level} own={own} />
            ))}
          </ol>
        </Card>
      ))}
    </Groups>
  );
}

function Level({ level, own }: { level: VipLevel; own: LoyaltyLevel | null }) {
  const t = useT();
  const { name, xp, rakebackRate, cashbackPercent, benefits } = level;
  const state = levelState(level, own);
  const isNext = own !== null && level.level === own.level + 1;
  const words = (
    <>
      <Icon of={state ? ICONS[state] : Crown} size={20} className="sign" />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {state === 'here' ? (
            t('vipClub.state.here')
          ) : (
            <>
              {state && <VisuallyHidden>{t(`vipClub.state.${state}`)}. </VisuallyHidden>}
              {t('vipClub.from')} <Count value={xp} />
            </>
          )}
        </small>
      </span>
      <span className="rates">
        <VisuallyHidden>{t('vipClub.rakeback')} </VisuallyHidden>
        <Rate value={rakebackRate} />
        <span aria-hidden> · </span>
        <VisuallyHidden>{t('vipClub.cashback')} </VisuallyHidden>
        <Rate value={cashbackPercent} />
      </span>
    </>
  );
  return (
    <li className={isNext ? 'next' : (state ?? undefined)} aria-current={state === 'here' || undefined}>
      {benefits.length === 0 || state === 'here' ? (
        <div className="row">{words}</div>
      ) : (
        <details>
          <summary className="row">{words}</summary>
          <ul className="gifts">
            {benefits.map((benefit) => (
              <li key={benefit} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
