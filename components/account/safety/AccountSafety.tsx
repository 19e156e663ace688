import { useState } from 'react';
import { Loading } from '@/components/ui/feedback/Loading';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Stack } from '@/components/ui/layout/Page';
import { isComing } from '@/domain/account/safety';
import { ownPhone } from '@/domain/account/player/phoneName';
import type { User } from '@/domain/account/player/user';
import { useAuth } from '@/hooks/player/useAuth';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useAccountRequestsQuery, useSessionsQuery } from '@/services/account/safety';
import { useSecurityQuery } from '@/services/account/security';
import { Methods } from '../security/Methods';
import { FirstPassword } from '../profile/FirstPassword';
import { PasswordForm } from '../profile/PasswordForm';
import { ClosingCard } from './ClosingCard';
import { DataCard } from './DataCard';
import { EmailChangeCard } from './EmailChangeCard';
import { SessionsCard } from './SessionsCard';

/** Between two looks at requests, in milliseconds: a copy that is coming, and one that an operator decides. */
const SOON_MS = 10_000;
const LATER_MS = 60_000;

function Password({ user }: { user: User }) {
  const [noChange, noReset] = [useAbsent('profile'), useAbsent('passwordReset')];
  if (user.hasNoPassword) return noReset ? null : <FirstPassword email={user.email} />;
  return noChange ? null : <PasswordForm username={user.email ?? ownPhone(user)} />;
}

function Requests({ user }: { user: User }) {
  const t = useT();
  const [noCopy, noClosing] = [useAbsent('dataCopy'), useAbsent('closing')];
  const known = useAccountRequestsQuery(undefined, { pollingInterval: LATER_MS });
  const coming = isComing(known.currentData?.dataCopy ?? null);
  const soon = useAccountRequestsQuery(undefined, { pollingInterval: SOON_MS, skip: !coming });
  const requests = soon.currentData ?? known.currentData;
  if (!requests && known.isError)
    return <ErrorState title={t('safety.requestsFailed')} onRetry={() => void known.refetch()} />;
  if (!requests) return <Loading shapes={['heading', 'line', 'line']} />;
  return (
    <>
      {!noCopy && <DataCard copy={requests.dataCopy} />}
      {!noClosing && <ClosingCard requests={requests} noPassword={user.hasNoPassword} />}
    </>
  );
}

/** The account's own safety: where it is logged in, password, second step, email address, a copy of its data, closing. */
export function AccountSafety() {
  const { user } = useAuth();
  const isGuest = useToken() === null;
  const [noMethods, noSessions] = [useAbsent('security'), useAbsent('sessions')];
  const noEmail = useAbsent('emailChange');
  const noCopy = useAbsent('dataCopy');
  const noClosing = useAbsent('closing');
  // Both stand above what is there at once: shown together, nothing moves.
  const sessions = useSessionsQuery(undefined, { skip: isGuest || noSessions });
  const security = useSecurityQuery(undefined, { skip: isGuest || noMethods });
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !sessions.isLoading && !security.isLoading) setKnown(true);
  if (!user || isGuest) return null;
  if (!isKnown) return <LoadingPlace />;
  return (
    <Stack>
      {!noSessions && <SessionsCard />}
      <Password user={user} />
      {!noMethods && <Methods />}
      {!noEmail && user.email !== null && <EmailChangeCard user={user} />}
      {(!noCopy || !noClosing) && <Requests user={user} />}
    </Stack>
  );
}
