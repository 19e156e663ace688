import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { DEFAULT_LOCALE, type Locale } from '@/config/locale';
import { localeOf } from '@/config/locales';
import type { Settings } from '@/config/settings';
import { mergeSettings } from '@/domain/settings/merge';
import type { HttpCall } from '@/services/call';
import { carryTexts, type PageTexts } from '@/services/pageTexts';
import { apiUrlOf, serverHttp } from '@/services/server/backend';
import { SettingsNotLoaded, settingsOf } from '@/services/server/settings';
import { pageTexts } from '@/services/server/texts';
import { handOver, makeStore, type PageState, type Store } from './store';

/** What every page hands to the shell. Equal for all visitors: the server never knows who asks. */
export type ShellProps = {
  locale: Locale;
  settings: Settings;
  /** False when the tenant's settings have never come: then the page says that the service is unavailable (OP-104). */
  available: boolean;
  /** The year of the copyright line, decided once for server and browser. */
  year: number;
};

export type PageProps<P = object> = P & PageTexts & { shell: ShellProps; state: PageState | null };

export type LoadContext = {
  store: Store;
  http: HttpCall;
  /** Origin of the tenant's backend. */
  apiUrl: string;
  now: Date;
  settings: Settings;
  locale: Locale;
  /** A parameter of the path or the address, as a single text. */
  param: (name: string) => string | undefined;
  /** Says that a call failed, so that this page never replaces a good copy (architecture §1). */
  degrade: () => void;
  /** The status of the answer; data requests of a client navigation stay 200. */
  status: (code: number) => void;
};

/** What every page needs, also to say that it failed. */
const AREAS = ['shell', 'ui', 'serverError'];

const paramOf = ({ params, query }: GetServerSidePropsContext, name: string): string | undefined => {
  const value = params?.[name] ?? query[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Shell data of a tenant that has never given its settings: the page says that the service is unavailable (OP-104). */
async function unavailable(context: GetServerSidePropsContext, locale: Locale, now: Date): Promise<PageProps> {
  context.res.statusCode = 503;
  context.res.setHeader('Retry-After', '5');
  const { texts } = await pageTexts(apiUrlOf(context.req.headers.host ?? ''), locale.code, AREAS, now);
  return {
    ...carryTexts(locale, texts),
    shell: { locale, settings: mergeSettings({}), available: false, year: now.getUTCFullYear() },
    state: null,
  };
}

/**
 * getServerSideProps for a page: settings, texts and the queries its first paint needs, in one store per request.
 * `areas` are the text areas of the page beside the shell's; `load` fills the store and returns the page's own props.
 */
export function serverPage<P extends object>(
  areas: readonly string[],
  load: (context: LoadContext) => Promise<P>,
): GetServerSideProps<PageProps<P | object>> {
  const pageAreas = [...AREAS, ...areas];
  return async (context) => {
    const now = new Date();
    const host = context.req.headers.host ?? '';
    const locale = localeOf(context.locale ?? DEFAULT_LOCALE);
    const degrade = () => void context.res.setHeader('x-render-degraded', '1');
    const settings = await settingsOf(host, now).catch((error: unknown) => {
      if (error instanceof SettingsNotLoaded) return null;
      throw error;
    });
    if (!settings) return { props: await unavailable(context, locale, now) };

    const apiUrl = apiUrlOf(host);
    const http = serverHttp(apiUrl, locale.code);
    const store = makeStore({ http });
    const isData =
      context.req.url?.startsWith('/_next/data/') === true || context.req.headers['x-nextjs-data'] !== undefined;
    const [own, { texts, degraded }] = await Promise.all([
      load({
        store,
        http,
        apiUrl,
        now,
        settings,
        locale,
        param: (name) => paramOf(context, name),
        degrade,
        status: (code) => {
          if (!isData) context.res.statusCode = code;
        },
      }),
      pageTexts(apiUrl, locale.code, pageAreas, now),
    ]);
    if (degraded) degrade();
    return {
      props: {
        ...own,
        ...carryTexts(locale, texts),
        shell: { locale, settings, available: true, year: now.getUTCFullYear() },
        state: handOver(store),
      },
    };
  };
}
