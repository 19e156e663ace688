import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { Fragment, type ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { assetUrl } from '@/config/endpoints';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE } from '@/config/locale';
import { localeOf } from '@/config/locales';
import { contentSecurityPolicy, permissionsPolicy, TRUSTED_TYPES_BOOTSTRAP } from '@/services/server/csp';
import type { ShellProps } from '@/store/serverPage';
import { baseCss } from '@/themes/base';
import { themeCss } from '@/themes/css';
import { themeOf } from '@/themes/registry';

type Props = DocumentInitialProps & { themeName: string; themeStyle: string; icon: string };

type StyleElement = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;

const cssOf = (elements: readonly StyleElement[]) =>
  elements.map((element) => element.props.dangerouslySetInnerHTML?.__html ?? '');

/** The shell of the HTML: language, theme, and the policy whose hashes cover exactly the styles this page carries. */
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
      const styles = sheet.getStyleElement() as unknown as StyleElement[];
      const theme = themeOf(shell.settings?.theme, siteEnv().defaultTheme);
      const themeStyle = themeCss(theme) + baseCss;
      if (process.env.NODE_ENV === 'production') setPolicies(context, [themeStyle, ...cssOf(styles)], shell);
      return {
        ...initial,
        styles: <Fragment>{styles}</Fragment>,
        themeName: theme.name,
        themeStyle,
        icon: iconOf(shell),
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { locale, themeName, themeStyle, icon } = this.props;
    const { tag, dir } = localeOf(locale ?? DEFAULT_LOCALE);
    return (
      <Html lang={tag} dir={dir} data-theme={themeName}>
        <Head>
          <script>{TRUSTED_TYPES_BOOTSTRAP}</script>
          <style>{themeStyle}</style>
          <link rel="icon" href={icon} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** Without an icon of the brand an empty one, else every browser asks for /favicon.ico. */
const iconOf = ({ settings }: Partial<ShellProps>) => (settings?.favicon ? assetUrl(settings.favicon) : 'data:,');

function setPolicies({ req, res }: DocumentContext, styles: readonly string[], shell: Partial<ShellProps>): void {
  const { protocol } = new URL(siteEnv().publicOrigin);
  const frameOrigins = shell.settings?.gameOrigins ?? [];
  const policy = contentSecurityPolicy({
    origin: `${protocol}//${req?.headers.host ?? ''}`,
    styles,
    frameOrigins,
  });
  res?.setHeader('Content-Security-Policy', policy);
  res?.setHeader('Permissions-Policy', permissionsPolicy(frameOrigins));
}
