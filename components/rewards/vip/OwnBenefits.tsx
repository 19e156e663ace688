import { Gift, Percent, Undo2, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import type { VipLevel } from '@/domain/rewards/vipLevels';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Rate } from './Rate';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 165px), 1fr));
  gap: ${token('space-12')};

  .square {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: ${token('space-12')};
    border-radius: ${token('radius-md')};
    background: ${token('reward-soft')};
    color: ${token('reward-text')};
  }
  strong {
    display: block;
    font: ${token('font-display-weight')} 26px/32px ${token('font-display')};
  }
  b {
    display: block;
  }
  p {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`;

type Benefit = { key: string; icon: IconNode; body: ReactNode };

/** What the player's level gives: its rates first, then the operator's words. Nothing where it gives nothing. */
export function OwnBenefits({ level }: { level: VipLevel }) {
  const t = useT();
  const rates = [
    { kind: 'rakeback', icon: Percent, value: level.rakebackRate },
    { kind: 'cashback', icon: Undo2, value: level.cashbackPercent },
  ] as const;
  const all: Benefit[] = [
    ...rates
      .filter(({ value }) => value !== null && value > 0)
      .map(({ kind, icon, value }) => ({
        key: kind,
        icon,
        body: (
          <>
            <strong>
              <Rate value={value} />
            </strong>
            <b>{t(`vipClub.${kind}`)}</b>
            <p>{t(`vipClub.what.${kind}`)}</p>
          </>
        ),
      })),
    ...level.benefits.map((benefit) => ({ key: benefit, icon: Gift, body: <b dir="auto">{benefit}</b> })),
  ];
  if (all.length === 0) return null;
  return (
    <section aria-label={t('vipClub.gives', { level: level.name })}>
      <h2>{t('vipClub.gives', { level: level.name })}</h2>
      <Cards>
        {all.map(({ key, icon, body }) => (
          <Card as="li" key={key}>
            <span className="square" aria-hidden>
              <Icon of={icon} size={20} />
            </span>
            {body}
          </Card>
        ))}
      </Cards>
    </section>
  );
}
