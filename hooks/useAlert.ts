import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { alertTold, type Alert } from '@/store/alerts';

/** Shows the player a toast with a translated text or the server's own message, which is rendered as plain text. */
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
