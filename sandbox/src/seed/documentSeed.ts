import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { SAMPLES } from './samples';
import { type DocumentLabelId } from '../brands/brand/documentLabels';
import { type Db } from '../db/database';
import { accounts } from '../casino/accounts/store/schema';
import { documents } from '../casino/documents/schema';
import { seeds } from '../db/schema';

const DOCUMENTS_PART = 'documents';

type SampleDocument = { label: DocumentLabelId; status: 'confirmed' | 'rejected'; reason: string | null };

const CONFIRMED: readonly SampleDocument[] = [
  { label: 'passport', status: 'confirmed', reason: null },
  { label: 'proof-of-address', status: 'confirmed', reason: null },
];

/** The documents behind a sample account's verification, by situation. No files exist for these. */
const DOCUMENTS: Readonly<Record<string, readonly SampleDocument[]>> = {
  approved: CONFIRMED,
  depositor: CONFIRMED,
  player: CONFIRMED,
  bonus: CONFIRMED,
  rejected: [{ label: 'passport', status: 'rejected', reason: 'The photo is blurred. Please take it in daylight.' }],
};

/**
 * Gives the sample accounts the documents behind their verification status, once; the accounts must exist. Accounts
 * that already have documents are left unchanged.
 */
export async function seedDocuments(db: Db, now: Date): Promise<void> {
  const contentHash = createHash('sha256').update(JSON.stringify(DOCUMENTS)).digest('base64url');
  const [seeded] = await db.select().from(seeds).where(eq(seeds.part, DOCUMENTS_PART));
  if (seeded?.contentHash === contentHash) return;
  const samples = new Map(SAMPLES.map(({ email, situation }) => [email, DOCUMENTS[situation] ?? []]));
  const rows = await db
    .select({ accountId: accounts.id, email: accounts.uniqueKey })
    .from(accounts)
    .leftJoin(documents, eq(documents.accountId, accounts.id))
    .where(and(inArray(accounts.uniqueKey, [...samples.keys()]), isNull(documents.id)));
  const values = rows.flatMap(({ accountId, email }) =>
    (samples.get(email) ?? []).map((document) => ({
      id: randomUUID(),
      accountId,
      createdAt: now,
      judgedAt: now,
      ...document,
    })),
  );
  await db.transaction(async (tx) => {
    if (values.length > 0) await tx.insert(documents).values(values);
    await tx
      .insert(seeds)
      .values({ part: DOCUMENTS_PART, contentHash, seededAt: now })
      .onConflictDoUpdate({ target: seeds.part, set: { contentHash, seededAt: now } });
  });
}
