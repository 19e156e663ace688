import Router from 'next/router';
import { afterRegistration } from '@/domain/account/registration/afterRegistration';
import { goTo } from '@/hooks/address/goTo';
import { useFollow } from '@/hooks/address/useFollow';
import { useSettings } from '@/hooks/useSettings';

/** Opens the operator's page after a registration, with a query if given; null where there is none (OP-013). */
export function useAfterRegistration(): ((query?: string) => void) | null {
  const page = afterRegistration(useSettings());
  const { addressOf } = useFollow();
  if (page === null) return null;
  return (query = '') => void goTo(Router, 'push', addressOf(page) + query);
}
