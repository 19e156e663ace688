import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { DEFAULT_LOCALE } from '@/config/locale';

/** Creates a tenant's file; null when its data could not be fetched. */
type Write = (context: GetServerSidePropsContext) => Promise<string | null>;

/** getServerSideProps of an address that answers with a plain file, only without a language prefix. */
export const plainPage =
  (type: string, write: Write): GetServerSideProps =>
  async (context) => {
    if (context.locale !== DEFAULT_LOCALE) return { notFound: true };
    const text = await write(context);
    const { res } = context;
    if (text === null) res.statusCode = 503;
    res.setHeader('Content-Type', type);
    res.end(text ?? '');
    return { props: {} };
  };
