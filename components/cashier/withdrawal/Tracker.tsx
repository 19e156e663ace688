import { Check, X } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { Figure } from '@/components/ui/figures/Figures';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatInstant } from '@/domain/format/instant';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.ol`
  display: grid;
  gap: ${token('space-8')};
  margin-block: ${token('space-8')};

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 ${token('space-8')};
    font: 600 ${token('type-sm')} ${token('font-text')};
  }
  li > svg,
  li > i {
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
  }
  li > svg {
    padding: 2px;
    background: ${token('success-soft')};
    color: ${token('success-text')};
  }
  li.ended > svg {
    background: ${token('danger-soft')};
    color: ${token('danger-text')};
  }
  li > i {
    box-shadow: inset 0 0 0 2px ${token('border-strong')};
  }
  .ahead {
    color: ${token('text-muted')};
  }
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** Stages that end a withdrawal without paying it. */
const UNPAID: readonly string[] = ['cancelled', 'rejected', 'failed'];

/** The stages of a withdrawal in order, each with the time it was reached or as upcoming. */
export function Tracker({ stages }: Pick<Withdrawal, 'stages'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Root aria-label={t('withdrawal.stages')}>
      {stages.map(({ stage, at }) => (
        <li key={stage} className={at === null ? 'ahead' : UNPAID.includes(stage) ? 'ended' : undefined}>
          {at === null ? <i aria-hidden /> : <Icon of={UNPAID.includes(stage) ? X : Check} size={16} />}
          <span>
            {t(`withdrawal.stage.${stage}`)}
            <small>
              {at === null ? t('withdrawal.stageAhead') : <Figure>{formatInstant(locale, at) ?? at}</Figure>}
            </small>
          </span>
        </li>
      ))}
    </Root>
  );
}
