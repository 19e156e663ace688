import { useCallback } from 'react';
import { needsLinkedSignup } from '@/domain/cashier/deposit/linkedSignUp';
import { readRegistrationFields } from '@/domain/account/registration/registrationFields';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useRegistrationFieldsQuery } from '@/services/account/catalogue';

/**
 * Call before a deposit: opens the linked sign-up if the profile lacks what a deposit needs, and returns whether it did
 * (PAY-13, OP-056). While the required fields are unknown nothing is blocked: the backend validates again.
 */
export function useLinkedFirst(): () => boolean {
  const { user } = useAuth();
  const { allowDepWithoutAddress, placeholderEmailDomain } = useSettings();
  const { data: flags } = useRegistrationFieldsQuery();
  return useCallback(() => {
    const lacks =
      flags !== undefined &&
      needsLinkedSignup(user, {
        configured: readRegistrationFields(flags),
        withoutAddress: allowDepWithoutAddress,
        placeholderDomain: placeholderEmailDomain,
      });
    if (lacks) openModal('linked-signup');
    return lacks;
  }, [user, flags, allowDepWithoutAddress, placeholderEmailDomain]);
}
