import { ShieldCheck } from 'lucide';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { ASK_CONSENT } from '@/config/consent';
import { safeHref } from '@/domain/links/safeHref';
import { toolsOf } from '@/domain/site/promises';
import { licenceLine } from '@/domain/site/licenceLine';
import { openModal } from '@/hooks/address/modalAddress';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useBrand } from '@/hooks/useBrand';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { Brand } from '@/components/ui/pictures/Brand';
import { FooterClock } from './FooterClock';
import { FooterFrame } from './FooterFrame';
import { FooterPlaces } from './FooterPlaces';
import { LanguageSelector } from '../menu/LanguageSelector';
import { Marks } from './Marks';
import { ALL_LINKS_ID } from '../menu/MenuButton';
import { useShell } from '../ShellContext';

/**
 * The footer of every page: age and safer play, licence, all places as plain links, payment methods, providers,
 * language and time (NAV-24). `year` comes from the server.
 */
export function Footer({ year }: { year: number }) {
  const t = useT();
  const { addressOf, handlers } = useFollow();
  const urlOf = usePageUrl();
  const settings = useSettings();
  const brand = useBrand();
  const { licence, helpLine, socialLinks, paymentLogos, providerLogos, consentRequired } = settings;
  const { showLiveChat, liveChatScript } = settings;
  const { minimumAge } = settings.marketRules;
  const help = safeHref(helpLine?.href ?? '');
  const line = licenceLine(licence, useShell().locale.code);
  return (
    <FooterFrame>
      <section className="safer" aria-label={t('shell.footer.safer')}>
        <span className="adults" dir="ltr" role="img" aria-label={t(`shell.footer.adults.${minimumAge}`)}>
          {minimumAge}+
        </span>
        <p>
          <strong>{t('shell.footer.saferTitle')}</strong>
          {t('shell.footer.saferText')}
        </p>
        <div>
          {helpLine && help && (
            <a href={help} target="_blank" rel="noreferrer">
              {helpLine.label}
              <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
            </a>
          )}
          <a className="tools" href={addressOf(urlOf('responsibility'))} {...handlers}>
            <Icon of={ShieldCheck} size={16} />
            {t(toolsOf(settings) === 'none' ? 'shell.footer.aboutSafer' : 'shell.footer.tools')}
          </a>
        </div>
      </section>
      <div className="columns">
        <div className="licence">
          <Brand {...brand} />
          {line && (
            <p dir="auto" lang={line.lang}>
              {line.text}
            </p>
          )}
          <Marks
            label={t('shell.footer.social')}
            className="social"
            marks={socialLinks.filter(({ href }) => safeHref(href))}
            around={({ href }, mark) => (
              <a href={href} target="_blank" rel="noreferrer">
                {mark}
                <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
              </a>
            )}
          />
        </div>
        <nav id={ALL_LINKS_ID} tabIndex={-1} aria-label={t('shell.footer.places')}>
          <FooterPlaces />
        </nav>
      </div>
      <Marks label={t('shell.footer.studios')} marks={providerLogos} />
      <Marks label={t('shell.footer.payments')} marks={paymentLogos} />
      <div className="line">
        <p>{t('shell.footer.copyright', { year, brand: brand.name })}</p>
        <div>
          {showLiveChat &&
            (liveChatScript ? (
              <button type="button" onClick={() => openModal('live-chat')}>
                {t('shell.footer.liveChat')}
              </button>
            ) : (
              <a className="chat" href={addressOf(urlOf('contacts'))} {...handlers}>
                {t('shell.footer.liveChat')}
              </a>
            ))}
          {consentRequired && (
            <button type="button" onClick={() => window.dispatchEvent(new Event(ASK_CONSENT))}>
              {t('shell.footer.consent')}
            </button>
          )}
          <LanguageSelector />
          <FooterClock />
        </div>
      </div>
    </FooterFrame>
  );
}
