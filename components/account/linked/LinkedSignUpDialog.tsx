import Router from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { UserRoundCheck } from 'lucide';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { RestrictedRegistration } from '@/components/ui/feedback/RestrictedRegistration';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { localDay } from '@/domain/time/day';
import { linkedFrom } from '@/domain/account/player/linkedAccount';
import { useSearch } from '@/hooks/address/useAddress';
import { clearQuery } from './clearQuery';
import { goTo } from '@/hooks/address/goTo';
import { useAuth } from '@/hooks/player/useAuth';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { linkedCame, linkedGone } from '@/store/auth';
import type { ModalProps } from '@/store/modal';
import { FormSkeleton } from '../fields/FormSkeleton';
import { LinkedJoin } from './LinkedJoin';
import { LinkedUpdate } from './LinkedUpdate';
import { PanelHead } from '../fields/PanelHead';
import { ProfileForm } from '../profile/ProfileForm';
import { useAccountLists } from '../fields/useAccountLists';
import { usePlace } from '../fields/usePlace';
import { useAfterRegistration } from '../signUp/useAfterRegistration';
import { useRegistration } from '../signUp/useRegistration';

/** Keeps the linked account from the address for this tab (OP-056). */
function useArrival(): void {
  const search = useSearch();
  const dispatch = useDispatch();
  const keep = useEffectEvent(() => {
    const linked = linkedFrom(search);
    if (linked) dispatch(linkedCame(linked));
  });
  useEffect(() => keep(), [search]);
}

/**
 * Sign-up with data from another site, or with what a deposit still needs (`?modal=linked-signup`): creates an account
 * without a password for a visitor, completes the profile of a player (LINK-01..23).
 */
export function LinkedSignUpDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const dispatch = useDispatch();
  const pageUrl = usePageUrl();
  const { addressOf } = useFollow();
  const { onDepositShowAllField } = useSettings();
  const { isInitialized, user, linked: kept } = useAuth();
  const search = useSearch();
  const lists = useAccountLists();
  const { fields, bar } = useRegistration(lists);
  const place = usePlace(lists);
  const [today] = useState(() => localDay(new Date()));
  const [joined, setJoined] = useState(false);
  const openPage = useAfterRegistration();
  useArrival();
  const noDeposit = useAbsent('deposit');
  const linked = kept ?? linkedFrom(search);

  const close = () => {
    if (joined && openPage) return openPage();
    if (user || joined) return onClose();
    dispatch(linkedGone());
    void goTo(Router, 'push', addressOf(pageUrl('edit-profile')));
  };
  const content = () => {
    if (joined)
      return (
        <EmptyState
          icon={<Icon of={UserRoundCheck} size={24} />}
          title={t('account.done.registered')}
          text={t('account.done.linked')}
        />
      );
    if (!isInitialized || fields === null || lists.loading)
      return <FormSkeleton rows={['field', 'pair', 'hinted', 'consents', 'button']} />;
    if (!user && bar) return <RestrictedRegistration reason={bar} />;
    if (!user)
      return (
        <LinkedJoin
          linked={linked}
          configured={fields}
          lists={lists}
          place={place}
          today={today}
          onJoined={(signedIn) => {
            if (!signedIn) setJoined(true);
            // The operator's page, where there is one, has opened in place of this one.
            else if (!openPage) clearQuery();
          }}
        />
      );
    if (onDepositShowAllField)
      return <ProfileForm user={user} updateFrom="Update Form" wrapped={false} lockExisting onSaved={clearQuery} />;
    return <LinkedUpdate user={user} configured={fields} lists={lists} today={today} onUpdated={clearQuery} />;
  };
  return (
    <Dialog title={t('account.linked.title')} open={open} onClose={close}>
      {!joined && (
        <PanelHead title={t('account.linked.profileTitle')}>
          {!noDeposit && <p>{t('account.linked.profileText')}</p>}
        </PanelHead>
      )}
      {content()}
    </Dialog>
  );
}
