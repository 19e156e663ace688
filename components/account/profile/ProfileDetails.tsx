import { useState } from 'react';
import { Stack } from '@/components/ui/layout/Page';
import { ownPhone } from '@/domain/account/player/phoneName';
import type { User } from '@/domain/account/player/user';
import { useAbsent } from '@/hooks/useAbsent';
import { useAuth } from '@/hooks/player/useAuth';
import { FirstPassword } from './FirstPassword';
import { NewsSetting } from './NewsSetting';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { PushSetting } from './PushSetting';

/**
 * The player, or the last one after the session ended, since the forms keep what was typed until they sign in again
 * (OP-032). A different player gets a new panel (components/app/pages/GuardedPage.tsx).
 */
function useLastUser(): User | null {
  const { user } = useAuth();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}

/** The player's details, password and news, as shown on each of the three profile pages (OP-018, API-29). */
export function ProfileDetails() {
  const user = useLastUser();
  const [noChange, noReset] = [useAbsent('profile'), useAbsent('passwordReset')];
  return (
    user && (
      <Stack>
        <ProfileForm user={user} updateFrom="Profile Page" />
        {user.hasNoPassword
          ? !noReset && <FirstPassword email={user.email} />
          : !noChange && <PasswordForm username={user.email ?? ownPhone(user)} />}
        <NewsSetting />
        <PushSetting />
      </Stack>
    )
  );
}
