import { CircleAlert, CircleCheck } from 'lucide';
import { Fragment } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { useT } from '@/hooks/useT';
import type { ClaimResult } from '@/store/late/rakeback';
import { token } from '@/themes/token';
import { AMOUNT_MARK, paidAmount } from './claimWords';

const grow = keyframes`from { scale: 0.6; opacity: 0 }`;
const glow = keyframes`to { scale: 1.5; opacity: 0 }`;

/** One quiet moment for what was paid, in gold: the mark grows once, and a ring leaves it. */
const joy = css`
  position: relative;
  animation: ${grow} ${token('motion-slow')} ${token('ease')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${token('reward')};
    border-radius: 50%;
    animation: ${glow} calc(2 * ${token('motion-slow')}) ${token('motion-base')} ${token('ease')} both;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      content: none;
    }
  }
`;

const Ring = styled.span<{ $tone: 'success' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${(props) => token(`${props.$tone}-soft`)};
  color: ${(props) => token(`${props.$tone}-text`)};
  ${(props) => props.$tone === 'success' && joy}
`;

/** The success text with amount and currency code inserted (RAKE-18, OP-092). */
function Paid({ amount, currency }: { amount: string; currency: string }) {
  const t = useT();
  const locale = useLocale();
  const words = paidAmount(locale, amount, currency);
  return (
    <p>
      {t('rakeback.claim.text')
        .split(AMOUNT_MARK)
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <bdi>{words}</bdi>}
            {part}
          </Fragment>
        ))}
    </p>
  );
}

type ClaimResultDialogProps = {
  open: boolean;
  result: ClaimResult;
  currency: string;
  /** The calendar now reports the day as paid. */
  paid: boolean;
  onClose: () => void;
};

/** The result of a claim (M-18, M-19). Only the backend confirms success; without an answer the result is unknown. */
export function ClaimResultDialog({ open, result, currency, paid, onClose }: ClaimResultDialogProps) {
  const t = useT();
  const well = result.kind === 'paid';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t(well ? 'rakeback.claim.title' : 'rakeback.error.claim.title')}
      icon={
        <Ring $tone={well ? 'success' : 'danger'}>
          <Icon of={well ? CircleCheck : CircleAlert} size={24} />
        </Ring>
      }
    >
      {well ? <Paid amount={result.amount} currency={currency} /> : <Failed result={result} paid={paid} />}
      <Button look="primary" size="main" wide onClick={onClose}>
        {t(well ? 'rakeback.claim.ok' : 'button.cancel.deposit.text')}
      </Button>
    </Dialog>
  );
}

/** The operator's text for an unconfirmed claim, and what else is known. */
function Failed({ result, paid }: Pick<ClaimResultDialogProps, 'result' | 'paid'>) {
  const t = useT();
  return (
    <>
      <p>{t('rakeback.error.claim.text')}</p>
      {result.kind === 'refused' && result.message !== null && <p dir="auto">{result.message}</p>}
      {result.kind === 'lost' && <p>{t(paid ? 'rakeback.claim.paidAfterAll' : 'rakeback.claim.unknown')}</p>}
      {result.kind === 'elsewhere' && <p>{t('rakeback.claim.elsewhere')}</p>}
    </>
  );
}
