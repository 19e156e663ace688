import { countriesEndpoint, currenciesEndpoint, registrationFieldsEndpoint } from '@/services/account/catalogue';
import type { SessionThunk } from './session';

/** Preloads the registration form's lists while its dialog is loading; the form refetches what failed. */
export const loadRegistrationLists = (): SessionThunk<Promise<void>> => async (dispatch) => {
  await Promise.all([
    dispatch(registrationFieldsEndpoint.initiate()),
    dispatch(countriesEndpoint.initiate()),
    dispatch(currenciesEndpoint.initiate()),
  ]);
};
