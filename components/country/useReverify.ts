import { useState } from 'react';
import { isExcluded } from '@/domain/country/countryBlock';
import { logQuietly } from '@/services/browser/consoleLog';
import { countryAt, positionNow } from '@/services/country/reverseGeocode';
import { STORED, writeStored } from '@/services/browser/storage';

type Options = {
  /** URL of the geocoder; undefined where the operator has none, so that the block stays (OP-065). */
  geocode: string | undefined;
  excluded: readonly string[];
};

/** `stays`: the location was found, and it is in an excluded country. */
type Reverify = { busy: boolean; stays: boolean; reverify: () => void };

/**
 * Re-verifies the location by browser geolocation: a country that is not excluded marks the visitor as verified
 * (CNTRY-12). Failures are only logged to the console (ERR-37); one that is still
 * excluded is said (E18).
 */
export function useReverify({ geocode, excluded }: Options): Reverify {
  const [busy, setBusy] = useState(false);
  const [stays, setStays] = useState(false);
  const prove = async () => {
    if (geocode === undefined) throw new Error('No geocoder is set');
    const country = await countryAt(geocode, await positionNow());
    if (country === null) throw new Error('The geocoder named no country');
    if (isExcluded(country, excluded)) setStays(true);
    else writeStored(STORED.verified, 'true');
  };
  const reverify = () => {
    if (busy) return;
    setBusy(true);
    setStays(false);
    void prove()
      .catch((error: unknown) => logQuietly('The location was not verified', error))
      .finally(() => setBusy(false));
  };
  return { busy, stays, reverify };
}
