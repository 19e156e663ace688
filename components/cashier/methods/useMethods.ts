import { useMemo } from 'react';
import { methodsFor } from '@/domain/cashier/methods/methodFilter';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import type { User } from '@/domain/account/player/user';
import { useToken } from '@/hooks/player/useToken';
import { usePaymentsQuery } from '@/services/cashier/cashier';

export type Methods = {
  /** Methods this player may deposit with, in display order; null until loaded. */
  methods: readonly PaymentMethod[] | null;
  failed: boolean;
  retry: () => void;
};

const NOBODY = { currencyCode: null, countryCode: null, email: null, tags: [] } as const;

/** The deposit methods available to a player; no request without a token (API-20, PAY-17). */
export function useMethods(user: User | null): Methods {
  const { currencyCode, countryCode, email, tags } = user ?? NOBODY;
  const noToken = useToken() === null;
  const skip = noToken || user === null;
  const query = usePaymentsQuery(
    { ...(currencyCode !== null && { currencyCode }), ...(countryCode !== null && { countryCode }) },
    { skip },
  );
  const methods = useMemo(
    () => (query.data ? methodsFor(query.data, { currencyCode, countryCode, email, tags }, 'deposit') : null),
    [query.data, currencyCode, countryCode, email, tags],
  );
  return {
    methods,
    failed: query.isError && !query.data && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
