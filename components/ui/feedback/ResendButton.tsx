import { Send } from 'lucide';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Button } from '../controls/Button';
import { Icon } from '../pictures/Icon';
import { Notice } from './Notice';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};
`;

type ResendButtonProps = {
  resend: () => void;
  busy: boolean;
  /** Seconds until the button is enabled again. */
  waitSeconds: number;
  state: 'idle' | 'sent' | 'failed';
  message: string | null;
};

/** m:ss, the same in every language. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Resends the verification message and shows the outcome (AUTH-08); props come from
 * components/account/verification/useResendVerification.ts.
 */
export function ResendButton({ resend, busy, waitSeconds, state, message }: ResendButtonProps) {
  const t = useT();
  const waiting = waitSeconds > 0;
  return (
    <Root>
      {!busy && state === 'sent' && <Notice tone="success">{t('verify.sent')}</Notice>}
      {!busy && state === 'failed' && <Notice tone="danger">{message}</Notice>}
      <Button
        look="primary"
        size="main"
        wide
        icon={<Icon of={Send} className="flip" />}
        busy={busy}
        disabled={waiting}
        onClick={resend}
      >
        {waiting ? t('verify.resendIn', { time: clock(waitSeconds) }) : t('verify.resend')}
      </Button>
    </Root>
  );
}
