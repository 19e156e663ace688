import { Crown } from 'lucide';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import type { Standing } from '@/domain/rewards/vipLevels';
import { useT } from '@/hooks/useT';
import { Stand } from './look';

/** Circumference of the ring (radius 37). */
const ROUND = 2 * Math.PI * 37;

/** The player's level, points and distance to the next level (ENG-01). */
export function LevelStanding({ standing }: { standing: Standing }) {
  const t = useT();
  const locale = useLocale();
  const { name, xp, next, share } = standing;
  const points = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 0 });
  return (
    <Card as="section">
      <Stand>
        <span className="ring" aria-hidden>
          <svg viewBox="0 0 80 80">
            <circle cx="40" cy="40" r="37" />
            {share > 0 && <circle cx="40" cy="40" r="37" strokeDasharray={`${share * ROUND} ${ROUND}`} />}
          </svg>
          <Icon of={Crown} size={24} />
        </span>
        <div>
          <p>{t('vipClub.yours')}</p>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {xp !== null && (
            <p>
              {next
                ? t('vipClub.way', { xp: points(Math.floor(xp)), of: points(next.xp), level: next.name })
                : t('vipClub.top', { xp: points(Math.floor(xp)) })}
            </p>
          )}
          {next && <p>{t('vipClub.left', { left: points(next.left), level: next.name })}</p>}
        </div>
      </Stand>
    </Card>
  );
}
