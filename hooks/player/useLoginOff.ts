import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';

/** Whether nobody logs in here: switched off on this host, or without a call of the backend (AUTH-11, OP-044, OP-036). */
export function useLoginOff(): boolean {
  const { loginOff } = useSettings();
  return useAbsent('login') || loginOff;
}
