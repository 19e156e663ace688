import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { dropDraft, keepDraft, withDraft } from '@/components/ui/form/drafts';
import { PROFILE_FIELDS, type ProfileField } from '@/domain/account/fields/fieldLocks';
import type { ProfileValues } from '@/domain/account/fields/profileForm';

/**
 * Keeps what the player changed and has not saved, for when the form is opened again in this tab (E18). A field that is
 * locked by then shows what is stored.
 */
export function useKeptChanges(name: string, editable: readonly ProfileField[]): void {
  const { values, initialValues, dirty, setValues } = useFormikContext<ProfileValues>();
  const restore = useEffectEvent(() => {
    const kept = withDraft(name, initialValues);
    const changed = editable.filter((field) => kept[field] !== initialValues[field]);
    if (changed.length === 0) return;
    void setValues({ ...initialValues, ...Object.fromEntries(changed.map((field) => [field, kept[field]])) });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    const changed = PROFILE_FIELDS.filter((field) => values[field] !== initialValues[field]);
    if (dirty) keepDraft(name, Object.fromEntries(changed.map((field) => [field, values[field]])));
    else dropDraft(name);
  }, [name, dirty, values, initialValues]);
}
