import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Proof, ProofKind } from '@/domain/account/security/security';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useConfirmIdentityMutation, usePasskeyChallengeMutation } from '@/services/account/security';
import { SecondStep } from './SecondStep';

/** What the dialog is given by StepUp. */
export type ProofDialogProps = { methods: readonly ProofKind[]; onDone: (proved: boolean) => void };

/** Asks a signed-in player for a proof, before something the operator guards. */
export function ProofDialog({ methods, onDone }: ProofDialogProps) {
  const t = useT();
  const problemOf = useFormProblem();
  const [confirm] = useConfirmIdentityMutation();
  const [challenge] = usePasskeyChallengeMutation();
  const send = async (proof: Proof, intent: string) => {
    const { error } = await confirm({ proof, intent });
    if (error) return problemOf(error);
    onDone(true);
    return null;
  };
  return (
    <Dialog open title={t('secondStep.confirmTitle')} onClose={() => onDone(false)}>
      <SecondStep
        methods={methods}
        submit={t('secondStep.confirm')}
        challenge={async () => (await challenge({ signedIn: true })).data ?? null}
        send={send}
      />
    </Dialog>
  );
}
