import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { proofsIn, type ProofKind } from '@/domain/account/security/security';
import { onStepUp } from '@/services/http/stepUp';
import type { ProofDialogProps } from './ProofDialog';

type Asked = { methods: readonly ProofKind[]; answer: (proved: boolean) => void };

/**
 * Asks for a proof when a call of the page answers STEP_UP_REQUIRED; the call is then made again by itself
 * (services/http/stepUp.ts). `Ask`, the dialog, loads when it is first needed.
 */
export function StepUp({ Ask }: { Ask: ComponentType<ProofDialogProps> }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const open = new Set<(proved: boolean) => void>();
    const forget = onStepUp((details) => {
      const methods = proofsIn(details);
      if (methods.length === 0) return Promise.resolve(false);
      return new Promise((resolve) => {
        const answer = (proved: boolean) => {
          open.delete(answer);
          setAsked((now) => (now?.answer === answer ? null : now));
          resolve(proved);
        };
        for (const earlier of open) earlier(false);
        open.add(answer);
        setAsked({ methods, answer });
      });
    });
    return () => {
      forget();
      for (const answer of open) answer(false);
    };
  }, []);
  return (
    asked && (
      <Suspense fallback={null}>
        <Ask methods={asked.methods} onDone={asked.answer} />
      </Suspense>
    )
  );
}
