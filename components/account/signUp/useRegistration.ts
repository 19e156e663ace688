import { useState } from 'react';
import { countries } from '@/config/countries';
import { countryOf } from '@/domain/country/countryCookie';
import { mirrorOf } from '@/domain/account/registration/mirror';
import { registrationBar } from '@/domain/account/registration/registrationForm';
import {
  FALLBACK_FIELDS,
  readRegistrationFields,
  type RegistrationFields,
} from '@/domain/account/registration/registrationFields';
import { isRegistrationClosed, timeOf } from '@/domain/account/registration/registrationWindow';
import { useSettings } from '@/hooks/useSettings';
import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import { useRegistrationFieldsQuery } from '@/services/account/catalogue';
import { deviceType } from '@/services/browser/visitor';
import type { AccountLists } from '../fields/useAccountLists';

/** Whether registration is possible here and now, and its fields. */
export type Registration = {
  /** Null until known. */
  fields: RegistrationFields | null;
  /** Why registration is closed; see registrationBar. */
  bar: 'country' | 'window' | null;
};

/** The registration open to this visitor, evaluated when its dialog opens. Browser only. */
export function useRegistration(lists: AccountLists): Registration {
  const { mirrorDomain } = useSettings();
  const { data: flags, isError } = useRegistrationFieldsQuery();
  const country = useVisitorCountry();
  const [closed] = useState(() =>
    isRegistrationClosed(mirrorOf(mirrorDomain, location.host), {
      country: countryOf(document.cookie, countries()),
      device: deviceType(),
      time: timeOf(new Date()),
    }),
  );
  const open = lists.open?.map(({ code }) => code) ?? null;
  return {
    fields: flags ? readRegistrationFields(flags) : isError ? FALLBACK_FIELDS : null,
    bar: registrationBar({ country, open, closed }),
  };
}
