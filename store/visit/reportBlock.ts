import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { reportKey, withReport } from '@/domain/country/blockReports';
import type { Extra } from '@/services/http/api';
import { reportCountryBlockedEndpoint } from '@/services/country/countryBlocked';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import type { State } from '@/store/store';

type Block = {
  ips: readonly string[];
  country: string;
  /** Address of the page, without its query, which may hold tokens. */
  page: string;
  method: 'POST' | 'PUT';
};

const underWay = new Set<string>();

/**
 * Reports a block once per address, country and page (CNTRY-03). A failed report is not recorded, so the next view of
 * the page reports it again; the failure is silent.
 */
export const reportBlock =
  ({ ips, country, page, method }: Block): ThunkAction<Promise<void>, State, Extra, UnknownAction> =>
  async (dispatch) => {
    const ip = ips.join(',');
    const key = reportKey(ip, country, page);
    if (underWay.has(key) || withReport(readStored(STORED.blockReports), key) === null) return;
    underWay.add(key);
    const report = { ip, country, firstUrl: readStored(STORED.firstUrl) ?? page, method, intent: crypto.randomUUID() };
    const { error } = await dispatch(reportCountryBlockedEndpoint.initiate(report));
    underWay.delete(key);
    // Read again, since another tab may have reported meanwhile.
    const reports = error ? null : withReport(readStored(STORED.blockReports), key);
    if (reports !== null) writeStored(STORED.blockReports, reports);
  };
