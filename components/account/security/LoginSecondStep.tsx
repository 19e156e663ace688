import { useDispatch } from 'react-redux';
import { Button } from '@/components/ui/controls/Button';
import { dropDraft } from '@/components/ui/form/drafts';
import type { Proof, SecondStepAsked } from '@/domain/account/security/security';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useLoginSecondStepMutation, usePasskeyChallengeMutation } from '@/services/account/security';
import { enter } from '@/store/session';
import type { Store } from '@/store/store';
import { SecondStep } from './SecondStep';

/** Takes the focus that went with the form before: to the field, where one is to be written in at once. */
function takeFocus(element: HTMLElement | null): void {
  (element?.querySelector<HTMLElement>('[autofocus]') ?? element)?.focus();
}

/** The second step of a log-in, after a right password. The dialog closes by itself once there is a session. */
export function LoginSecondStep({ asked, onBack }: { asked: SecondStepAsked; onBack: () => void }) {
  const t = useT();
  const dispatch = useDispatch<Store['dispatch']>();
  const problemOf = useFormProblem();
  const [login] = useLoginSecondStepMutation();
  const [challenge] = usePasskeyChallengeMutation();
  const { ticket, methods } = asked;
  const send = async (proof: Proof, intent: string) => {
    const { data, error } = await login({ ticket, proof, intent });
    if (!data) return problemOf(error);
    const outcome = await dispatch(enter(data));
    if (!outcome.ok) return problemOf(outcome.error);
    dropDraft('login');
    return null;
  };
  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <SecondStep
          methods={methods}
          submit={t('login.submit')}
          challenge={async () => (await challenge({ ticket })).data ?? null}
          send={send}
        />
      </div>
      <Button look="quiet" onClick={onBack}>
        {t('login.back')}
      </Button>
    </>
  );
}
