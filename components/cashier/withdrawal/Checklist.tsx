import { CircleCheck, CircleDashed } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { ButtonLink } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { PageKey } from '@/config/pages/pageUrls';
import { allMet, type Condition, type ConditionCode, type Conditions } from '@/domain/cashier/withdrawal/condition';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { MendEmail } from './MendEmail';

const Root = styled(HeadedCard)`
  > p {
    color: ${token('text-muted')};
  }
  ul {
    margin-block-start: ${token('space-8')};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    min-block-size: 44px;
    padding-block: ${token('space-4')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  li > span {
    flex: 1 1 200px;
  }
  .met {
    color: ${token('success-text')};
  }
  .unmet {
    color: ${token('warning-text')};
  }
  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

const Ready = styled(Root)`
  padding-block: ${token('space-4')};

  summary {
    min-block-size: 48px;
  }
  h2 {
    flex: 1;
    font: 650 ${token('type-md')} ${token('font-text')};
  }
  ul {
    margin-block: 0 ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
  }
`;

type ChecklistProps = { conditions: Conditions; currency: string };

/**
 * "Can I withdraw now?": every condition with its state and, if unmet, a link to resolve it (OP-081). Where nothing is
 * missing it is one line that opens, unless a waived condition says what a withdrawal costs.
 */
export function Checklist({ conditions, currency }: ChecklistProps) {
  const t = useT();
  const id = useId();
  const isReady = allMet(conditions);
  const rows = (
    <ul>
      {conditions.conditions.map((condition) => (
        <Row key={condition.code} condition={condition} currency={conditions.currency ?? currency} />
      ))}
    </ul>
  );
  if (isReady && !conditions.conditions.some(({ waived }) => waived))
    return (
      <Ready as="section" aria-labelledby={id}>
        <details>
          <summary>
            <Icon of={CircleCheck} className="met" />
            <h2 id={id}>{t('withdrawal.readyTitle')}</h2>
          </summary>
          {rows}
        </details>
      </Ready>
    );
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('withdrawal.checklist')}</h2>
      <p>{t(isReady ? 'withdrawal.ready' : 'withdrawal.notReady')}</p>
      {rows}
    </Root>
  );
}

function Row({ condition: { code, met, waived, left }, currency }: { condition: Condition; currency: string }) {
  const t = useT();
  const excluded = useExcluded() !== null;
  return (
    <li>
      <Icon of={met ? CircleCheck : CircleDashed} className={met ? 'met' : 'unmet'} />
      <span>
        {t(`withdrawal.condition.${code}`)}
        <VisuallyHidden>: {t(met ? 'withdrawal.met' : 'withdrawal.unmet')}</VisuallyHidden>
        {!met && left !== null && (
          <small>
            {t('withdrawal.left')} <Amount value={left} currency={currency} />
          </small>
        )}
        {!met && excluded && code === 'DEPOSIT_WAGERING' && <small>{t('withdrawal.inBreak')}</small>}
        {waived && isPlay(code) && <small>{t(`withdrawal.waived.${code}`)}</small>}
      </span>
      {!met && <Mend code={code} />}
    </li>
  );
}

/** Conditions that only playing could meet; they are waived for an excluded player. */
const isPlay = (code: ConditionCode): code is 'ACTIVE_BONUS' | 'DEPOSIT_WAGERING' =>
  code === 'ACTIVE_BONUS' || code === 'DEPOSIT_WAGERING';

/** The page on which each condition is resolved. */
const PLACES: Readonly<Record<Exclude<ConditionCode, 'REQUIRED_EMAIL_VERIFICATION'>, PageKey>> = {
  DEPOSIT_REQUIRED: 'deposit',
  ACTIVE_BONUS: 'bonus_history',
  DEPOSIT_WAGERING: 'Wallet',
};

/** Self-excluded players get no link to deposits, bonuses or games, only to support (WDR-10). */
function Mend({ code }: { code: ConditionCode }) {
  const t = useT();
  const urlOf = usePageUrl();
  const excluded = useExcluded() !== null;
  if (code === 'REQUIRED_EMAIL_VERIFICATION') return <MendEmail />;
  return (
    <ButtonLink href={urlOf(excluded ? 'contacts' : PLACES[code])}>
      {t(excluded ? 'withdrawal.mend.excluded' : `withdrawal.mend.${code}`)}
    </ButtonLink>
  );
}
