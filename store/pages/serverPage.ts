import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { countries } from '@/config/countries';
import type { Operation } from '@/config/endpoints/operations';
import { DEFAULT_LOCALE, type Locale } from '@/config/locale';
import { siteEnv } from '@/config/env';
import type { HeaderNames } from '@/config/http';
import type { Settings } from '@/config/settings';
import { atHost } from '@/domain/account/registration/mirror';
import { countryOf } from '@/domain/country/countryCookie';
import { openFigures } from '@/domain/format/figures';
import { isAbsentAddress } from '@/domain/site/absent';
import { withoutSettings } from '@/domain/site/merge';
import { pageSettings } from '@/domain/site/pageSettings';
import type { HttpCall } from '@/services/http/call';
import { carryTexts, type PageTexts } from '@/services/texts/pageTexts';
import { serverHttp, type Tenant, tenantOf } from '@/services/server/backend';
import { prefetchCategories } from '@/services/server/categories';
import { SettingsNotLoaded, settingsOf } from '@/services/server/settings';
import { tracing } from '@/services/server/tracing';
import { learnLanguages, offeredLocales, shownLocale } from '@/services/server/texts/languages';
import { pageTexts } from '@/services/server/texts/pageTexts';
import { pageAddress } from './pageAddress';
import { handOver, makeStore, type PageState, type Store } from '@/store/store';

/** Shell props of every page. The same for all visitors: the server does not know who is asking. */
export type ShellProps = {
  /** The language of the texts: English at an address of a language that is not offered (OP-001). */
  locale: Locale;
  languages: readonly Locale[];
  /** Scheme and host under which this page is public. */
  origin: string;
  /** The page's canonical address, without language and origin; null when no page answers. */
  address: string | null;
  /** False at an address of a language that is not offered. */
  indexed: boolean;
  settings: Settings;
  /** Ids of the categories that have games; null when they could not be fetched. */
  categories: readonly string[] | null;
  /** False when the tenant's settings have never loaded: the page then says the service is unavailable (OP-104). */
  available: boolean;
  /** URL of the reverse geocoder; absent when no country is excluded or none is configured (OP-065). */
  reverseGeocodeUrl?: string;
  /** Header names that the environment changes, of those that browsers send; absent when none is (OP-028). */
  headerNames?: Partial<HeaderNames>;
  /** Origin of the socket; absent where it is the site's own (OP-039). */
  socketUrl?: string;
  /** Id of the request that failed, where the page says so. */
  reference?: string;
  /** The year of the copyright line, fixed so that server and browser agree. */
  year: number;
};

export type PageProps<P = object> = P & PageTexts & { shell: ShellProps; state: PageState | null };

export type LoadContext = {
  store: Store;
  http: HttpCall;
  tenant: Tenant;
  now: Date;
  settings: Settings;
  locale: Locale;
  /** The visitor's country as far as the host passes it on, else '' (OP-006). */
  country: string;
  /** A path or query parameter, as a single string. */
  param: (name: string) => string | undefined;
  /** Marks the page as degraded after a failed call, so that it never replaces a good cached copy (architecture §1). */
  degrade: () => void;
  /** The same where this call failed, unless it is switched off or the backend does not have it. */
  degradeWithout: (operation: Operation, answer: { isError: boolean }) => void;
  /** Sets the status of the answer; data requests of a client navigation stay 200. */
  status: (code: number) => void;
};

/** Text areas of every page: the shell, its search, and the error message. */
const AREAS = ['shell', 'ui', 'search', 'serverError'];

