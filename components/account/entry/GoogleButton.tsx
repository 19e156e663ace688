import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { withoutModal } from '@/store/modalParameters';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useStartGoogleSignInMutation } from '@/services/account/auth';
import { GoogleMark } from './GoogleMark';

/** Query parameter in which the backend reports why a sign-in with Google did not succeed. */
export const GOOGLE_OUTCOME = 'google';

const OUTCOMES = ['cancelled', 'failed', 'country', 'frozen'] as const;

/** The reported outcome of a sign-in with Google; null for none or an unknown one. */
export const googleOutcome = (value: string | null): (typeof OUTCOMES)[number] | null =>
  OUTCOMES.find((outcome) => outcome === value) ?? null;

/** The address of the page below the dialog, to return to after the sign-in. */
function pageHere(): string {
  const { pathname, search } = window.location;
  return withoutModal(pathname + search);
}

/** Whether the operator offers it and the backend has it. */
export function useHasGoogle(): boolean {
  const { googleClientId } = useSettings();
  const isAbsent = useAbsent('google');
  return Boolean(googleClientId) && !isAbsent;
}

/** Signs in with Google where the operator offers it (AUTH-03, OP-054). The backend answers with the URL to open. */
export function GoogleButton() {
  const t = useT();
  const isOffered = useHasGoogle();
  const problemOf = useFormProblem();
  const [start, { isLoading }] = useStartGoogleSignInMutation();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // The page of before may come back as it was left.
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  if (!isOffered) return null;
  const go = async () => {
    setProblem(null);
    const { data, error } = await start({ returnTo: pageHere() });
    if (!data) return setProblem(problemOf(error).message);
    setLeaving(true);
    window.location.assign(data.url);
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button look="outline" wide icon={<GoogleMark />} busy={isLoading || leaving} onClick={() => void go()}>
        {t('login.withGoogle')}
      </Button>
    </>
  );
}
