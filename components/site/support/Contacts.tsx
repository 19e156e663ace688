import { Mail, MessageCircle, Phone } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useHasLiveChat } from '@/hooks/told/useHasContacts';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { safeHref } from '@/domain/links/safeHref';
import { token } from '@/themes/token';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${token('space-12')};

  :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 64px;
    padding: ${token('space-12')} ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  :is(a, button):hover {
    background: ${token('surface2')};
  }
  svg {
    flex: none;
    color: ${token('accent-text')};
  }
`;

const iconOf = (href: string) => (href.startsWith('mailto:') ? Mail : href.startsWith('tel:') ? Phone : MessageCircle);
/** A phone number is left-to-right in every script. */
const directionOf = (label: string) => (/\p{L}/u.test(label) ? 'auto' : 'ltr');
/** Web addresses leave the site; mail and phone links open an app. */
const isElsewhere = (href: string) => /^https?:/.test(href);

/** Contact options of the operator (P-42): the support links from the settings. */
export function Contacts() {
  const t = useT();
  const pageUrl = usePageUrl();
  const heading = useId();
  const { supportLinks } = useSettings();
  const hasChat = useHasLiveChat();
  const links = supportLinks.flatMap(({ label, href }) => {
    const safe = safeHref(href);
    return safe ? [{ label, href: safe }] : [];
  });
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('support.ways')} />
      {links.length === 0 && !hasChat ? (
        <EmptyState
          icon={<Icon of={Mail} size={24} />}
          title={t('support.noWays')}
          text={t('support.noWaysText')}
          action={<ButtonLink href={pageUrl('terms-and-conditions')}>{t('support.terms')}</ButtonLink>}
        />
      ) : (
        <Links>
          {hasChat && (
            <li>
              <button type="button" onClick={() => openModal('live-chat')}>
                <Icon of={MessageCircle} />
                {t('shell.footer.liveChat')}
              </button>
            </li>
          )}
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href} {...(isElsewhere(href) && { target: '_blank', rel: 'noreferrer' })}>
                <Icon of={iconOf(href)} />
                <span>
                  <bdi dir={directionOf(label)}>{label}</bdi>
                  {isElsewhere(href) && <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>}
                </span>
              </SiteLink>
            </li>
          ))}
        </Links>
      )}
    </section>
  );
}
