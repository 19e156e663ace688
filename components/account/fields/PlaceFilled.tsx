import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from './usePlace';

/**
 * Fills selects that are still empty once the visitor's location is known. After a submit only fields with an error are
 * filled: after a lost answer, only unchanged values count as the same intent.
 */
export function PlaceFilled({ place }: { place: Place }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Place>();
  const isOpen = (name: keyof Place) => values[name] === '' && (submitCount === 0 || errors[name] !== undefined);
  const fill = useEffectEvent(() => {
    const known = Object.entries(place).filter(([name, code]) => code !== '' && isOpen(name as keyof Place));
    // Field by field: `setValues` would undo what another part sets in the same moment.
    for (const [name, code] of known) void setFieldValue(name, code);
  });
  const { countryCode, currencyCode, phoneCode } = place;
  useEffect(() => fill(), [countryCode, currencyCode, phoneCode]);
  return null;
}
