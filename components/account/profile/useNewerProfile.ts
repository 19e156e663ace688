import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProfileField } from '@/domain/account/fields/fieldLocks';
import type { ProfileValues } from '@/domain/account/fields/profileForm';

/**
 * Puts newer stored values into the open form, except where the player typed: the whole form is sent, so an old value
 * would undo what another tab saved. A field that was locked by that shows what is stored, whatever was typed.
 */
export function useNewerProfile(stored: ProfileValues, editable: readonly ProfileField[]): void {
  const { values, initialValues, touched, resetForm, setValues } = useFormikContext<ProfileValues>();
  const asText = JSON.stringify(stored);
  const shown = useRef(asText);
  const renew = useEffectEvent(() => {
    const typed = editable.filter((field) => values[field] !== initialValues[field]);
    resetForm({ values: stored, touched });
    void setValues({ ...stored, ...Object.fromEntries(typed.map((field) => [field, values[field]])) });
  });
  useEffect(() => {
    if (shown.current === asText) return;
    shown.current = asText;
    renew();
  }, [asText]);
}
