import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useRenewRecoveryCodesMutation, type SecurityChange } from '@/services/account/security';
import { token } from '@/themes/token';
import { PanelHead } from '../fields/PanelHead';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: ${token('space-8')};
  margin-block: ${token('space-16')};

  li {
    padding: ${token('space-8')} ${token('space-12')};
    border-radius: ${token('radius-sm')};
    background: ${token('surface2')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  margin-block-start: ${token('space-12')};
`;

type RecoveryCodesCardProps = {
  /** How many are left; null if unknown. */
  left: number | null;
  /** New ones, to be kept now; empty otherwise. */
  codes: readonly string[];
  onChanged: (change: SecurityChange) => void;
  onKept: () => void;
};

/** The recovery codes: how many are left, new ones, and those that were just given, this once. */
export function RecoveryCodesCard({ left, codes, onChanged, onKept }: RecoveryCodesCardProps) {
  const t = useT();
  const id = useId();
  const [renew] = useRenewRecoveryCodesMutation();
  const { copied, copy } = useCopy(codes.join('\n'));
  const { state, send, reset } = useWrite(renew, {
    onDone: (change) => {
      reset();
      onChanged(change);
    },
  });
  const isNew = codes.length > 0;
  return (
    <Card as="section" aria-labelledby={id}>
      <PanelHead id={id} title={t('security.codes')} done={isNew ? 1 : 0}>
        {isNew ? (
          <p>{t('security.codesNew')}</p>
        ) : (
          left !== null && <p>{left === 0 ? t('security.codesNone') : t('security.codesLeft', { count: left })}</p>
        )}
      </PanelHead>
      {isNew ? (
        <>
          <Codes dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
          <Answers>
            <Button look="primary" onClick={copy}>
              {t('security.copyCodes')}
            </Button>
            <Button onClick={onKept}>{t('security.codesKept')}</Button>
          </Answers>
          <p role="status">{copied && t(copied === 'copied' ? 'security.copied' : 'security.copyFailed')}</p>
        </>
      ) : (
        <>
          {state.phase === 'unknown' && <Notice tone="warning">{t('security.unknown')}</Notice>}
          {state.phase === 'refused' && <Notice tone="danger">{state.error.message ?? t('security.refused')}</Notice>}
          <Answers>
            <Button busy={state.phase === 'sending' || state.phase === 'checking'} onClick={() => send({})}>
              {t('security.renewCodes')}
            </Button>
          </Answers>
        </>
      )}
    </Card>
  );
}
