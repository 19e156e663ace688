import { KeyRound } from 'lucide';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import { Card } from '@/components/ui/layout/Card';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import type { Passkey } from '@/domain/account/security/security';
import { formatInstantDay } from '@/domain/format/instant';
import { formSchema } from '@/hooks/accountSchema';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import {
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyMutation,
  type SecurityChange,
} from '@/services/account/security';
import { knowsPasskeys, makePasskey } from '@/services/browser/passkey';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { PanelHead } from '../fields/PanelHead';
import { RemoveMethod } from './RemoveMethod';

const List = styled.ul`
  margin-block-end: ${token('space-16')};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
    padding-block: ${token('space-12')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  b {
    display: block;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text-muted')};
  }
  li > button {
    grid-column: 2;
    justify-self: start;
  }
  ${media.tablet} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    li > button {
      grid-column: 3;
    }
  }
`;

const EMPTY = { name: '' };
const SCHEMA = formSchema({});

type PasskeysCardProps = {
  passkeys: readonly Passkey[];
  /** Whether an authenticator app stays when the last of them goes. */
  hasAuthenticator: boolean;
  onChanged: (change: SecurityChange) => void;
};

/** Name and dates of a passkey. */
function Told({ passkey: { name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useT();
  const locale = useLocale();
  const day = (instant: string | null) => formatInstantDay(locale, instant ?? '') ?? '–';
  return (
    <span>
      <b>
        <bdi>{name ?? t('security.passkey')}</bdi>
      </b>
      <small>
        {t('security.passkeyAdded', { day: day(createdAt) })} ·{' '}
        {lastUsedAt === null ? t('security.passkeyUnused') : t('security.passkeyUsed', { day: day(lastUsedAt) })}
      </small>
    </span>
  );
}

/** The passkeys of the player: each logs in by itself, or after the password. */
export function PasskeysCard({ passkeys, hasAuthenticator, onChanged }: PasskeysCardProps) {
  const t = useT();
  const id = useId();
  const problemOf = useFormProblem();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  // Form key, and increments move the focus to the heading.
  const [turn, setTurn] = useState(0);
  const changed = (change: SecurityChange) => {
    setTurn((now) => now + 1);
    onChanged(change);
  };
  const submit = async ({ name }: typeof EMPTY, intent: string) => {
    const options = await start();
    if (!options.data) return problemOf(options.error);
    const passkey = await makePasskey(options.data).catch(() => null);
    // The browser does not tell why: declined, made before, or too late.
    if (!passkey) return { message: t('security.passkeyFailed') };
    const { data, error } = await add({ name: name.trim() || null, passkey: { ...passkey }, intent });
    if (!data) return problemOf(error);
    changed(data);
    return null;
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <PanelHead id={id} title={t('security.passkeys')} done={turn}>
        <p>{t('security.passkeysText')}</p>
      </PanelHead>
      {passkeys.length > 0 && (
        <List>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Icon of={KeyRound} />
              <Told passkey={passkey} />
              <RemoveMethod
                call={remove}
                body={{ id: passkey.id }}
                label={t('security.remove')}
                of={passkey.name ?? t('security.passkey')}
                isLast={!hasAuthenticator && passkeys.length === 1}
                onDone={changed}
              />
            </li>
          ))}
        </List>
      )}
      {knowsPasskeys() ? (
        <Form key={turn} label={t('security.addPasskey')} initialValues={EMPTY} schema={SCHEMA} onSubmit={submit}>
          <TextField
            name="name"
            label={t('security.passkeyName')}
            hint={t('security.passkeyNameHint')}
            autoComplete="off"
          />
          <SubmitButton wide={false}>{t('security.addPasskey')}</SubmitButton>
        </Form>
      ) : (
        <Notice>{t('security.noPasskeysHere')}</Notice>
      )}
    </Card>
  );
}
