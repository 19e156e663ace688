import Head from 'next/head';
import { pictureUrl } from '@/config/endpoints/pictureUrl';
import { PageBar } from './PageBar';
import { useShell } from '../ShellContext';

type PageHeadProps = {
  /** Precedes the brand's name; without it, only the brand's name. */
  title?: string;
  /** Default: the brand's description. */
  description?: string;
  /** False adds noindex. */
  index?: boolean;
  /** Image as the backend names it; default: the brand's logo. */
  image?: string | null;
};

/** Metadata of a page for search engines and link previews (see also AddressHead), and a phone's title bar. */
export function PageHead({ title, description, index = true, image }: PageHeadProps) {
  const { settings, origin } = useShell();
  const url = pictureUrl(image, settings.imageOrigins);
  const fullTitle = title ? `${title} · ${settings.brandName}` : settings.brandName;
  const head = (
    <Head>
      <title>{fullTitle}</title>
      <meta key="og:title" property="og:title" content={fullTitle} />
      {description && <meta key="description" name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {url && <meta key="og:image" property="og:image" content={new URL(url, origin).href} />}
      {!index && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
  return (
    <>
      {head}
      {title && <PageBar title={title} />}
    </>
  );
}
