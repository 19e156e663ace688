import { ErrorState } from '@/components/ui/feedback/StateBlock';
import type { NextStep } from '@/domain/cashier/deposit/deposit';
import { paymentUrl } from '@/domain/cashier/methods/paymentUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { OwnCardForm } from './OwnCardForm';
import { PaymentFrame } from './PaymentFrame';
import { ToBank } from './ToBank';

type NextStepViewProps = { step: NextStep; onDone: () => void };

/**
 * The player's next step at the provider: in its frame, on its page or, with the setting ownCardForm, in the casino's
 * own card form, which posts to the provider. URLs of origins missing from the setting paymentOrigins are not opened.
 */
export function NextStepView({ step: { kind, url, cardUrl }, onDone }: NextStepViewProps) {
  const t = useT();
  const { paymentOrigins, ownCardForm } = useSettings();
  const target = paymentUrl(url, paymentOrigins);
  const card = ownCardForm && cardUrl !== null ? paymentUrl(cardUrl, paymentOrigins) : null;
  if (!target) return <ErrorState title={t('deposit.notLed')} text={t('deposit.notLedText')} />;
  if (kind === 'redirect') return <ToBank target={target} />;
  if (card) return <OwnCardForm cardUrl={card} onDone={onDone} />;
  return <PaymentFrame url={target} onDone={onDone} />;
}
