import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { RestrictedRegistration } from '@/components/ui/feedback/RestrictedRegistration';
import { localDay } from '@/domain/time/day';
import { swapModal } from '@/hooks/address/modalAddress';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import type { AfterSignUp } from '@/store/signUp';
import { EntryAside } from '../entry/EntryAside';
import { EntryTabs, useHasEntryTabs } from '../entry/EntryTabs';
import { FormSkeleton } from '../fields/FormSkeleton';
import { useHasGoogle } from '../entry/GoogleButton';
import { SignUpDone } from './SignUpDone';
import { SignUpForm } from './SignUpForm';
import { useAccountLists } from '../fields/useAccountLists';
import { usePlace } from '../fields/usePlace';
import { useAfterRegistration } from './useAfterRegistration';
import { useRegistration } from './useRegistration';

/** Registration (`?modal=signup`): the form, why registration is not possible here, or what to do after it. */
export function SignUpDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const { holdUserOnRegistration } = useSettings();
  const lists = useAccountLists();
  const { fields, bar } = useRegistration(lists);
  const place = usePlace(lists);
  const hasGoogle = useHasGoogle();
  const hasTabs = useHasEntryTabs();
  const [today] = useState(() => localDay(new Date()));
  const [done, setDone] = useState<{ next: AfterSignUp; email: string } | null>(null);

  // Asking to stay makes sense only while there is something to finish (MODAL-06).
  const holds = holdUserOnRegistration && done === null && bar === null;
  const openPage = useAfterRegistration();
  const close = done && openPage ? () => openPage() : onClose;
  const ready = fields !== null && !lists.loading;
  return (
    <Dialog
      title={t('account.signUp.title')}
      size="wide"
      aside={<EntryAside />}
      head={hasTabs && done === null && <EntryTabs at="signup" />}
      open={open}
      onClose={holds ? () => swapModal('hold') : close}
    >
      {done ? (
        <SignUpDone {...done} />
      ) : bar ? (
        <RestrictedRegistration reason={bar} />
      ) : ready ? (
        <SignUpForm
          fields={fields}
          lists={lists}
          place={place}
          today={today}
          onDone={(next, email) => setDone({ next, email })}
        />
      ) : (
        <FormSkeleton rows={['tabs', 'field', 'hinted', 'three', 'consents', hasGoogle ? 'feet' : 'foot']} />
      )}
    </Dialog>
  );
}
