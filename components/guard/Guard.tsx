import { Gamepad2, LifeBuoy, Lock, Mail, ShieldCheck } from 'lucide';
import styled from 'styled-components';
import type { Panel } from '@/config/guardedPages';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { OutsideButton } from '@/components/ui/OutsideButton';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { EmptyState } from '@/components/ui/StateBlock';
import { useHelpLine } from '@/hooks/useHelpLine';
import { usePageUrl } from '@/hooks/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** Whoever looks for these may need someone to talk to, with an account or without, and no way to the games. */
const WITH_HELP: readonly Panel[] = ['withdraw', 'limits', 'freeze'];

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-8')};
`;

/**
 * What a guest gets of a page that opens for signed-in players (NAV-26, OP-021): its name, what it is for, and where to go
 * instead. The page's address stays, so that it can open in place once the visitor signs in.
 */
export function Guard({ panel }: { panel: Panel }) {
  const t = useT();
  const pageUrl = usePageUrl();
  const helpLine = useHelpLine();
  const helps = WITH_HELP.includes(panel);
  return (
    <Stack>
      <PageIntro title={t(`guard.title.${panel}`)}>{t(`guard.text.${panel}`)}</PageIntro>
      <EmptyState
        icon={<Icon of={Lock} size={24} />}
        title={t('guard.signedIn')}
        text={helps ? t('guard.help') : undefined}
        action={
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
        }
      />
    </Stack>
  );
}