const paramOf = ({ params, query }: GetServerSidePropsContext, name: string): string | undefined => {
  const value = params?.[name] ?? query[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Language and address of a page, as decided by the settings and the languages that are known to be complete. */
export function placeOf(host: string, code: string | undefined, url: string, settings: Settings) {
  const languages = offeredLocales(tenantOf(host), settings);
  const locale = shownLocale(code, languages);
  const { publicOrigin, reverseGeocodeUrl, headerNames, socketUrl } = siteEnv();
  // The system token's header is none of a browser's business.
  const { systemToken: _, ...browserNames } = headerNames;
  const { protocol } = new URL(publicOrigin);
  return {
    locale: { ...locale, figures: openFigures() },
    languages,
    origin: `${protocol}//${host}`,
    address: pageAddress(url),
    indexed: locale.code === (code ?? DEFAULT_LOCALE),
    ...(Object.keys(browserNames).length > 0 && { headerNames: browserNames }),
    ...(socketUrl !== null && { socketUrl }),
    ...(settings.excludedCountryCodeList.length > 0 && reverseGeocodeUrl !== null && { reverseGeocodeUrl }),
  };
}

/** What a page that tells of an error says of it. */
export function failed(): Pick<ShellProps, 'reference'> {
  const reference = tracing()?.id();
  return reference === undefined ? {} : { reference };
}

/** One object, as what is known of its languages is kept by it. */
const NO_SETTINGS = withoutSettings();

/** Shell data for a tenant whose settings have never loaded: the page says the service is unavailable (OP-104). */
async function unavailable(context: GetServerSidePropsContext, now: Date): Promise<PageProps> {
  const host = context.req.headers.host ?? '';
  const settings = NO_SETTINGS;
  const place = placeOf(host, context.locale, context.resolvedUrl, settings);
  context.res.statusCode = 503;
  context.res.setHeader('Retry-After', '5');
  const { texts } = await pageTexts(tenantOf(host), place.locale, AREAS, now);
  return {
    ...carryTexts(place.locale, texts),
    shell: { ...place, ...failed(), settings, categories: null, available: false, year: now.getUTCFullYear() },
    state: null,
  };
}

/**
 * getServerSideProps for a page: settings, texts and the queries its first paint needs, in one store per request.
 * `areas` are the page's text areas in addition to the shell's; `load` fills the store and returns the page's own
 * props.
 */
export function serverPage<P extends object>(
  areas: readonly string[],
  load: (context: LoadContext) => Promise<P>,
): GetServerSideProps<PageProps<P | object>> {
  const pageAreas = [...AREAS, ...areas];
  return async (context) => {
    const now = new Date();
    const host = context.req.headers.host ?? '';
    const degrade = () => void context.res.setHeader('x-render-degraded', '1');
    const found = await settingsOf(host, now).catch((error: unknown) => {
      if (error instanceof SettingsNotLoaded) return null;
      throw error;
    });
    if (!found) return { props: await unavailable(context, now) };
    const settings = atHost(found, host);
    const tenant = tenantOf(host);
    // As they came: what is known of their languages is kept by them.
    await learnLanguages(tenant, found, now);
    const place = placeOf(host, context.locale, context.resolvedUrl, found);
    const { locale } = place;
    const notOffered = place.address !== null && isAbsentAddress(place.address, settings);

    const http = serverHttp(tenant, locale.code);
    const store = makeStore({ http });
    const isData =
      context.req.url?.startsWith('/_next/data/') === true || context.req.headers['x-nextjs-data'] !== undefined;
    const [own, { texts, degraded }, lists] = await Promise.all([
      notOffered
        ? {}
        : load({
            store,
            http,
            tenant,
            now,
            settings,
            locale,
            country: countryOf(context.req.headers.cookie, countries()),
            param: (name) => paramOf(context, name),
            degrade,
            degradeWithout: (operation, { isError }) => {
              if (isError && settings.endpoints[operation] !== null) degrade();
            },
            status: (code) => {
              if (!isData) context.res.statusCode = code;
            },
          }),
      pageTexts(tenant, locale, pageAreas, now),
      prefetchCategories({ http, tenant, locale: locale.code, now }),
    ]);
    if (degraded || lists.failed) degrade();
    return {
      props: {
        ...own,
        ...carryTexts(locale, texts),
        shell: {
          ...place,
          indexed: place.indexed && !notOffered,
          settings: pageSettings(settings, locale.code),
          categories: lists.failed ? null : lists.categories.map(({ id }) => id),
          available: true,
          year: now.getUTCFullYear(),
        },
        state: handOver(store),
      },
    };
  };
}
