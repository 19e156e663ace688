import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { referenceOf } from '@/domain/protection/reference';
import { useT } from '@/hooks/useT';
import type { LostWrite } from '@/hooks/useWrite';

type LostNoticeProps = {
  state: LostWrite;
  onAsk: () => void;
};

/**
 * No answer came, so the outcome is unknown: it is being retried, or can be retried. The reference is known from the
 * start, and the receipt will show the same one.
 */
export function LostNotice({ state: { phase, intent }, onAsk }: LostNoticeProps) {
  const t = useT();
  const reference = referenceOf(intent);
  const named = reference && <p>{t('protection.unknownReference', { reference })}</p>;
  if (phase === 'checking')
    return (
      <Notice>
        <p>{t('protection.checking')}</p>
        {named}
      </Notice>
    );
  return (
    <Notice tone="warning">
      <p>{t('protection.unknown')}</p>
      {named}
      <Button look="outline" onClick={onAsk}>
        {t('protection.askAgain')}
      </Button>
    </Notice>
  );
}
