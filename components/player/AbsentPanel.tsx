import { FileX2, LifeBuoy, Mail, ShieldCheck } from 'lucide';
import styled from 'styled-components';
import type { Panel } from '@/config/guardedPages';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { OutsideButton } from '@/components/ui/OutsideButton';
import { EmptyState } from '@/components/ui/StateBlock';
import { useHelpLine } from '@/hooks/useHelpLine';
import { usePageUrl } from '@/hooks/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** Whoever looks for these may need someone to talk to. */
const PROTECTION: readonly Panel[] = ['limits', 'freeze'];

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-8')};
`;

/** A page of the account on a site that keeps no money: says so, and whom to ask. */
export function AbsentPanel({ panel }: { panel: Panel }) {
  const t = useT();
  const urlOf = usePageUrl();
  const helpLine = useHelpLine();
  const protects = PROTECTION.includes(panel);
  return (
    <EmptyState
      icon={<Icon of={protects ? ShieldCheck : FileX2} size={24} />}
      title={t('player.absent.title')}
      text={t(protects ? 'player.absent.protection' : 'player.absent.text')}
      action={
        <Ways>
          {protects && helpLine && (
            <OutsideButton href={helpLine.href} icon={<Icon of={LifeBuoy} />}>
              {helpLine.label}
            </OutsideButton>
          )}
          <ButtonLink href={urlOf('contacts')} icon={<Icon of={Mail} />}>
            {t('shell.nav.contacts')}
          </ButtonLink>
        </Ways>
      }
    />
  );
}
