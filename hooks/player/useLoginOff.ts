import { useSettings } from '@/hooks/useSettings';

/** Whether login is disabled on this host (AUTH-11, OP-044). */
export const useLoginOff = (): boolean => useSettings().loginOff;
