import { KeyRound } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Form } from '@/components/ui/form/Form';
import { PasswordField } from '@/components/ui/form/PasswordField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import { Icon } from '@/components/ui/pictures/Icon';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import type { Proof, ProofKind } from '@/domain/account/security/security';
import { formSchema, givenRule } from '@/hooks/accountSchema';
import { useT } from '@/hooks/useT';
import { askPasskey, knowsPasskeys } from '@/services/browser/passkey';
import { token } from '@/themes/token';
import { CodeField, readCode } from './CodeField';

const Root = styled.div`
  display: grid;
  gap: ${token('space-16')};

  > p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space-4')} ${token('space-12')};
  }
`;

const EMPTY = { value: '' };
const SCHEMA = formSchema({ value: givenRule() });

type SecondStepProps = {
  methods: readonly ProofKind[];
  submit: string;
  /** Options for the browser to use a passkey; null when they cannot be had. */
  challenge: () => Promise<object | null>;
  /** Sends the proof; null once it was accepted. */
  send: (proof: Proof, intent: string) => Promise<FormProblem | null>;
};

/** Asks for one proof of who the player is, with the others a press away. */
export function SecondStep({ methods, submit, challenge, send }: SecondStepProps) {
  const t = useT();
  const offered = methods.filter((kind) => kind !== 'passkey' || knowsPasskeys());
  const [chosen, choose] = useState<ProofKind | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const way = chosen ?? offered[0] ?? null;
  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const options = await challenge();
      const passkey = options && (await askPasskey(options));
      setProblem(
        passkey ? await send({ passkey: { ...passkey } }, crypto.randomUUID()) : { message: t('form.tryAgain') },
      );
    } catch {
      // The browser does not tell why: declined, none here, or too late.
      setProblem({ message: t('secondStep.passkeyFailed') });
    }
    setBusy(false);
  };
  const enter = (value: string, intent: string): Promise<FormProblem | null> => {
    if (way === 'recoveryCode') return send({ recoveryCode: value.trim() }, intent);
    if (way === 'password') return send({ password: value }, intent);
    const code = readCode(value);
    const message = t('secondStep.sixDigits');
    return code === null ? Promise.resolve({ message, fields: { value: message } }) : send({ code }, intent);
  };
  if (way === null) return <Notice tone="warning">{t('secondStep.noWay')}</Notice>;
  return (
    <Root>
      <p>{t(`secondStep.${way}.text`)}</p>
      {way === 'passkey' ? (
        <>
          {problem && <Notice tone={problem.lost ? 'warning' : 'danger'}>{problem.message}</Notice>}
          <Button
            look="primary"
            size="main"
            wide
            busy={isBusy}
            icon={<Icon of={KeyRound} />}
            onClick={() => void press()}
          >
            {t('secondStep.passkey.use')}
          </Button>
        </>
      ) : (
        <Form
          key={way}
          label={t('secondStep.title')}
          initialValues={EMPTY}
          schema={SCHEMA}
          onSubmit={({ value }, intent) => enter(value, intent)}
        >
          {way === 'authenticator' && <CodeField name="value" label={t('secondStep.code')} first />}
          {way === 'recoveryCode' && (
            <TextField
              name="value"
              label={t('secondStep.recoveryCode.label')}
              autoComplete="off"
              dir="ltr"
              required
              first
            />
          )}
          {way === 'password' && (
            <PasswordField name="value" label={t('account.field.password')} autoComplete="current-password" required />
          )}
          <SubmitButton>{submit}</SubmitButton>
        </Form>
      )}
      {offered.length > 1 && (
        <div className="others">
          {offered
            .filter((kind) => kind !== way)
            .map((kind) => (
              <Button key={kind} look="quiet" onClick={() => choose(kind)}>
                {t(`secondStep.${kind}.other`)}
              </Button>
            ))}
        </div>
      )}
    </Root>
  );
}
