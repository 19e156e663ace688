import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { dropDraft, keepDraft, withDraft } from '@/components/ui/form/drafts';
import { PROFILE_FIELDS } from '@/domain/account/fields/fieldLocks';
import type { ProfileValues } from '@/domain/account/fields/profileForm';

/** Keeps what the player changed and has not saved, for when the form is opened again in this tab (E18). */
export function useKeptChanges(name: string): void {
  const { values, initialValues, dirty, setValues } = useFormikContext<ProfileValues>();
  const restore = useEffectEvent(() => {
    const kept = withDraft(name, initialValues);
    if (kept !== initialValues) void setValues(kept);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    const changed = PROFILE_FIELDS.filter((field) => values[field] !== initialValues[field]);
    if (dirty) keepDraft(name, Object.fromEntries(changed.map((field) => [field, values[field]])));
    else dropDraft(name);
  }, [name, dirty, values, initialValues]);
}
