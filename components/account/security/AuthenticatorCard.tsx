import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { CopyField } from '@/components/ui/controls/CopyField';
import { Notice } from '@/components/ui/feedback/Notice';
import { Pill } from '@/components/ui/feedback/Pill';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { useLocale } from '@/components/ui/LocaleContext';
import { QrCode } from '@/components/ui/pictures/QrCode';
import type { Security } from '@/domain/account/security/security';
import { formatInstantDay } from '@/domain/format/instant';
import { formSchema, givenRule } from '@/hooks/accountSchema';
import { useCopy } from '@/hooks/useCopy';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import {
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useStartAuthenticatorMutation,
  type SecurityChange,
} from '@/services/account/security';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { PanelHead } from '../fields/PanelHead';
import { CodeField, readCode } from './CodeField';
import { RemoveMethod } from './RemoveMethod';

const Root = styled(Card)`
  .state {
    float: inline-end;
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${token('space-24')};

  h3 {
    font: 650 16px/24px ${token('font-text')};
    margin-block-end: ${token('space-8')};
  }
  .scan {
    display: grid;
    gap: ${token('space-16')};
    align-content: start;
  }
  .scan svg[role='img'] {
    inline-size: 168px;
    block-size: 168px;
  }
  small {
    color: ${token('text-muted')};
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > small {
      grid-column: 1 / -1;
    }
  }
`;

const EMPTY = { code: '' };
const SCHEMA = formSchema({ code: givenRule() });

type Changed = { onChanged: (change: SecurityChange) => void };

/** The key of a new authenticator, as a QR code and as text, and the first code that switches it on. */
function Setup({ secret, uri, onChanged }: Changed & { secret: string; uri: string }) {
  const t = useT();
  const keyId = useId();
  const problemOf = useFormProblem();
  const [confirm] = useConfirmAuthenticatorMutation();
  const { copied, copy } = useCopy(secret);
  const submit = async (values: typeof EMPTY, intent: string) => {
    const code = readCode(values.code);
    const message = t('secondStep.sixDigits');
    if (code === null) return { message, fields: { code: message } };
    const { data, error } = await confirm({ code, intent });
    if (!data) return problemOf(error);
    onChanged(data);
    return null;
  };
  return (
    <Steps>
      <div className="scan">
        <div>
          <h3>{t('security.scan')}</h3>
          <QrCode text={uri} label={t('security.qr')} />
        </div>
        <div>
          <p id={keyId}>{t('security.orKey')}</p>
          <CopyField
            labelledBy={keyId}
            copied={copied}
            onCopy={copy}
            words={{ copy: t('security.copyKey'), copied: t('security.copied'), failed: t('security.copyFailed') }}
          >
            {secret.match(/.{1,4}/g)?.join(' ')}
          </CopyField>
        </div>
      </div>
      <div>
        <h3>{t('security.type')}</h3>
        <Form label={t('security.type')} initialValues={EMPTY} schema={SCHEMA} onSubmit={submit}>
          <CodeField name="code" label={t('secondStep.code')} />
          <SubmitButton wide={false}>{t('security.switchOn')}</SubmitButton>
        </Form>
      </div>
      <small>{t('security.thenCodes')}</small>
    </Steps>
  );
}

/** The authenticator app: off, being set up, or on. */
export function AuthenticatorCard({ security, onChanged }: Changed & { security: Security }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const problemOf = useFormProblem();
  const [start, { isLoading }] = useStartAuthenticatorMutation();
  const [remove] = useRemoveAuthenticatorMutation();
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Increments move the focus to the heading, since the pressed button is gone.
  const [turn, setTurn] = useState(0);
  const { authenticatorSince: since, passkeys } = security;
  const isOn = since !== null;
  const begin = async () => {
    setProblem(null);
    const { data, error } = await start();
    if (!data) return setProblem(problemOf(error).message);
    setStarted(data);
    setTurn((now) => now + 1);
  };
  const changed = (change: SecurityChange) => {
    setStarted(null);
    setTurn((now) => now + 1);
    onChanged(change);
  };
  return (
    <Root as="section" aria-labelledby={id}>
      <span className="state">
        <Pill tone={isOn ? 'success' : 'quiet'}>{t(isOn ? 'security.on' : 'security.off')}</Pill>
      </span>
      <PanelHead id={id} title={t('security.authenticator')} done={turn}>
        <p>
          {isOn
            ? t('security.since', { day: formatInstantDay(locale, since) ?? '–' })
            : t('security.authenticatorText')}
        </p>
      </PanelHead>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {isOn && (
        <RemoveMethod
          call={remove}
          body={{}}
          label={t('security.switchOff')}
          isLast={passkeys.length === 0}
          onDone={changed}
        />
      )}
      {!isOn && started === null && (
        <Button look="primary" busy={isLoading} onClick={() => void begin()}>
          {t('security.setUp')}
        </Button>
      )}
      {!isOn && started !== null && <Setup {...started} onChanged={changed} />}
    </Root>
  );
}
