import { countriesEndpoint, currenciesEndpoint, registrationFieldsEndpoint } from '@/services/account/catalogue';
import type { SessionThunk } from './session';

/** Asks for what a registration shows while its dialog is still being loaded; what fails is asked for again by the form. */
export const loadRegistrationLists = (): SessionThunk<Promise<void>> => async (dispatch) => {
  await Promise.all([
    dispatch(registrationFieldsEndpoint.initiate()),
    dispatch(countriesEndpoint.initiate()),
    dispatch(currenciesEndpoint.initiate()),
  ]);
};
