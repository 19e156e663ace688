import { useAbsent } from '@/hooks/useAbsent';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';

/** Confirms a registration whose player is signed in; says so where the account has no password and can be given one. */
export function useWelcome(hasPassword: boolean): () => void {
  const t = useT();
  const alert = useAlert();
  const noReset = useAbsent('passwordReset');
  return () => alert.success(t(hasPassword || noReset ? 'account.done.open' : 'account.done.openNoPassword'));
}
