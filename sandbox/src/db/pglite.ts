import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite';

/** drizzle reads times from the database's own text. */
const AS_TEXT = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE].map((type) => [type, (text: string) => text]),
);

const withoutParsers = ({ parsers: _, ...options }: QueryOptions = {}): QueryOptions => options;

/**
 * An embedded PostgreSQL in a folder, or `memory://`, for drizzle: that sends its parsers with each query, and PGlite then
 * copies all of its own, which takes as long as a small query. Here they stand from the start.
 */
export class EmbeddedDatabase extends PGlite {
  static async open(folder: string, snapshot?: Blob): Promise<EmbeddedDatabase> {
    const opened = new EmbeddedDatabase(folder, { loadDataDir: snapshot, parsers: AS_TEXT });
    await opened.waitReady;
    return opened;
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (inner: Transaction) => Promise<Result>) {
    return super.transaction((inner) =>
      work({
        ...inner,
        query: (text: string, values?: unknown[], options?: QueryOptions) =>
          inner.query(text, values, withoutParsers(options)),
      } as Transaction),
    );
  }
}
