import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ASK_CONSENT } from '@/config/consent';
import { useSettings } from '@/hooks/useSettings';
import { watchStored } from '@/services/browser/storage';
import { answerConsent, consentNow } from '@/services/browser/visitor';
import { latePart } from '../late/latePart';
import { AT_CASHIER } from './undisturbed';

const ConsentBanner = latePart({
  texts: ['consent'],
  load: async () => (await import('@/components/site/consent/ConsentBanner')).ConsentBanner,
});

const answerNow = () => consentNow(Date.now());

/**
 * Asks for consent until there is an answer, but not at the cashier, and again when the footer's button is pressed
 * (OP-107, decision 9).
 * `asked`: it was pressed before this component loaded.
 */
export function ConsentGate({ asked = false }: { asked?: boolean }) {
  const { consentRequired } = useSettings();
  const isDue = !AT_CASHIER.includes(useRouter().pathname);
  const answer = useSyncExternalStore(watchStored, answerNow);
  const [again, setAgain] = useState(asked);
  useEffect(() => {
    const ask = () => setAgain(true);
    window.addEventListener(ASK_CONSENT, ask);
    return () => window.removeEventListener(ASK_CONSENT, ask);
  }, []);
  if (!consentRequired || !(again || (answer === null && isDue))) return null;
  return (
    <ConsentBanner
      present={answer}
      onAnswer={(consent) => {
        setAgain(false);
        answerConsent(consent, Date.now());
      }}
    />
  );
}
