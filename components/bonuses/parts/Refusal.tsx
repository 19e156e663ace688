import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SupportReference } from '@/components/ui/feedback/SupportReference';
import type { Offer, UserBonus } from '@/domain/bonuses/offer';
import { closedBy } from '@/domain/bonuses/standing';
import { backendSentence, errorKey } from '@/domain/errors/errorKeys';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import { bag, text } from '@/services/http/parse';
import { useRefusalWords } from './useRefusalWords';

type RefusalProps = {
  error: CallError;
  /** The bonus that was asked for, where it is known. */
  bonus: Offer | UserBonus | null;
};

/**
 * Why a bonus was refused, in the site's own words with the backend's figures (ERR-15 to ERR-29, OP-095); in the
 * backend's words where there are none here.
 */
export function Refusal({ error, bonus }: RefusalProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { key, figures } = useRefusalWords(error, bonus);
  const isForGood = closedBy({ code: error.code ?? '', details: error.details }).when === 'never';
  const needsDeposit = !isForGood && (key === 'bonusError.DEPOSIT_REQUIRED' || key === 'bonusError.DEPOSITS_NUMBER');
  return (
    <Notice tone={key === 'bonusError.ADD_TO_CALENDAR' ? 'info' : 'danger'}>
      <p>{backendSentence('bonus', error) ?? t(key)}</p>
      <SupportReference id={error.requestId} />
      {key === 'bonusError.COUPON_NOT_APPLIED' && <CouponReason details={error.details} />}
      {figures.map((figure) => (
        <p key={figure}>{figure}</p>
      ))}
      {key === 'bonusError.REQUIRED_EMAIL_VERIFICATION' && (
        <Button onClick={() => openModal('verify-email')}>{t('bonus.verifyEmail')}</Button>
      )}
      {needsDeposit && <ButtonLink href={urlOf('deposit')}>{t('bonus.toDeposit')}</ButtonLink>}
      {key === 'bonusError.ADD_TO_CALENDAR' && (
        <ButtonLink href={urlOf('cashback')}>{t('bonus.toCalendar')}</ButtonLink>
      )}
      {key === 'bonusError.UNIFIED_ERROR' && <ButtonLink href={urlOf('contacts')}>{t('bonus.toSupport')}</ButtonLink>}
    </Notice>
  );
}

/** Which rule of its bonus speaks against a coupon, where the backend names one that has words here (E18). */
function CouponReason({ details }: { details: unknown }) {
  const t = useT();
  const key = errorKey('bonus', text(bag(details).reason));
  return key !== 'bonusError.other' && key !== 'general.somethingWrong' && <p>{t(key)}</p>;
}
