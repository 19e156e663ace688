import { BadgeCheck, CircleCheck, Gauge, MailCheck, ShieldCheck, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { isKycApproved } from '@/domain/account/player/user';
import { swapModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAuth } from '@/hooks/player/useAuth';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useT, type TextKey } from '@/hooks/useT';
import { STORED, writeStored } from '@/services/browser/storage';
import { useLimitsQuery } from '@/services/protection/protection';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  > p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  .progress {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-12')};
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  ul {
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-12')};
    padding: ${token('space-12')} ${token('space-16')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  li > svg {
    flex: none;
    color: ${token('text-muted')};
  }
  li[data-done] > svg {
    color: ${token('success-text')};
  }
  .words {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
  b {
    display: block;
    font-weight: 650;
  }
  small {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`;

type Key = 'email' | 'limit' | 'identity' | 'safer';

/** `done` is null for a step that has no end, and where it is not known yet. */
type Step = { key: Key; icon: IconNode; done: boolean | null; way: ReactNode };

/** Whether the player has set a limit; null while unknown. */
function useHasLimit(skip: boolean): boolean | null {
  const { data } = useLimitsQuery(undefined, { skip });
  return data ? data.limits.some(({ amount }) => amount !== null) : null;
}

/** The steps that this casino offers; what is done comes from the backend. */
function useSteps(): readonly Step[] {
  const t = useT();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  const [noResend, noLimits, noDocuments] = [
    useAbsent('emailVerification'),
    useAbsent('limits'),
    useAbsent('documents'),
  ];
  const hasLimit = useHasLimit(useToken() === null || noLimits);
  if (!user) return [];
  const go = (key: Key) => t(`firstSteps.go.${key}`);
  const link = (key: Key, page: Parameters<typeof urlOf>[0]) => (
    <ButtonLink href={urlOf(page)} how="replace">
      {go(key)}
    </ButtonLink>
  );
  const email: Step = {
    key: 'email',
    icon: MailCheck,
    done: user.isEmailVerified,
    way:
      user.email === null ? (
        link('email', 'edit-profile')
      ) : (
        <Button onClick={() => swapModal('verify-email')}>{go('email')}</Button>
      ),
  };
  return [
    ...(noResend ? [] : [email]),
    ...(noLimits ? [] : [{ key: 'limit', icon: Gauge, done: hasLimit, way: link('limit', 'limits') } as const]),
    ...(noDocuments
      ? []
      : [{ key: 'identity', icon: BadgeCheck, done: isKycApproved(user), way: link('identity', 'verify') } as const]),
    { key: 'safer', icon: ShieldCheck, done: null, way: link('safer', 'responsibility') },
  ];
}

const wordsOf = ({ key, done }: Step): TextKey =>
  done && key !== 'safer' ? `firstSteps.done.${key}` : `firstSteps.${key}`;

/**
 * The first steps after a registration (W-24): in any order, none of them a payment, each a link to the place itself. Can be
 * skipped, which this device remembers, and opened again from the account menu.
 */
export function FirstStepsDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const steps = useSteps();
  const known = steps.filter(({ done }) => done !== null);
  const count = known.filter(({ done }) => done).length;
  const skip = () => {
    writeStored(STORED.firstSteps, 'skipped');
    onClose();
  };
  return (
    <Dialog open={open} onClose={skip} title={t('firstSteps.title')}>
      <Root>
        <p>{t('firstSteps.text')}</p>
        {known.length > 0 && (
          <div className="progress">
            <ProgressBar aria-hidden value={count} max={known.length} />
            <span>{t('firstSteps.progress', { done: String(count), all: String(known.length) })}</span>
          </div>
        )}
        <ul>
          {steps.map((step) => (
            <li key={step.key} data-done={step.done || undefined}>
              <Icon of={step.done ? CircleCheck : step.icon} size={24} />
              <span className="words">
                <b>{t(wordsOf(step))}</b>
                {!step.done && <small>{t(`firstSteps.why.${step.key}`)}</small>}
              </span>
              {!step.done && step.way}
            </li>
          ))}
        </ul>
        <p>{t('firstSteps.again')}</p>
        <Button look="quiet" onClick={skip}>
          {t('firstSteps.later')}
        </Button>
      </Root>
    </Dialog>
  );
}
