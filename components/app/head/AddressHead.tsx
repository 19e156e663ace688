import Head from 'next/head';
import { assetUrl } from '@/config/endpoints/endpoints';
import { DEFAULT_LOCALE } from '@/config/locale';
import { TWINS } from '@/config/pages/writtenPages';
import { localised } from '@/domain/links/localised';
import { useT } from '@/hooks/useT';
import { useShell } from '../ShellContext';

/**
 * What the head of every page says by itself: its first address (OP-017) and the same page in every offered language (OP-003),
 * brand and picture for link previews. An address that no page answers, and one that answers in English for a language
 * that is not offered, is kept out of search engines instead (OP-001). What a page says itself (PageHead) comes later
 * and wins, key by key.
 */
export function AddressHead() {
  const t = useT();
  const { settings, locale, languages, origin, address, indexed } = useShell();
  const { brandName, logo } = settings;
  const first = TWINS[address ?? '/'] ?? address ?? '/';
  const addressIn = (code: string) => origin + localised(first, code);
  const listed = indexed && address !== null;
  return (
    <Head>
      <meta key="description" name="description" content={t('shell.description', { brand: brandName })} />
      <meta key="og:site_name" property="og:site_name" content={brandName} />
      <meta key="og:type" property="og:type" content="website" />
      {logo && <meta key="og:image" property="og:image" content={origin + assetUrl(logo)} />}
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
