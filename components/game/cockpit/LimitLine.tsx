import styled, { css } from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { Sentence } from '@/components/ui/layout/Sentence';
import type { LimitLeft } from '@/domain/game/nearLimit';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const filled = (color: 'warning' | 'danger') => css`
  accent-color: ${token(color)};

  &::-webkit-progress-value {
    background: ${token(color)};
  }
  &::-moz-progress-bar {
    background: ${token(color)};
  }
`;

/** Warns by its color; once nothing is left, the line says so in words too. */
const UsedBar = styled(ProgressBar)`
  &[data-tone='near'] {
    ${filled('warning')}
  }
  &[data-tone='used'] {
    ${filled('danger')}
  }
`;

/** A limit in one line: its name, what is left, and how much of it is used. */
export function LimitLine({ limit: { kind, period, left, amount, currency, used, tone } }: { limit: LimitLeft }) {
  const t = useT();
  const marks = {
    left: (
      <b>
        <Amount value={left} currency={currency} />
      </b>
    ),
    amount: <Amount value={amount} currency={currency} />,
  };
  return (
    <>
      <span>{t(`play.bar.${kind}.${period}`)}</span>{' '}
      <span>
        {tone === 'used' && `${t('play.bar.usedUp')} `}
        <Sentence of="play.bar.leftOf" marks={marks} />
      </span>
      {used !== null && <UsedBar aria-hidden max={1} value={used} data-tone={tone} />}
    </>
  );
}
