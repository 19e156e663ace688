import { CircleAlert, CircleCheck, Clock, FileQuestion, Upload, type IconNode } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatInstantDay } from '@/domain/format/instant';
import { useT } from '@/hooks/useT';
import type { DocumentStatus, PlayerDocument } from '@/services/account/documents';
import { token } from '@/themes/token';

const Root = styled(Card)`
  h2 {
    margin-block-end: ${token('space-8')};
    font-size: 20px;
    line-height: 28px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
    padding-block: ${token('space-12')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  .what {
    flex: 1 1 220px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  .reason {
    margin-block-start: ${token('space-4')};
    font-size: 13px;
    line-height: 20px;
  }
  .status {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 3px 10px;
    border-radius: ${token('radius-pill')};
    font: 600 ${token('type-xs')} ${token('font-text')};
    background: ${token('surface2')};
    color: ${token('text-muted')};
  }
  .requested {
    background: ${token('warning-soft')};
    color: ${token('warning-text')};
  }
  .pending {
    background: ${token('info-soft')};
    color: ${token('info-text')};
  }
  .confirmed {
    background: ${token('success-soft')};
    color: ${token('success-text')};
  }
  .rejected {
    background: ${token('danger-soft')};
    color: ${token('danger-text')};
  }
`;

/** Sort order: documents the operator waits for first, settled ones last. */
const ORDER: readonly DocumentStatus[] = ['requested', 'rejected', 'pending', 'confirmed'];

const ICONS: Readonly<Record<DocumentStatus, IconNode>> = {
  requested: FileQuestion,
  rejected: CircleAlert,
  pending: Clock,
  confirmed: CircleCheck,
};

/** Whether the player has to send this document. */
const isWanted = ({ status }: PlayerDocument) => status === 'requested' || status === 'rejected';

type DocumentListProps = {
  documents: readonly PlayerDocument[];
  nameOf: (label: string) => string;
  /** Selects a document kind for upload; null hides the button. */
  onSend: ((label: string) => void) | null;
};

/** Requested and sent documents with their status and, if rejected, the reason (KYC-04). */
export function DocumentList({ documents, nameOf, onSend }: DocumentListProps) {
  const t = useT();
  const locale = useLocale();
  const sorted = [...documents].sort(
    (a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <Root as="section">
      <h2>{t('kyc.documents')}</h2>
      <ul>
        {sorted.map((document) => (
          <li key={document.id}>
            <div className="what">
              <b>
                <bdi>{nameOf(document.label)}</bdi>
              </b>
              <small>
                {document.fileName !== null && <bdi>{document.fileName} · </bdi>}
                {formatInstantDay(locale, document.createdAt)}
              </small>
              {document.reason !== null && (
                <p className="reason">
                  {t('kyc.reason')} <bdi>{document.reason}</bdi>
                </p>
              )}
            </div>
            <span className={`status ${document.status}`}>
              <Icon of={ICONS[document.status]} size={16} />
              {t(`kyc.status.${document.status}`)}
            </span>
            {onSend && isWanted(document) && (
              <Button
                look="outline"
                icon={<Icon of={Upload} />}
                aria-label={t(document.status === 'rejected' ? 'kyc.sendAgainNamed' : 'kyc.sendNamed', {
                  name: nameOf(document.label),
                })}
                onClick={() => onSend(document.label)}
              >
                {t(document.status === 'rejected' ? 'kyc.sendAgain' : 'kyc.sendThis')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
