import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from './usePlace';

/**
 * Fills selects that are still empty once the visitor's location is known. After a submit only fields with an error are
 * filled: after a lost answer, only unchanged values count as the same intent.
 */
export function PlaceFilled({ place }: { place: Place }) {
  const { values, errors, submitCount, setValues } = useFormikContext<Place>();
  const isOpen = (name: keyof Place) => values[name] === '' && (submitCount === 0 || errors[name] !== undefined);
  const fill = useEffectEvent(() => {
    const known = Object.entries(place).filter(([name, code]) => code !== '' && isOpen(name as keyof Place));
    if (known.length > 0) void setValues({ ...values, ...Object.fromEntries(known) });
  });
  const { countryCode, currencyCode, phoneCode } = place;
  useEffect(() => fill(), [countryCode, currencyCode, phoneCode]);
  return null;
}
