import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { typeByName } from '@/domain/account/documents';
import { labelsIn } from '../../brands/brand/documentLabels';
import { takeAttempt } from '../accounts/store/attempts';
import { type DocumentRow, documentsOf, hasRoom, storeDocument } from './documentStore';
import { documentFileFault } from './inspect';
import { totalsOf } from '../ledger/totals';
import { type DocumentsContext } from './context';
import { languageCode } from '../../http/language';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { refusalIn } from '../accounts/fields/refusals';
import { readUpload, type Upload, UPLOAD_LIMITS } from './upload';

/** Inspecting files is expensive, so uploads per player and hour are limited, whatever their outcome. */
const UPLOADS = { kind: 'upload-account', most: 60, windowMs: 3_600_000 };

type DocumentWire = AnswerOf<'uploadDocument'>['data']['document'];

const documentWire = ({ id, label, status, reason, fileName, createdAt }: DocumentRow): DocumentWire => ({
  id,
  label,
  status,
  reason,
  fileName,
  createdAt: createdAt.toISOString(),
});

const overQuota = (request: FastifyRequest, waitMs = 0) =>
  refusalIn(request, 409, 'UPLOAD_QUOTA', 'uploadQuota', waitMs > 0 ? { waitSeconds: Math.ceil(waitMs / 1_000) } : {});

/** GET documents and document-labels, POST upload-document: the player's KYC documents (KYC-02 to KYC-04). */
export function documentRoutes(app: FastifyInstance, context: DocumentsContext): void {
  const { db, clock, brandAt, documentFiles: files } = context;

  serve(app, 'documents', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: { documents: (await documentsOf(db, account.id)).map(documentWire) } };
  });

  serve(app, 'documentLabels', async ({ request }) => {
    await playerOf(request, context);
    const { documentLabels } = brandAt(request.host);
    return { data: { labels: labelsIn(documentLabels, languageCode(request.headers['accept-language'])) } };
  });

  /** Runs before the body is read, so that a refused upload is not transferred first. */
  async function refuseBefore(request: FastifyRequest, accountId: string): Promise<void> {
    const { allowKYCBeforeDeposit } = brandAt(request.host).settings;
    if (allowKYCBeforeDeposit === false && (await totalsOf(db, accountId)).depositCount === 0) {
      throw refusalIn(request, 409, 'DEPOSIT_REQUIRED', 'depositFirst');
    }
    const waitMs = await takeAttempt(db, UPLOADS, accountId, clock.now());
    if (waitMs > 0) throw overQuota(request, waitMs);
    if (!(await hasRoom(db, accountId, 0))) throw overQuota(request);
  }

  /** File name, media type and content must agree (VAL-36), and the label must be one of the brand's. */
  async function refuseWrong(request: FastifyRequest, { label, fileName, mediaType, file }: Upload): Promise<void> {
    if (!brandAt(request.host).documentLabels.some((one) => one === label)) {
      throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { label: 'must be one of document-labels' });
    }
    const type = typeByName(fileName, mediaType);
    if (type === null) throw refusalIn(request, 422, 'FILE_TYPE', 'fileType');
    const fault = await documentFileFault(files.incoming(file.name), type);
    if (fault === null) return;
    request.log.info({ fault }, 'upload refused');
    throw refusalIn(request, 422, 'FILE_TYPE', fault === 'another kind of file' ? 'fileType' : 'fileBroken');
  }

  async function upload(request: FastifyRequest): Promise<DocumentWire> {
    const { account } = await playerOf(request, context);
    await refuseBefore(request, account.id);
    const sent = await readUpload(request, files);
    const { label, fileName, mediaType, file } = sent;
    try {
      await refuseWrong(request, sent);
      const now = clock.now();
      const body = { account: account.id, label, fileName, mediaType, sha256: file.sha256 };
      return await onceByKey({ db, operation: 'uploadDocument', request, now, body }, async (tx) => {
        const stored = { fileName, mediaType, size: file.size, storedName: file.name };
        const row = await storeDocument(tx, { accountId: account.id, label, file: stored, now });
        if (!row) throw overQuota(request);
        // Last, so that no row refers to a missing file; a file without a row is deleted at the next start.
        await files.keep(file.name);
        return documentWire(row);
      });
    } finally {
      await files.discard(file.name);
    }
  }

  // Multipart is parsed in this scope only; elsewhere such a body is refused like any non-JSON body.
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: UPLOAD_LIMITS, throwFileSizeLimit: false });
    serve(scope, 'uploadDocument', async ({ request }) => ({ data: { document: await upload(request) } }));
  });
}
