import { ChevronRight, ShieldOff, SlidersHorizontal, Snowflake } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import type { Capability } from '@/config/capabilities';
import type { PageKey } from '@/config/pages/pageUrls';
import { Button } from '@/components/ui/controls/Button';
import { GuestsOnly } from '@/components/ui/layout/GuestsOnly';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { isAbsent } from '@/domain/site/absent';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** Self-exclusion is a panel of the limits page (OP-096). */
const TOOLS = [
  { key: 'limits', page: 'limits', needs: 'limits', icon: SlidersHorizontal },
  { key: 'freeze', page: 'freeze-account', needs: 'breaks', icon: Snowflake },
  { key: 'exclusion', page: 'limits', needs: 'selfExclusion', icon: ShieldOff },
] as const satisfies readonly { key: string; page: PageKey; needs: Capability; icon: unknown }[];

const Root = styled.section`
  > p {
    margin-block-end: ${token('space-12')};
    color: ${token('text-muted')};
  }
  /* Keeps its place until the visitor is known. */
  .unknown {
    visibility: hidden;
  }
  ul {
    display: grid;
    gap: ${token('space-12')};
  }
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${token('space-4')} ${token('space-16')};
    padding: ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
  }
  a:hover {
    background: ${token('surface2')};
  }
  svg:first-child {
    color: ${token('accent-text')};
  }
  strong {
    display: block;
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  .text {
    color: ${token('text-muted')};
  }
`;

/** The responsible gambling tools, each with a description and a link (P-41, OP-017). Guests get a log-in link. */
export function SaferTools() {
  const t = useT();
  const pageUrl = usePageUrl();
  const { isInitialized, isAuthenticated } = useAuth();
  const loginOff = useLoginOff();
  const heading = useId();
  const settings = useSettings();
  const tools = TOOLS.filter(({ needs }) => !isAbsent(needs, settings));
  if (tools.length === 0) return null;
  return (
    <Root aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('support.tools')} />
      {!isAuthenticated && (
        <GuestsOnly as="p" data-known={isInitialized || undefined}>
          {t('support.toolsNote')}{' '}
          {!loginOff && (
            <Button look="quiet" className={isInitialized ? undefined : 'unknown'} onClick={() => openModal('login')}>
              {t('shell.logIn')}
            </Button>
          )}
        </GuestsOnly>
      )}
      <ul>
        {tools.map(({ key, page, icon }) => (
          <li key={key}>
            <SiteLink href={pageUrl(page)}>
              <Icon of={icon} size={24} />
              <span>
                <strong>{t(`support.tool.${key}`)}</strong>
                <span className="text">{t(`support.toolText.${key}`)}</span>
              </span>
              <Icon of={ChevronRight} className="flip" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
