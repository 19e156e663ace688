import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { nameOfLabel } from '../../brands/brand/documentLabels';
import { type Tell } from '../mail/tell';
import { kycStatusOf } from './kycStatus';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { documents } from './schema';

export type DocumentRow = typeof documents.$inferSelect;

/** Storage limits per player: number of files, and total bytes. */
const MOST_FILES = 30;
const MOST_BYTES = 250 * 1024 * 1024;

/** The uploaded file of a document; `size` in bytes. */
export type SentFile = { fileName: string; mediaType: string; size: number; storedName: string };

/** A player's documents, oldest first. */
export const documentsOf = (db: Db, accountId: string): Promise<DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.accountId, accountId)).orderBy(asc(documents.createdAt), documents.id);

/** Derives a player's KYC status from the documents; called after every change of a document. */
async function followDocuments(db: Db, accountId: string): Promise<void> {
  const kycStatus = kycStatusOf(await documentsOf(db, accountId));
  await db.update(accounts).set({ kycStatus }).where(eq(accounts.id, accountId));
}

/** Whether a player may store `size` more bytes. */
export async function hasRoom(db: Db, accountId: string, size: number): Promise<boolean> {
  const [used] = await db
    .select({ files: sql<string>`count(*)`, bytes: sql<string>`coalesce(sum(${documents.size}), 0)` })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNotNull(documents.storedName)));
  return Number(used?.files ?? 0) < MOST_FILES && Number(used?.bytes ?? 0) + size <= MOST_BYTES;
}

/**
 * Stores an uploaded document as pending; it fulfils an open request of the same label if there is one. Null when the
 * player's storage is full. Locks the account row, so that concurrent uploads cannot both take the last space.
 */
export async function storeDocument(
  db: Db,
  { accountId, label, file, now }: { accountId: string; label: string; file: SentFile; now: Date },
): Promise<DocumentRow | null> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!(await hasRoom(db, accountId, file.size))) return null;
  const sent = { ...file, status: 'pending' as const, createdAt: now };
  const [asked] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), eq(documents.label, label), eq(documents.status, 'requested')))
    .orderBy(asc(documents.createdAt))
    .limit(1);
  const [row] = asked
    ? await db
        .update(documents)
        .set({ ...sent, reason: null })
        .where(eq(documents.id, asked.id))
        .returning()
    : await db
        .insert(documents)
        .values({ id: randomUUID(), accountId, label, ...sent })
        .returning();
  await followDocuments(db, accountId);
  return row!;
}

/** Requests a document from a player, with an optional reason. */
export async function askForDocument(
  db: Db,
  { accountId, label, reason, now }: { accountId: string; label: string; reason: string | null; now: Date },
): Promise<void> {
  await db
    .insert(documents)
    .values({ id: randomUUID(), accountId, label, status: 'requested', reason, createdAt: now });
  await followDocuments(db, accountId);
}

/**
 * Requests every confirmed kind of document again, because the data they prove has changed (onChangeResetKyc). The
 * player is not approved until they arrive.
 */
export async function askForDocumentsAgain(db: Db, accountId: string, reason: string, now: Date): Promise<void> {
  const confirmed = (await documentsOf(db, accountId)).filter(({ status }) => status === 'confirmed');
  for (const label of new Set(confirmed.map((document) => document.label))) {
    await askForDocument(db, { accountId, label, reason, now });
  }
}

/** Confirms a pending document, or rejects it with a reason; returns whether there was one. */
export async function judgeDocument(
  db: Db,
  {
    id,
    verdict,
    now,
    tell,
  }: { id: string; verdict: { rejectedBecause: string } | 'confirmed'; now: Date; tell?: Tell },
): Promise<boolean> {
  const changed =
    verdict === 'confirmed'
      ? { status: 'confirmed' as const, reason: null }
      : { status: 'rejected' as const, reason: verdict.rejectedBecause };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({ ...changed, judgedAt: now })
      .where(and(eq(documents.id, id), eq(documents.status, 'pending')))
      .returning({ accountId: documents.accountId, label: documents.label });
    if (!row) return false;
    await followDocuments(tx, row.accountId);
    await tell?.(tx, row.accountId, {
      kind: `document-${changed.status}`,
      path: '/profile/verify',
      values: (language) => ({ document: nameOfLabel(row.label, language), reason: changed.reason ?? '' }),
    });
    return true;
  });
}

export type OwnedDocument = DocumentRow & { brand: string; email: string };

const owned = (db: Db) =>
  db
    .select({ document: documents, brand: accounts.brand, email: accounts.email })
    .from(documents)
    .innerJoin(accounts, eq(accounts.id, documents.accountId));

const together = ({ document, ...owner }: { document: DocumentRow; brand: string; email: string }): OwnedDocument => ({
  ...document,
  ...owner,
});

/** The documents of all players, pending ones first, then newest first; at most `limit`. */
export const latestDocuments = async (db: Db, limit: number): Promise<OwnedDocument[]> =>
  (
    await owned(db)
      .orderBy(sql`${documents.status} = 'pending' desc`, desc(documents.createdAt), documents.id)
      .limit(limit)
  ).map(together);

/** The document with this id, or null if there is none with a file. */
export async function sentDocument(db: Db, id: string): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.storedName)));
  return row ?? null;
}

/** Stored names of all files that documents refer to. */
export const storedNames = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.select({ name: documents.storedName }).from(documents)).flatMap(({ name }) => name ?? []));
