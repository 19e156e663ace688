import { useState } from 'react';
import { Stack } from '@/components/ui/layout/Page';
import { ownPhone } from '@/domain/account/player/phoneName';
import type { User } from '@/domain/account/player/user';
import { useAuth } from '@/hooks/player/useAuth';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

/**
 * The player; whom it was while the session has just ended, since the forms keep what was typed until they are back (OP-032).
 * Somebody else gets a panel of their own (components/app/pages/GuardedPage.tsx).
 */
function useLastUser(): User | null {
  const { user } = useAuth();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}

/** The player's details and password, on each of the three pages that show them (OP-018, API-29). */
export function ProfileDetails() {
  const user = useLastUser();
  return (
    user && (
      <Stack>
        <ProfileForm user={user} updateFrom="Profile Page" />
        <PasswordForm username={user.email ?? ownPhone(user)} />
      </Stack>
    )
  );
}
