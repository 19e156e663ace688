import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { DEFAULT_LOCALE } from '@/config/locale';

/** A file that is written anew for each tenant; null when what it needs could not be had. */
type Write = (context: GetServerSidePropsContext) => Promise<string | null>;

/** getServerSideProps of an address that answers with a file and no page. Only the address without language has it. */
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
