import { Gamepad2, LifeBuoy, Lock, LogIn, Mail, ShieldCheck } from 'lucide';
import styled from 'styled-components';
import type { Panel } from '@/config/pages/guardedPages';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { OutsideButton } from '@/components/ui/navigation/OutsideButton';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { openModal } from '@/hooks/address/modalAddress';
import { useHelpLine } from '@/hooks/useHelpLine';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useLoginOnce } from './useLoginOnce';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { usePanelText } from '@/hooks/told/usePanelText';
import { useT } from '@/hooks/useT';
import { useAwaited } from '@/hooks/player/useAwaited';
import { token } from '@/themes/token';

/** Pages whose visitors may need help: they get the help line and no link to the games. */
const WITH_HELP: readonly Panel[] = ['withdraw', 'limits', 'freeze'];

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-8')};
`;

const Entries = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-12')};
  margin-block-end: ${token('space-16')};
`;

/** As high as the content that replaces it. */
const Waiting = styled.div`
  > span {
    block-size: 320px;
    border-radius: ${token('radius-lg')};
  }
`;

/**
 * Shown to a guest in place of a page for signed-in players (NAV-26, OP-021): title, purpose, log-in and alternatives.
 * The address stays the same, so the page opens in place after the log-in.
 */
export function Guard({ panel }: { panel: Panel }) {
  const t = useT();
  const panelText = usePanelText();
  const pageUrl = usePageUrl();
  const helpLine = useHelpLine();
  const helps = WITH_HELP.includes(panel);
  const loginOff = useLoginOff();
  const noRegistration = useAbsent('registration');
  const awaited = useAwaited();
  useLoginOnce();
  return (
    <Stack>
      <PageIntro title={t(`guard.title.${panel}`)}>{panelText(panel)}</PageIntro>
      {awaited ? (
        <Waiting role="status" aria-label={t('ui.loading')}>
          <Skeleton $shape="cell" />
        </Waiting>
      ) : (
        <EmptyState
          icon={<Icon of={Lock} size={24} />}
          title={t('guard.signedIn')}
          text={helps ? t('guard.help') : undefined}
          action={
            <>
              <Entries>
                {!loginOff && (
                  <Button look="primary" icon={<Icon of={LogIn} />} onClick={() => openModal('login')}>
                    {t('shell.logIn')}
                  </Button>
                )}
                {!noRegistration && (
                  <Button look={loginOff ? 'primary' : 'outline'} onClick={() => openModal('signup')}>
                    {t('shell.register')}
                  </Button>
                )}
              </Entries>
              <Links aria-label={t('guard.links')}>
                {helps && helpLine && (
                  <OutsideButton href={helpLine.href} icon={<Icon of={LifeBuoy} />}>
                    {helpLine.label}
                  </OutsideButton>
                )}
                <ButtonLink href={pageUrl('responsibility')} icon={<Icon of={ShieldCheck} />}>
                  {t('shell.nav.saferPlay')}
                </ButtonLink>
                <ButtonLink href={pageUrl('contacts')} icon={<Icon of={Mail} />}>
                  {t('shell.nav.contacts')}
                </ButtonLink>
                {!helps && (
                  <ButtonLink href={pageUrl('casino')} icon={<Icon of={Gamepad2} />}>
                    {t('shell.nav.casino')}
                  </ButtonLink>
                )}
              </Links>
            </>
          }
        />
      )}
    </Stack>
  );
}
