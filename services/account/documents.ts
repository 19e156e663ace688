import { ACCOUNT_ENDPOINTS } from '@/config/endpoints/account';
import { api, USER_TAG } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { bag, Malformed, oneOf, rowsOf, text, toId } from '@/services/http/parse';

/** The states of a document (spec §4). */
const DOCUMENT_STATUSES = ['requested', 'pending', 'confirmed', 'rejected'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A document that was requested or uploaded. */
export type PlayerDocument = {
  id: string;
  /** The id of a DocumentLabel. */
  label: string;
  status: DocumentStatus;
  /** The operator's reason for a rejection. */
  reason: string | null;
  fileName: string | null;
  /** ISO 8601; empty when the backend sends none. */
  createdAt: string;
};

/** A type of document; name and description are in the player's language. */
export type DocumentLabel = { id: string; name: string; description: string | null };

/** An unknown status counts as pending: a decision is still outstanding. */
function toDocument(wire: unknown): PlayerDocument | null {
  const { id, label, status, reason, fileName, createdAt } = bag(wire);
  const key = toId(id);
  return key === null
    ? null
    : {
        id: key,
        label: toId(label) ?? '',
        status: oneOf(DOCUMENT_STATUSES, status, 'pending'),
        reason: text(reason),
        fileName: text(fileName),
        createdAt: text(createdAt) ?? '',
      };
}

function toLabel(wire: unknown): DocumentLabel | null {
  const { id, name, description } = bag(wire);
  const key = toId(id);
  return key === null ? null : { id: key, name: text(name) ?? key, description: text(description) };
}

export type Upload = {
  label: string;
  file: File;
  /** The idempotency key: one per file and label, reused on retry. */
  intent: string;
  /** Called with the share sent so far, 0 to 1. */
  onSent: (share: number) => void;
  /** Aborted when the player cancels. */
  signal: AbortSignal;
};

/**
 * Uploads a document (KYC-03); resolves with the backend's entry, which is pending. Rejects as every call does: after a
 * NetworkFailure the outcome is unknown, and the same intent may be sent again.
 */
export async function sendDocument(http: HttpCall, { label, file, intent, onSent, signal }: Upload) {
  const form = new FormData();
  form.append('label', label);
  form.append('file', file, file.name);
  const wire = await http({
    ...call(ACCOUNT_ENDPOINTS.uploadDocument),
    form,
    needsToken: true,
    idempotencyKey: intent,
    large: true,
    signal,
    onSent,
  });
  const document = toDocument(bag(bag(wire).data).document);
  if (!document) throw new Malformed('The answer holds no document');
  return document;
}

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Requested and uploaded documents; needs a token (KYC-02). */
    documents: build.query<PlayerDocument[], void>({
      query: () => ({
        ...call(ACCOUNT_ENDPOINTS.documents),
        needsToken: true,
        read: (wire) => rowsOf(bag(bag(wire).data).documents, toDocument),
      }),
      providesTags: [USER_TAG],
    }),
    /** The types of documents; needs a token (KYC-02). */
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

/** Adds a document to the front of the cached list, or replaces it. */
export const putDocument = (document: PlayerDocument) =>
  documentsApi.util.updateQueryData('documents', undefined, (documents) => [
    document,
    ...documents.filter(({ id }) => id !== document.id),
  ]);

export const { documents: documentsEndpoint, documentLabels: documentLabelsEndpoint } = documentsApi.endpoints;
export const { useDocumentsQuery, useDocumentLabelsQuery } = documentsApi;
