import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { SAMPLES } from '../accounts/samples';
import { type DocumentLabelId } from '../brand/documentLabels';
import { type Db } from './database';
import { accounts, documents, seeds } from './schema';

const DOCUMENTS_PART = 'documents';

type SampleDocument = { label: DocumentLabelId; status: 'confirmed' | 'rejected'; reason: string | null };

/** What stands behind the verification of sample accounts, by their situation. Nobody ever sent a file for these. */
const DOCUMENTS: Readonly<Record<string, readonly SampleDocument[]>> = {
  approved: [
    { label: 'passport', status: 'confirmed', reason: null },
    { label: 'proof-of-address', status: 'confirmed', reason: null },
  ],
  rejected: [{ label: 'passport', status: 'rejected', reason: 'The photo is blurred. Please take it in daylight.' }],
};

/** Gives the sample accounts the documents that their verification comes from, once; they must have been made. */
export async function seedDocuments(db: Db, now: Date): Promise<void> {
  const [seeded] = await db.select().from(seeds).where(eq(seeds.part, DOCUMENTS_PART));
  if (seeded) return;
  const samples = new Map(SAMPLES.map(({ email, situation }) => [email, DOCUMENTS[situation] ?? []]));
  const rows = await db
    .select({ accountId: accounts.id, email: accounts.uniqueKey })
    .from(accounts)
    .where(inArray(accounts.uniqueKey, [...samples.keys()]));
  const values = rows.flatMap(({ accountId, email }) =>
    (samples.get(email) ?? []).map((document) => ({
      ...{ id: randomUUID(), accountId, createdAt: now, judgedAt: now },
      ...document,
    })),
  );
  await db.transaction(async (tx) => {
    if (values.length > 0) await tx.insert(documents).values(values);
    await tx.insert(seeds).values({ part: DOCUMENTS_PART, contentHash: '', seededAt: now });
  });
}
