import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import type { IntentState } from '@/hooks/useIntent';

type LostNoticeProps = {
  state: Extract<IntentState<unknown>, { phase: 'checking' | 'unknown' }>;
  onAsk: () => void;
};

/**
 * No answer came: what became of the change is not known yet, is being asked for, and can be asked for again. The
 * reference is known from the start: the receipt will carry it.
 */
export function LostNotice({ state: { phase, reference }, onAsk }: LostNoticeProps) {
  const t = useT();
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
