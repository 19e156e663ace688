import { useMemo, useState } from 'react';
import { isTesting, readTestChoice } from '@/domain/country/testChoice';
import { zoneName } from '@/domain/time/zone';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import type { OfferAsk, PretendedPlace } from '@/services/bonuses/offersRequest';
import { STORED } from '@/services/browser/storage';
import { visitFacts } from '@/services/browser/visitor';
import { useCalendarZone } from './useCalendarZone';

function pretendedOf(stored: string | null): PretendedPlace {
  const { country, currency, subdivision } = readTestChoice(stored);
  return {
    countryCheck: '1',
    ...(currency !== '' && { currencyCode: currency }),
    ...(country !== '' && { countryCode: country }),
    ...(subdivision !== '' && { subdivision }),
  };
}

/**
 * Parameters shared by all offer requests: language, the zone of the calendars, campaign and test panel overrides.
 * Browser only.
 */
export function useOfferAsk(language: string): Pick<OfferAsk, 'language' | 'timeZone' | 'cpnc' | 'pretended'> {
  const { consentRequired, allowTestPanel } = useSettings();
  const [flag, choice] = [useStored(STORED.countryCheck), useStored(STORED.testChoice)];
  const zone = useCalendarZone();
  // The clock of the moment: a campaign lasts for days, and a calendar must not be drawn anew each minute.
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const { cpncToSent } = visitFacts(consentRequired, now);
    return {
      language,
      timeZone: zoneName(zone),
      ...(cpncToSent !== null && { cpnc: cpncToSent }),
      ...(isTesting(flag, allowTestPanel) && { pretended: pretendedOf(choice) }),
    };
  }, [language, zone, consentRequired, allowTestPanel, flag, choice, now]);
}
