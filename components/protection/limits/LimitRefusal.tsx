import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { errorKey } from '@/domain/errors/errorKeys';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import { refusalWords } from '../parts/refusalWords';

/** Refusals that only support can resolve. */
const FOR_SUPPORT: readonly string[] = ['betLimitError.BET_LIMIT_LOCKED', 'betLimitError.SUPPORT_ONLY'];

/** Why a limit was not changed, with a link to support where that can help (LIM-06). */
export function LimitRefusal({ error }: { error: CallError }) {
  const t = useT();
  const urlOf = usePageUrl();
  const key = errorKey('bet', error.code);
  if (!FOR_SUPPORT.includes(key)) return <Notice tone="danger">{refusalWords(error, t)}</Notice>;
  return (
    <Notice tone="danger">
      {t(key)} <SiteLink href={urlOf('contacts')}>{t('protection.contact')}</SiteLink>
    </Notice>
  );
}
