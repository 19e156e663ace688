import { KeyRound } from 'lucide';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/components/ui/controls/Button';
import { dropDraft } from '@/components/ui/form/drafts';
import { Notice } from '@/components/ui/feedback/Notice';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAbsent } from '@/hooks/useAbsent';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useLoginWithPasskeyMutation, usePasskeyChallengeMutation } from '@/services/account/security';
import { askPasskey, knowsPasskeys } from '@/services/browser/passkey';
import { enter } from '@/store/session';
import type { Store } from '@/store/store';

/** Logs in with a passkey in place of a password, where the backend and the browser know them. */
export function PasskeyLogin() {
  const t = useT();
  const dispatch = useDispatch<Store['dispatch']>();
  const isAbsent = useAbsent('passkeyLogin');
  const problemOf = useFormProblem();
  const [challenge] = usePasskeyChallengeMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (isAbsent || !knowsPasskeys()) return null;
  const attempt = async (): Promise<string | null> => {
    const options = await challenge({});
    if (!options.data) return problemOf(options.error).message;
    const passkey = await askPasskey(options.data).catch(() => null);
    // The browser does not tell why: declined, none here, or too late.
    if (!passkey) return t('secondStep.passkeyFailed');
    const { data, error } = await login({ passkey: { ...passkey }, intent: crypto.randomUUID() });
    if (!data) return problemOf(error).message;
    const outcome = await dispatch(enter(data));
    if (!outcome.ok) return problemOf(outcome.error).message;
    dropDraft('login');
    return null;
  };
  const press = async () => {
    setBusy(true);
    setProblem(null);
    setProblem(await attempt());
    setBusy(false);
  };
  return (
    <>
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      <Button icon={<Icon of={KeyRound} />} busy={isBusy} onClick={() => void press()}>
        {t('secondStep.passkeyLogin')}
      </Button>
    </>
  );
}
