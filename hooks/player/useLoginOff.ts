import { useSettings } from '@/hooks/useSettings';

/** Whether nobody signs in at this host (AUTH-11, OP-044). */
export const useLoginOff = (): boolean => useSettings().loginOff;
