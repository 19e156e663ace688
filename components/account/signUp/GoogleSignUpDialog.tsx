import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { RestrictedRegistration } from '@/components/ui/feedback/RestrictedRegistration';
import { localDay } from '@/domain/time/day';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { FormSkeleton } from '../fields/FormSkeleton';
import { GoogleButton } from '../entry/GoogleButton';
import { GoogleSignUpForm } from './GoogleSignUpForm';
import { useAccountLists } from '../fields/useAccountLists';
import { useRegistration } from './useRegistration';

/** Completes a sign-up with Google (`?modal=google-signup`); closes by itself once the session begins. */
export function GoogleSignUpDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const { fields, bar } = useRegistration(useAccountLists());
  const [today] = useState(() => localDay(new Date()));
  const [over, setOver] = useState<'ended' | 'registered' | null>(null);
  const content = () => {
    if (over)
      return (
        <Stack>
          <Notice tone="warning">{t(`account.google.${over}`)}</Notice>
          <GoogleButton />
        </Stack>
      );
    if (bar) return <RestrictedRegistration reason={bar} />;
    if (fields === null) return <FormSkeleton rows={['text', 'hinted', 'consents', 'button']} />;
    return <GoogleSignUpForm fields={fields} today={today} onOver={setOver} />;
  };
  return (
    <Dialog title={t('account.google.title')} open={open} onClose={onClose}>
      {content()}
    </Dialog>
  );
}
