import { LocateFixed, LogIn, MapPinOff } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { dateTag } from '@/domain/format/day';
import { safeHref } from '@/domain/links/safeHref';
import { openModal } from '@/hooks/address/modalAddress';
import { useClock } from '@/hooks/useClock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Root } from './blockedLook';
import type { Blocked } from './useCountryBlock';
import { useReverify } from './useReverify';

/** Pages that stay accessible, linked from the overlay. */
const OPEN_PAGES = ['responsible-gambling', 'terms-and-conditions', 'privacy-policy'] as const;

type Props = Blocked & {
  geocode: string | undefined;
  /** The brand's logo, and the language menu: parts of the shell, which is hidden. */
  brand: ReactNode;
  language: ReactNode;
};

/** The current date and time; empty until hydration. */
function Now() {
  const instant = useClock();
  const locale = useLocale();
  if (instant === null) return null;
  return new Date(instant).toLocaleString(dateTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The first support link that opens an external site or app: the site's own pages are blocked. */
function useContact(): { label: string; href: string } | null {
  const { supportLinks } = useSettings();
  for (const { label, href } of supportLinks) {
    const safe = safeHref(href);
    if (safe !== null && !safe.startsWith('/')) return { label, href: safe };
  }
  return null;
}

/**
 * Overlay for countries where the site is not offered (S-08); it cannot be closed. The page behind is not rendered, so
 * the keyboard focus stays inside; dialogs such as the log-in open above it.
 */
export function BlockedScreen({ country, ips, geocode, brand, language }: Props) {
  const t = useT();
  const urlOf = usePageUrl();
  const { excludedCountryCodeList, blockedAllowLogin } = useSettings();
  const mayLogIn = !useLoginOff() && blockedAllowLogin;
  const { busy, stays, reverify } = useReverify({ geocode, excluded: excludedCountryCodeList });
  const mayWithdraw = !useAbsent('withdrawal');
  const contact = useContact();
  const [title, text] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // An open dialog is above the overlay and keeps the focus.
    if (!document.querySelector('dialog[open]')) heading.current?.focus();
  }, []);
  return (
    <Root className="country-gate" role="alertdialog" aria-modal="true" aria-labelledby={title} aria-describedby={text}>
      <div className="panel">
        <div className="bar">
          {brand}
          {language}
        </div>
        <span className="disc">
          <Icon of={MapPinOff} size={24} />
        </span>
        <h1 id={title} ref={heading} tabIndex={-1}>
          {t('shell.blocked')}
        </h1>
        <p id={text}>{t('blocked.text')}</p>
        <dl>
          <div>
            <dt>{t('blocked.country')}</dt>
            <dd>
              <bdi>{country}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('blocked.ip')}</dt>
            <dd aria-busy={ips === null || undefined}>
              {ips === null ? (
                '…'
              ) : (
                <bdi dir={ips.length > 0 ? 'ltr' : undefined}>{ips.join(', ') || t('blocked.unknown')}</bdi>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('blocked.time')}</dt>
            <dd>
              <bdi>
                <Now />
              </bdi>
            </dd>
          </div>
        </dl>
        <Button look="primary" size="main" wide busy={busy} icon={<Icon of={LocateFixed} />} onClick={reverify}>
          {t('blocked.reverify')}
        </Button>
        <p role="status">{stays && t('blocked.stays')}</p>
        <div className="ways">
          {mayLogIn && mayWithdraw && <p>{t('blocked.customer')}</p>}
          <div>
            {mayLogIn && (
              <Button look="quiet" icon={<Icon of={LogIn} className="flip" />} onClick={() => openModal('login')}>
                {t('blocked.login')}
              </Button>
            )}
            {contact && (
              <SiteLink href={contact.href} className="contact">
                <bdi dir={/\p{L}/u.test(contact.label) ? 'auto' : 'ltr'}>{contact.label}</bdi>
              </SiteLink>
            )}
          </div>
        </div>
        <ul>
          {OPEN_PAGES.map((page) => (
            <li key={page}>
              <SiteLink href={urlOf(page)}>{t(`shell.page.${page}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
