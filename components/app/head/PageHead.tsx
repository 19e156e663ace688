import Head from 'next/head';
import { assetUrl } from '@/config/endpoints/endpoints';
import { PageBar } from './PageBar';
import { useShell } from '../ShellContext';

type PageHeadProps = {
  /** What stands before the brand's name; the name alone without it. */
  title?: string;
  /** Without it, what the brand says of itself. */
  description?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** Path of a picture below the assets address; without it, the brand's logo. */
  image?: string | null;
};

/**
 * What a page says of itself to search engines and link previews (AddressHead says the rest), and its name at the top of a
 * phone.
 */
export function PageHead({ title, description, index = true, image }: PageHeadProps) {
  const { settings, origin } = useShell();
  const fullTitle = title ? `${title} · ${settings.brandName}` : settings.brandName;
  const head = (
    <Head>
      <title>{fullTitle}</title>
      <meta key="og:title" property="og:title" content={fullTitle} />
      {description && <meta key="description" name="description" content={description} />}
      {description && <meta key="og:description" property="og:description" content={description} />}
      {image && <meta key="og:image" property="og:image" content={origin + assetUrl(image)} />}
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
