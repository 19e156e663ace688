import { useState } from 'react';
import { isExcluded } from '@/domain/country/countryBlock';
import { logQuietly } from '@/services/browser/consoleLog';
import { countryAt, positionNow } from '@/services/country/reverseGeocode';
import { STORED, writeStored } from '@/services/browser/storage';

type Options = {
  /** The geocoder's address; undefined where the operator has none, which leaves the block (OP-065). */
  geocode: string | undefined;
  /** Codes of the excluded countries. */
  excluded: readonly string[];
};

/**
 * Proves another place by the browser's position: a country outside the list marks the visitor as verified (CNTRY-12).
 * Whatever fails is told to the console only (ERR-37).
 */
export function useReverify({ geocode, excluded }: Options): { busy: boolean; reverify: () => void } {
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    if (geocode === undefined) throw new Error('No geocoder is set');
    const country = await countryAt(geocode, await positionNow());
    if (country === null) throw new Error('The geocoder named no country');
    if (!isExcluded(country, excluded)) writeStored(STORED.verified, 'true');
  };
  const reverify = () => {
    if (busy) return;
    setBusy(true);
    void prove()
      .catch((error: unknown) => logQuietly('The location was not verified', error))
      .finally(() => setBusy(false));
  };
  return { busy, reverify };
}
