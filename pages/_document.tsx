import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { cloneElement, createElement, Fragment, type ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { CAPTCHA_PATH } from '@/config/settings/captcha';
import { pictureUrl } from '@/config/endpoints/pictureUrl';
import { siteEnv } from '@/config/env';
import { countries } from '@/config/countries';
import { MANIFEST_PATH } from '@/config/install';
import { ANALYTICS_PATH, LIVE_CHAT_PATH, PUSH_PATH } from '@/config/operatorFrames';
import { ENGLISH, type Locale } from '@/config/locale';
import { countryOf } from '@/domain/country/countryCookie';
import { localised } from '@/domain/links/localised';
import { languageTag } from '@/domain/texts/languageTag';
import { arrivalAttributes } from '@/services/browser/arrivedToken';
import { blockAttributes, type BlockAttributes } from '@/services/server/document/blockAttributes';
import { contentSecurityPolicy, PAGE_BOOTSTRAP, permissionsPolicy } from '@/services/server/document/csp';
import { analyticsFrame, chatFrame, pushFrame } from '@/services/server/frames/operatorFrames';
import { lookAt } from '@/services/server/look/look';
import { LATE_SCRIPTS } from '@/services/server/document/lateScripts';
import { NO_SCRIPT_STYLE } from '@/services/server/document/noScript';
import { splitStyles } from '@/services/server/document/splitStyles';
import type { ShellProps } from '@/store/pages/serverPage';

type Props = DocumentInitialProps & {
  lang: string;
  dir: Locale['dir'];
  themeName: string;
  themeHref: string;
  fonts: readonly string[];
  icon: string;
  manifest: string;
  /** Colour of the browser's own bars. */
  barColor: string;
  /** Attributes of the root element that the first script reads. */
  marks: BlockAttributes & ReturnType<typeof arrivalAttributes>;
};

type StyleElement = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;

const cssOf = ({ props }: StyleElement) => props.dangerouslySetInnerHTML?.__html ?? '';

/** Splits the output of styled-components into an element with the rules, and one with the rendered class lists. */
function elementsOf(drawn: StyleElement): StyleElement[] {
  const { rules, names } = splitStyles(cssOf(drawn));
  const holding = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });
  return [
    createElement('style', { key: 'rules', ...holding(rules) }),
    cloneElement(drawn, { key: 'names', ...holding(names) }),
  ];
}

type Files = Parameters<Head['getScripts']>[0];

/**
 * A head that only lists its scripts, to be loaded after the first paint (services/server/document/lateScripts.ts). In
 * development they stay where Next puts them.
 */
class LateHead extends Head {
  override getDynamicChunks(files: Files) {
    return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    if (this.context.isDevelopment) return scripts;
    const addresses = [...super.getDynamicChunks(files), ...scripts].flatMap((script) => script?.props.src ?? []);
    return [
      <script key={LATE_SCRIPTS} id={LATE_SCRIPTS} type="application/json">
        {JSON.stringify(addresses)}
      </script>,
    ];
  }
}

/** The HTML document: language, theme, and a CSP whose hashes cover exactly this page's styles. */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    let shell: Partial<ShellProps> = {};
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            shell = (props.pageProps as { shell?: ShellProps }).shell ?? {};
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await Document.getInitialProps(context);
      const styles = (sheet.getStyleElement() as unknown as StyleElement[]).flatMap(elementsOf);
      const { theme, href, fonts } = lookAt(context.req?.headers.host ?? '', shell.settings?.theme);
      if (process.env.NODE_ENV === 'production') setPolicies(context, [...styles.map(cssOf), NO_SCRIPT_STYLE], shell);
      return {
        ...initial,
        ...languageOf(shell.locale ?? ENGLISH, context),
        styles: <Fragment>{styles}</Fragment>,
        themeName: theme.name,
        themeHref: href,
        fonts,
        icon: iconOf(shell),
        manifest: localised(MANIFEST_PATH, shell.locale?.code),
        barColor: theme.tokens.bg,
        marks: { ...blockAttributes(shell), ...arrivalAttributes(shell.settings) },
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { lang, dir, themeName, themeHref, fonts, icon, manifest, barColor, marks } = this.props;
    return (
      <Html lang={lang} data-lang={lang} dir={dir} data-theme={themeName} {...marks}>
        <LateHead>
          <script>{PAGE_BOOTSTRAP}</script>
          <link rel="stylesheet" href={themeHref} />
          {/* Requested by the style sheet alone, fonts arrive after the first layout, which then has to be redone. */}
          {fonts.map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
          ))}
          <link rel="icon" href={icon} />
          <link rel="manifest" href={manifest} />
          <meta name="theme-color" content={barColor} />
          <noscript>
            <style>{NO_SCRIPT_STYLE}</style>
          </noscript>
        </LateHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** Language and direction of the page, with the visitor's region if the host provides it (I18N-11). */
const languageOf = ({ tag, dir }: Locale, { req }: DocumentContext): Pick<Props, 'lang' | 'dir'> => ({
  lang: languageTag(tag, countryOf(req?.headers.cookie, countries())),
  dir,
});

/** The brand's icon, otherwise a neutral one. */
const iconOf = ({ settings }: Partial<ShellProps>) =>
  pictureUrl(settings?.favicon, settings?.imageOrigins) ?? '/favicon.svg';

function setPolicies({ req, res }: DocumentContext, styles: readonly string[], shell: Partial<ShellProps>): void {
  const { protocol } = new URL(siteEnv().publicOrigin);
  const { gameOrigins = [], paymentOrigins = [], imageOrigins = [] } = shell.settings ?? {};
  const { reCaptchaSiteKey, captchaFrame, ownCardForm, browserReports } = shell.settings ?? {};
  const policy = contentSecurityPolicy({
    origin: `${protocol}//${req?.headers.host ?? ''}`,
    styles,
    frameOrigins: [...gameOrigins, ...paymentOrigins, ...(captchaFrame ? [captchaFrame] : [])],
    ownFrames: [
      ...(reCaptchaSiteKey && !captchaFrame ? [CAPTCHA_PATH] : []),
      ...(shell.settings && chatFrame(shell.settings) ? [LIVE_CHAT_PATH] : []),
      ...(shell.settings && pushFrame(shell.settings) ? [PUSH_PATH] : []),
      ...(shell.settings && analyticsFrame(shell.settings) ? [ANALYTICS_PATH] : []),
    ],
    imageOrigins,
    socketOrigin: shell.socketUrl,
    connectOrigins: [
      ...(shell.reverseGeocodeUrl ? [shell.reverseGeocodeUrl] : []),
      ...(browserReports ? [browserReports] : []),
      ...(ownCardForm ? paymentOrigins : []),
    ],
    reportUrl: siteEnv().reportUrl,
  });
  res?.setHeader('Content-Security-Policy', policy);
  res?.setHeader('Permissions-Policy', permissionsPolicy(gameOrigins));
}
