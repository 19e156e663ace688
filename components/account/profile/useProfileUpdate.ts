import type { FormProblem } from '@/domain/account/fields/formProblem';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useSettings } from '@/hooks/useSettings';
import { useThemeFlags } from '@/hooks/useThemeFlags';
import { useUpdateUserDetailsMutation, type PasswordChange, type ProfileChanges } from '@/services/account/profile';

/** Outcome of an update: the backend's message, or the problem. */
export type UpdateOutcome = { problem: null; message: string | null } | { problem: FormProblem };

/**
 * Sends profile or password changes with the configured method; a brand may also require a new identity check
 * (API-29..32). `updateFrom` names the form (PROF-13).
 */
export function useProfileUpdate(updateFrom: 'Update Form' | 'Profile Page') {
  const { updateUserMethod } = useSettings();
  const problemOf = useFormProblem();
  const [update] = useUpdateUserDetailsMutation();
  const { resetKycOnProfileChange: resets } = useThemeFlags();
  return async (values: ProfileChanges | PasswordChange, intent: string): Promise<UpdateOutcome> => {
    const kyc = resets && !('newPassword' in values) ? { onChangeResetKyc: true } : {};
    const { data, error } = await update({ values, updateFrom, method: updateUserMethod, intent, ...kyc });
    return data ? { problem: null, message: data.message } : { problem: problemOf(error) };
  };
}
