import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { alertTold, type Alert } from '@/store/alerts';

/** Tells the player how something went, in words of ours or in the server's own message, which is shown as text. */
export function useAlert(): Readonly<Record<Alert['kind'], (text: string) => void>> {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      success: (text) => void dispatch(alertTold({ kind: 'success', text })),
      error: (text) => void dispatch(alertTold({ kind: 'error', text })),
    }),
    [dispatch],
  );
}
