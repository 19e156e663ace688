import styled from 'styled-components';
import { useMethodName } from '@/components/cashier/methods/useMethodName';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { hasEnded } from '@/domain/cashier/deposit/deposit';
import type { ResultModal } from '@/domain/cashier/deposit/outcome';
import { closeResult } from '@/hooks/address/modalAddress';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';
import { ResultFacts } from './ResultFacts';
import { lookOf } from './resultLook';
import { ResultText } from './ResultText';
import { useResult, type Result } from './useResult';
import { useThreeDs } from './useThreeDs';

const Ring = styled.span<{ $tone: 'success' | 'danger' | 'warning' | 'info' }>`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${(props) => token(`${props.$tone}-soft`)};
  color: ${(props) => token(`${props.$tone}-text`)};
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space-8')};
  margin-block-start: ${token('space-8')};
`;

function waitOf(modal: ResultModal, { told, isReported }: Result): 'confirming' | 'processing' | null {
  const runs = !told.proven || told.outcome === 'pending';
  if (modal === 'deposit-3ds-success' && runs) return 'confirming';
  if (isReported) return null;
  return told.outcome === 'pending' ? 'processing' : null;
}

/**
 * The result of a deposit (M-09 to M-15). The address is only a claim: until the backend confirms it the payment is
 * shown as being checked, and where the two differ the backend wins (OP-105). A backend without such a call leaves what
 * the provider reported.
 */
function ResultDialog({ modal, open, values, onClose }: ModalProps & { modal: ResultModal }) {
  const t = useT();
  const nameOf = useMethodName();
  const urlOf = usePageUrl();
  useThreeDs(values);
  const result = useResult(modal, values.met, open);
  const { told, deposit, method, alternative, guest, isReported } = result;
  const look = lookOf(told);
  const noCashier = useAbsent('cashier');
  // A self-excluded player gets no link to a deposit.
  const mayPay = useExcluded() === null && !noCashier;
  // A running deposit stays in the address: the cashier below continues it.
  const close = deposit && !hasEnded(deposit) ? onClose : closeResult;
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={t(look.title)}
      icon={
        <Ring $tone={look.tone}>
          <Icon of={look.icon} size={24} />
        </Ring>
      }
    >
      <ResultText
        deposit={deposit}
        wait={waitOf(modal, result)}
        guest={guest}
        reported={isReported ? told.outcome : null}
      />
      <ResultFacts deposit={deposit} method={method} />
      <Actions>
        {look.again && mayPay ? (
          <ButtonLink look="primary" size="main" wide href={urlOf('deposit')}>
            {t(look.button)}
          </ButtonLink>
        ) : (
          <Button look="primary" size="main" wide onClick={close}>
            {t(look.again ? 'depositResult.ok' : look.button)}
          </Button>
        )}
        {look.alternative && alternative && mayPay && (
          <ButtonLink
            look="outline"
            wide
            href={`${urlOf('deposit')}?${new URLSearchParams({ method: alternative.name })}`}
          >
            {t('depositResult.alternative', { method: nameOf(alternative.title).words })}
          </ButtonLink>
        )}
      </Actions>
    </Dialog>
  );
}

/** The result dialog for one modal name. */
export const resultDialog = (modal: ResultModal) =>
  function NamedResult(props: ModalProps) {
    return <ResultDialog {...props} modal={modal} />;
  };
