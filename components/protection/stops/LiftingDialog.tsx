import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { formSchema, textRule } from '@/hooks/accountSchema';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useRequestLiftingMutation } from '@/services/protection/exclusion';

const NOTHING = { reason: '' };

/** Asks why the exclusion should be lifted, and sends the request. */
export function LiftingDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const problemOf = useFormProblem();
  const [request] = useRequestLiftingMutation();
  const submit = async ({ reason }: typeof NOTHING, intent: string) => {
    const { error } = await request({ reason: reason.trim(), intent });
    if (error) return problemOf(error);
    onClose();
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={t('protection.lifting.question')}>
      <Form<typeof NOTHING>
        label={t('protection.lifting.question')}
        initialValues={NOTHING}
        schema={formSchema({ reason: textRule() })}
        onSubmit={submit}
      >
        <p>{t('protection.lifting.what')}</p>
        <TextField required name="reason" label={t('protection.lifting.reason')} />
        <SubmitButton>{t('protection.lifting.send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
