import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import type { BonusType } from '@/domain/bonuses/offer';
import { call, type HttpRequest } from '@/services/http/call';

/** Query parameters that only the test panel adds (API-14). */
export type PretendedPlace = {
  countryCheck: '1';
  currencyCode?: string;
  countryCode?: string;
  subdivision?: string;
};

/** The query of the offers (API-13). Page defaults to 1, size to 20. */
export type OfferAsk = {
  page?: number;
  size?: number;
  /** True: only offers with a deposit; false: only offers without one. */
  isDeposit?: boolean;
  type?: BonusType;
  language: string;
  /** The visitor's campaign, or a coupon code. */
  cpnc?: string;
  /** MON to SUN. */
  dayOfWeek?: string;
  /** IANA name. */
  timeZone?: string;
  /** YYYY-MM-DD HH:mm:ss */
  calendarDateTime?: string;
  pretended?: PretendedPlace;
};

/** The page size (BON-01). */
export const OFFERS_A_PAGE = 20;

/** The most offers that one answer holds, by the contract. */
export const MOST_OFFERS = 100;

/** The request for a page of offers, the same for lists, the cashier and the calendar (A21). */
export const offersRequest = ({
  page = 1,
  size = OFFERS_A_PAGE,
  pretended,
  ...ask
}: OfferAsk): Pick<HttpRequest, 'method' | 'path' | 'query'> => ({
  ...call(BONUS_ENDPOINTS.bonuses),
  query: { pageNo: page, limit: size, ...ask, ...pretended },
});
