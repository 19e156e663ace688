import Head from 'next/head';
import { pictureUrl } from '@/config/endpoints/pictureUrl';
import { DEFAULT_LOCALE } from '@/config/locale';
import { CANONICAL } from '@/config/pages/writtenPages';
import { localised } from '@/domain/links/localised';
import { useSiteDescription } from '@/hooks/told/useSiteDescription';
import { useShell } from '../ShellContext';

/**
 * The head elements of every page: canonical address (OP-017), alternates in every offered language (OP-003), brand and
 * image for link previews. Pages that do not exist, and pages that are shown in English because their language is not
 * offered, get noindex instead (OP-001). The page's own elements (PageHead) come later and override these by key.
 */
export function AddressHead() {
  const description = useSiteDescription();
  const { settings, locale, languages, origin, address, indexed } = useShell();
  const { brandName, imageOrigins } = settings;
  const logo = pictureUrl(settings.logo, imageOrigins);
  const first = CANONICAL[address ?? '/'] ?? address ?? '/';
  const addressIn = (code: string) => origin + localised(first, code);
  const listed = indexed && address !== null;
  return (
    <Head>
      <meta key="description" name="description" content={description} />
      <meta key="og:site_name" property="og:site_name" content={brandName} />
      <meta key="og:type" property="og:type" content="website" />
      {logo && <meta key="og:image" property="og:image" content={new URL(logo, origin).href} />}
      {!listed && <meta key="robots" name="robots" content="noindex" />}
      {listed && <meta key="og:url" property="og:url" content={addressIn(locale.code)} />}
      {listed && <link key="canonical" rel="canonical" href={addressIn(locale.code)} />}
      {listed &&
        languages.map(({ code, tag }) => (
          <link key={`in-${code}`} rel="alternate" hrefLang={tag} href={addressIn(code)} />
        ))}
      {listed && <link key="in-any" rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />}
    </Head>
  );
}
