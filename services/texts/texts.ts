import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { readTexts, textsVersion, type Texts } from '@/domain/texts/texts';
import { call, type HttpCall } from '@/services/http/call';

/** Fetches one language file of the backend with the day's `_v` (I18N-05). Rejects when no answer comes. */
export const fetchTexts = async (http: HttpCall, locale: string, now: Date): Promise<Texts> =>
  readTexts(
    await http({ ...call(ENDPOINTS.locale, { lng: locale }), query: { _v: textsVersion(now) }, cacheable: true }),
  );
