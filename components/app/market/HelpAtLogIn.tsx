import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatInstant } from '@/domain/format/instant';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useAlert } from '@/hooks/useAlert';
import { useHelpLine } from '@/hooks/useHelpLine';
import { useT } from '@/hooks/useT';
import { readStored, STORED, TAB_STORED, writeStored } from '@/services/browser/storage';
import { useSessionsQuery } from '@/services/account/safety';

/** Names the help line after a log-in, with the time of the session before, and after a log-out. */
export function HelpAtLogIn() {
  const t = useT();
  const alert = useAlert();
  const locale = useLocale();
  const help = useHelpLine()?.label ?? null;
  const token = useToken();
  const noSessions = useAbsent('sessions');
  // Known again on the next page, so that a log-in is told of once.
  const told = token?.slice(-8) ?? null;
  const isNew = told !== null && readStored(TAB_STORED.helpTold) !== told;
  const { data, isError } = useSessionsQuery(undefined, { skip: !isNew || noSessions });
  const isReady = isNew && (noSessions || isError || data !== undefined);

  const greet = useEffectEvent(() => {
    if (help === null || told === null || readStored(TAB_STORED.helpTold) === told) return;
    writeStored(TAB_STORED.helpTold, told);
    const last = data?.lastLogin ? formatInstant(locale, data.lastLogin.at) : null;
    alert.success(last === null ? t('play.help.logIn', { help }) : t('play.help.logInAfter', { help, last }));
  });
  useEffect(() => {
    if (isReady) greet();
  }, [isReady]);

  const partWith = useEffectEvent(() => {
    if (help !== null && readStored(STORED.token) === null) alert.success(t('play.help.logOut', { help }));
  });
  useEffect(() => () => partWith(), []);
  return null;
}
