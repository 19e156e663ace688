import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Loading } from '@/components/ui/feedback/Loading';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { keepSecurity, useSecurityQuery, type SecurityChange } from '@/services/account/security';
import type { Store } from '@/store/store';
import { AuthenticatorCard } from './AuthenticatorCard';
import { PasskeysCard } from './PasskeysCard';
import { RecoveryCodesCard } from './RecoveryCodesCard';

/** What a log-in needs besides or in place of the password: authenticator app, passkeys, recovery codes. */
export function Methods() {
  const t = useT();
  const noPasskeys = useAbsent('passkeys');
  const { data: security, isError, refetch } = useSecurityQuery();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const dispatch = useDispatch<Store['dispatch']>();
  const changed = ({ security: now, recoveryCodes }: SecurityChange) => {
    // At once: a refetch that fails must not hide codes that are told this once.
    dispatch(keepSecurity('security', undefined, () => now));
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
  };
  if (!security)
    return isError ? <ErrorState title={t('security.notLoaded')} onRetry={() => void refetch()} /> : <Loading />;
  const isOn = security.authenticatorSince !== null || security.passkeys.length > 0;
  return (
    <>
      {isOn && (
        <RecoveryCodesCard
          left={security.recoveryCodesLeft}
          codes={codes}
          onChanged={changed}
          onKept={() => setCodes([])}
        />
      )}
      <AuthenticatorCard security={security} onChanged={changed} />
      {!noPasskeys && (
        <PasskeysCard
          passkeys={security.passkeys}
          hasAuthenticator={security.authenticatorSince !== null}
          onChanged={changed}
        />
      )}
    </>
  );
}
