import { FileCheck2 } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Loading } from '@/components/ui/feedback/Loading';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { isTooEarly, maySend } from '@/domain/account/documents';
import { isKycApproved } from '@/domain/account/player/user';
import { useAuth } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { useDocumentLabelsQuery, useDocumentsQuery } from '@/services/account/documents';
import { DocumentList } from './DocumentList';
import { EmailCard } from './EmailCard';
import { UploadForm } from './UploadForm';
import { useUpload } from './useUpload';

const POLL_MS = 30_000;

/**
 * The player's identity documents (P-19, KYC-01…04): the list and the upload form. No requests without a token. The
 * operator may accept none before a first deposit (CONF-13).
 */
export function Verification() {
  const t = useT();
  const urlOf = usePageUrl();
  const { allowKYCBeforeDeposit } = useSettings();
  const { user, depositCount } = useAuth();
  const skip = useToken() === null;
  // A decision comes while the page stands, and is told by the inbox too.
  const documents = useDocumentsQuery(undefined, { skip, refetchOnMountOrArgChange: true, pollingInterval: POLL_MS });
  const labels = useDocumentLabelsQuery(undefined, { skip });
  const [label, setLabel] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  if (!user) return null;

  const failed = (documents.isError && !documents.data) || (labels.isError && !labels.data);
  if (failed && !documents.isFetching && !labels.isFetching) {
    const retry = () => {
      if (documents.isError) void documents.refetch();
      if (labels.isError) void labels.refetch();
    };
    return <ErrorState title={t('ui.loadingError')} text={t('kyc.error.loading')} onRetry={retry} />;
  }
  if (!documents.data || !labels.data) return <Loading />;

  const approved = isKycApproved(user);
  const tooEarly = isTooEarly(allowKYCBeforeDeposit, depositCount);
  const wanted = documents.data.some(({ status }) => status === 'requested');
  const mayUpload = labels.data.length > 0 && maySend({ tooEarly, approved, wanted });
  const nameOf = (id: string) => labels.data?.find((known) => known.id === id)?.name ?? id;
  const sendKind = (id: string) => {
    setLabel(id);
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {approved && <Notice tone="success">{t('kyc.approved')}</Notice>}
      {tooEarly && (
        <Notice>
          {t('kyc.depositFirst')} <SiteLink href={urlOf('deposit')}>{t('kyc.toDeposit')}</SiteLink>
        </Notice>
      )}
      {documents.data.length > 0 ? (
        <DocumentList documents={documents.data} nameOf={nameOf} onSend={mayUpload ? sendKind : null} />
      ) : (
        <EmptyState icon={<Icon of={FileCheck2} size={24} />} title={t('kyc.empty')} />
      )}
      {mayUpload && <UploadForm labels={labels.data} upload={upload} label={label} onLabel={setLabel} input={input} />}
      {user.isEmailVerified === false && <EmailCard email={user.email} />}
    </>
  );
}
