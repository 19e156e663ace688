import { field, flag, isMarketSetting, isRecord, textList, whole } from '@/config/settings/field';

/** Markets and countries */
export const COUNTRY_SETTINGS = {
  /**
   * the market whose rules hold ([markets.md](markets.md)), or one by country
   *
   * A name of `config/markets/`: `unitedKingdom`, `malta`, `ontario`, `pennsylvania`, `germany`, `sweden`, `spain`,
   * `switzerland`, or `default`, which adds nothing. Where a brand serves several:
   * `{ "CA": "ontario", "SE": "sweden", "default": "malta" }`, by the country of the player's account. An unknown name
   * ends the start. Your backend must enforce the same rules: the site only shows them. What a market does not allow is
   * off, whatever `allowGuestPlayDemoGames`, `simultaneousGames` and `cancelWithdrawal` say.
   */
  market: whole<string | Readonly<Record<string, string>>>('default', isMarketSetting),
  /** codes of the countries whose visitors see the country block (CONF-15, CNTRY-01) */
  excludedCountryCodeList: textList(),
  /** IP addresses that are never blocked (CNTRY-01, OP-063) */
  whitelistedIps: textList(),
  /** `?whitelisted=1` lifts the country block in that browser; only the backend controls access (CNTRY-05, OP-064) */
  allowWhitelistQuery: flag(true),
  /** the country block offers log-in, for withdrawals (CNTRY-04, OP-067) */
  blockedAllowLogin: flag(true),
  /** the stored flag `countryCheck` = `1` opens the test panel; turn this off in production (CNTRY-15, OP-068) */
  allowTestPanel: flag(true),
  /**
   * other hosts of the brand, one object or a list (CONF-17, ENT-30)
   *
   * `{ "url", "domainId", "settings": { "loginOff", "registrationConfigs" } }`: on the host of `url`, `loginOff`
   * disables log-in, and each registration config, `{ "country", "from", "to", "deviceType" }` (or `windows`, a list of
   * such windows), closes registration daily between two times (`HH:MM`) for visitors of the country, on `mobile` or
   * `desktop`.
   */
  mirrorDomain: field<Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[] | null>(
    null,
    (value) => isRecord(value) || (Array.isArray(value) && value.every(isRecord)),
  ),
  /**
   * sends visitors of some countries to another site (CONF-18)
   *
   * `{ "isEnabled", "countries", "redirectToTDS", "defaultRedirect" }`: visitors of these countries are sent to the
   * https address that this object, or the settings, hold under the name in `redirectToTDS`; without one, to
   * `defaultRedirect`.
   */
  mainDomainConfigs: field<Readonly<Record<string, unknown>>>(
    { isEnabled: false, countries: [], redirectToTDS: 'TDS-B', defaultRedirect: null },
    isRecord,
  ),
  /** marketing storage waits for consent; turn this off only where the market allows it (OP-107) */
  consentRequired: flag(true),
} as const;
