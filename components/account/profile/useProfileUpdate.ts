import type { FormProblem } from '@/domain/account/fields/formProblem';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useSettings } from '@/hooks/useSettings';
import { useUpdateUserDetailsMutation, type PasswordChange, type ProfileChanges } from '@/services/account/profile';
import { themeFlags } from '@/themes/flags';

/** How a change ended: what the backend said of it, or why it was not made. */
export type UpdateOutcome = { problem: null; message: string | null } | { problem: FormProblem };

/**
 * Sends changes of the profile, or of the password, in the way the settings want; a brand may ask for a new identity check
 * with them (API-29..32). `updateFrom` says which form it was (PROF-13).
 */
export function useProfileUpdate(updateFrom: 'Update Form' | 'Profile Page') {
  const { theme, updateUserMethod } = useSettings();
  const problemOf = useFormProblem();
  const [update] = useUpdateUserDetailsMutation();
  const resets = themeFlags(theme).resetKycOnProfileChange;
  return async (values: ProfileChanges | PasswordChange, intent: string): Promise<UpdateOutcome> => {
    const kyc = resets && !('newPassword' in values) ? { onChangeResetKyc: true } : {};
    const { data, error } = await update({ values, updateFrom, method: updateUserMethod, intent, ...kyc });
    return data ? { problem: null, message: data.message } : { problem: problemOf(error) };
  };
}
