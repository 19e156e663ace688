import styled from 'styled-components';
import { timeLeft } from '@/domain/tournaments/tournaments';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${token('space-8')};

  .label {
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  .parts {
    display: flex;
    gap: 6px;
  }
  ${media.phone} {
    .parts {
      flex: 1 1 100%;
    }
    .part {
      flex: 1;
    }
  }
  .part {
    display: grid;
    justify-items: center;
    min-inline-size: 52px;
    padding: 6px ${token('space-8')};
    border-radius: ${token('radius-md')};
    background: ${token('bg')};
    color: ${token('text')};
    font: 400 ${token('type-xs')} ${token('font-text')};
  }
  b {
    font: 700 ${token('type-lg')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
  }
`;

/** The time to an instant in days, hours and minutes (ENG-03); dashes until the browser's clock is known. */
export function Countdown({ to, label }: { to: string; label: string }) {
  const t = useT();
  const now = useClock();
  const left = now === null ? null : timeLeft(to, now);
  const part = (unit: 'days' | 'hours' | 'minutes') => (
    <span className="part">
      <b>{left === null ? '–' : unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}</b>{' '}
      {t(`tournaments.${unit}`)}
    </span>
  );
  return (
    <Root role="timer" aria-label={label}>
      <span className="label" aria-hidden>
        {label}
      </span>
      <span className="parts">
        {part('days')} {part('hours')} {part('minutes')}
      </span>
    </Root>
  );
}
