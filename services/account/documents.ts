import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { api, USER_TAG } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { bag, Malformed, oneOf, rowsOf, text } from '@/services/http/parse';

/** How far a document is (spec §4). */
const DOCUMENT_STATUSES = ['requested', 'pending', 'confirmed', 'rejected'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A document that was asked for or sent. */
export type PlayerDocument = {
  id: string;
  /** The id of its kind. */
  label: string;
  status: DocumentStatus;
  /** Why it was rejected, in the operator's words. */
  reason: string | null;
  fileName: string | null;
  /** ISO 8601; '' when the backend says none. */
  createdAt: string;
};

/** A kind of document, in the player's language. */
export type DocumentLabel = { id: string; name: string; description: string | null };

/** A document of a status nobody named counts as pending: somebody is to decide on it. */
function toDocument(wire: unknown): PlayerDocument | null {
  const { id, label, status, reason, fileName, createdAt } = bag(wire);
  const key = text(id);
  return key === null
    ? null
    : {
        id: key,
        label: text(label) ?? '',
        status: oneOf(DOCUMENT_STATUSES, status, 'pending'),
        reason: text(reason),
        fileName: text(fileName),
        createdAt: text(createdAt) ?? '',
      };
}

function toLabel(wire: unknown): DocumentLabel | null {
  const { id, name, description } = bag(wire);
  const key = text(id);
  return key === null ? null : { id: key, name: text(name) ?? key, description: text(description) };
}

/** How long an upload may stand still: without a byte sent or an answer, it is given up. */
const STILL_MS = 30_000;
/** How long it may take in all: 25 MB over 0.5 Mbit/s take seven minutes. */
const LONGEST_MS = 15 * 60_000;

export type Upload = {
  label: string;
  file: File;
  /** The idempotency key: one per file and kind, the same when it is tried again. */
  intent: string;
  /** Told the share that is on its way, 0 to 1. */
  onSent: (share: number) => void;
  /** The player's own way to stop it. */
  signal: AbortSignal;
};

/**
 * Sends a document (KYC-03); resolves with it as the backend has it, pending. Rejects as every call does: after a
 * NetworkFailure nobody knows whether it arrived, and the same intent may be sent again.
 */
export async function sendDocument(http: HttpCall, { label, file, intent, onSent, signal }: Upload) {
  const form = new FormData();
  form.append('label', label);
  form.append('file', file, file.name);
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  let still = setTimeout(stop, STILL_MS);
  signal.addEventListener('abort', stop);
  try {
    const wire = await http({
      ...call(ACCOUNT_ENDPOINTS.uploadDocument),
      form,
      needsToken: true,
      idempotencyKey: intent,
      timeoutMs: LONGEST_MS,
      signal: stopped.signal,
      onSent: (share) => {
        clearTimeout(still);
        still = setTimeout(stop, STILL_MS);
        onSent(share);
      },
    });
    const document = toDocument(bag(bag(wire).data).document);
    if (!document) throw new Malformed('The answer holds no document');
    return document;
  } finally {
    clearTimeout(still);
    signal.removeEventListener('abort', stop);
  }
}

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The documents asked for and sent, only with a token (KYC-02). */
    documents: build.query<PlayerDocument[], void>({
      query: () => ({
        ...call(ACCOUNT_ENDPOINTS.documents),
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).documents, toDocument),
      }),
      providesTags: [USER_TAG],
    }),
    /** The kinds of documents, only with a token (KYC-02). */
    documentLabels: build.query<DocumentLabel[], void>({
      query: () => ({
        ...call(ACCOUNT_ENDPOINTS.documentLabels),
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).labels, toLabel),
      }),
      providesTags: [USER_TAG],
    }),
  }),
});

/** Puts a document into the list as it is known here. */
export const putDocument = (document: PlayerDocument) =>
  documentsApi.util.updateQueryData('documents', undefined, (documents) => [
    document,
    ...documents.filter(({ id }) => id !== document.id),
  ]);

export const { documents: documentsEndpoint, documentLabels: documentLabelsEndpoint } = documentsApi.endpoints;
export const { useDocumentsQuery, useDocumentLabelsQuery } = documentsApi;
