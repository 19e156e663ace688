import { useMemo } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { isTesting, readTestChoice } from '@/domain/country/testChoice';
import { zoneName } from '@/domain/time/zone';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import type { OfferAsk, PretendedPlace } from '@/services/bonuses/bonuses';
import { STORED } from '@/services/browser/storage';
import { visitFacts } from '@/services/browser/visitor';

function pretendedOf(stored: string | null): PretendedPlace {
  const { country, currency, subdivision } = readTestChoice(stored);
  return {
    countryCheck: '1',
    ...(currency !== '' && { currencyCode: currency }),
    ...(country !== '' && { countryCode: country }),
    ...(subdivision !== '' && { subdivision }),
  };
}

/** Parameters shared by all offer requests: language, time zone, campaign and test panel overrides. Browser only. */
export function useOfferAsk(): Pick<OfferAsk, 'language' | 'timeZone' | 'cpnc' | 'pretended'> {
  const { code } = useLocale();
  const { consentRequired, allowTestPanel } = useSettings();
  const [flag, choice] = [useStored(STORED.countryCheck), useStored(STORED.testChoice)];
  const now = useClock();
  return useMemo(() => {
    const { cpncToSent } = visitFacts(consentRequired, now ?? 0);
    return {
      language: code,
      timeZone: zoneName('local'),
      ...(cpncToSent !== null && { cpnc: cpncToSent }),
      ...(isTesting(flag, allowTestPanel) && { pretended: pretendedOf(choice) }),
    };
  }, [code, consentRequired, allowTestPanel, flag, choice, now]);
}
