import { KeyRound } from 'lucide';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { Form } from '@/components/ui/form/Form';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { TextField } from '@/components/ui/form/TextField';
import { Card } from '@/components/ui/layout/Card';
import { useLocale } from '@/components/ui/LocaleContext';
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
import { token } from '@/themes/token';
import { Item, ItemList } from '../fields/ItemList';
import { PanelHead } from '../fields/PanelHead';
import { RemoveMethod } from './RemoveMethod';

const Passkeys = styled(ItemList)`
  margin-block-end: ${token('space-16')};
`;

const EMPTY = { name: '' };
const SCHEMA = formSchema({});

type PasskeysCardProps = {
  passkeys: readonly Passkey[];
  /** Whether an authenticator app stays when the last of them goes. */
  hasAuthenticator: boolean;
  onChanged: (change: SecurityChange) => void;
};

/** The passkeys of the player: each logs in by itself, or after the password. */
export function PasskeysCard({ passkeys, hasAuthenticator, onChanged }: PasskeysCardProps) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const day = (instant: string | null) => formatInstantDay(locale, instant ?? '') ?? '–';
  const factsOf = ({ createdAt, lastUsedAt }: Passkey) =>
    [
      t('security.passkeyAdded', { day: day(createdAt) }),
      lastUsedAt === null && t('security.passkeyUnused'),
      lastUsedAt && t('security.passkeyUsed', { day: day(lastUsedAt) }),
    ]
      .filter(Boolean)
      .join(' · ');
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
        <Passkeys>
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              icon={KeyRound}
              name={passkey.name ?? t('security.passkey')}
              facts={factsOf(passkey)}
            >
              <RemoveMethod
                call={remove}
                body={{ id: passkey.id }}
                label={t('security.remove')}
                of={passkey.name ?? t('security.passkey')}
                isLast={!hasAuthenticator && passkeys.length === 1}
                onDone={changed}
              />
            </Item>
          ))}
        </Passkeys>
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
