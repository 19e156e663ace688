import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from './usePlace';

/** Fills the selects that nobody has chosen from yet, once it is known where the visitor is. */
export function PlaceFilled({ place }: { place: Place }) {
  const { values, setValues } = useFormikContext<Place>();
  const fill = useEffectEvent(() => {
    const known = Object.entries(place).filter(([name, code]) => code !== '' && values[name as keyof Place] === '');
    if (known.length > 0) void setValues({ ...values, ...Object.fromEntries(known) });
  });
  const { countryCode, currencyCode, phoneCode } = place;
  useEffect(() => fill(), [countryCode, currencyCode, phoneCode]);
  return null;
}
