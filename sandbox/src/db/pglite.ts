import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite';

/** drizzle reads times from the database's own text. */
const AS_TEXT = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE].map((type) => [type, (text: string) => text]),
);

/** A query's own parsers are ignored. */
const withoutParsers = ({ parsers: _, ...options }: QueryOptions = {}): QueryOptions => options;

/**
 * An embedded PostgreSQL for drizzle. That sends its parsers with every query, and PGlite then copies all its own, which
 * takes as long as a small query; here they are set once. The others it sends are for arrays of times and numerics, of
 * which there is no column.
 */
export class EmbeddedDatabase extends PGlite {
  /** Opens the database in a folder, or `memory://`; `snapshot` is a dump to start from. */
  static async open(folder: string, snapshot?: Blob): Promise<EmbeddedDatabase> {
    const opened = new EmbeddedDatabase(folder, { loadDataDir: snapshot, parsers: AS_TEXT });
    await opened.waitReady;
    return opened;
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (inner: Transaction) => Promise<Result>) {
    return super.transaction((inner) => {
      const ask = inner.query.bind(inner);
      const query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
        ask<Row>(text, values, withoutParsers(options));
      return work(Object.assign(inner, { query }));
    });
  }
}
