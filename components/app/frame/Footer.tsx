import { ShieldCheck } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { ASK_CONSENT } from '@/config/consent';
import { safeHref } from '@/domain/links/safeHref';
import { toolsOf } from '@/domain/site/promises';
import { licenceLine } from '@/domain/site/licenceLine';
import { openModal } from '@/hooks/address/modalAddress';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Brand } from './Brand';
import { FooterClock } from './FooterClock';
import { FooterPlaces } from './FooterPlaces';
import { LanguageSelector } from '../menu/LanguageSelector';
import { Marks, marksLook } from './Marks';
import { ALL_LINKS_ID } from '../menu/MenuButton';
import { useShell } from '../ShellContext';

const Root = styled.footer`
  display: flex;
  flex-direction: column;
  gap: ${token('space-24')};
  margin-block-start: ${token('space-40')};
  padding-block: ${token('space-32')} ${token('space-24')};
  border-block-start: 1px solid ${token('border')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  .safer {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${token('space-16')} ${token('space-20')};
    padding: ${token('space-16')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
  }
  .safer > div:last-child {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .safer a {
    flex: 1 0 auto;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: ${token('space-20')};
    border-radius: ${token('radius-md')};
    font-weight: 650;
    color: ${token('text')};
  }
  .safer a:hover {
    background: ${token('surface2')};
  }
  .safer .tools {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .adults {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border: 2.5px solid currentColor;
    border-radius: 50%;
    font: 750 17px/1 ${token('font-text')};
    color: ${token('text')};
  }
  strong {
    display: block;
    font: 650 ${token('type-md')} ${token('font-text')};
    color: ${token('text')};
  }
  .columns {
    display: flex;
    flex-direction: column;
    gap: ${token('space-32')};
  }
  .licence {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space-16')};
  }
  nav {
    display: grid;
    scroll-margin-block-start: 72px;
  }
  nav > div {
    border-block-end: 1px solid ${token('border')};
  }
  h2 > span {
    display: none;
  }
  h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 48px;
    font: inherit;
    color: inherit;
  }
  [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  h2 {
    font: 650 ${token('type-sm')} ${token('font-text')};
    letter-spacing: 0;
    text-transform: none;
    color: ${token('text')};
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  nav a:hover {
    color: ${token('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .line {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-24')};
    padding-block-start: ${token('space-12')};
    border-block-start: 1px solid ${token('border')};
  }
  .line > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
  }
  .line :is(button, .chat) {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
  }
  .line :is(button, .chat):hover {
    color: ${token('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Above its button, because below it the page ends. */
  details > ul {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(100% + ${token('space-8')});
    max-block-size: 60vh;
    overflow-y: auto;
    padding: ${token('space-8')} ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
    box-shadow: ${token('shadow-lg')};
  }
  ${marksLook}
  .clock {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 20px;
    min-inline-size: 120px;
  }
  ${media.phone} {
    nav ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${token('space-20')};
      padding-block-end: ${token('space-12')};
    }
    nav [data-folded] {
      display: none;
    }
  }
  ${media.tablet} {
    .safer {
      grid-template-columns: auto 1fr auto;
      padding: ${token('space-20')} ${token('space-24')};
    }
    .safer > div:last-child {
      grid-column: auto;
    }
    nav {
      grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
      gap: ${token('space-24')} ${token('space-20')};
    }
    nav > div {
      border: 0;
    }
    h2 > span {
      display: inline;
      margin-block-end: ${token('space-4')};
    }
    h2 > button {
      display: none;
    }
    nav a {
      min-block-size: 32px;
    }
  }
  ${media.desktop} {
    .columns {
      flex-direction: row;
      gap: ${token('space-48')};
    }
    .licence {
      flex: 0 0 280px;
    }
    nav {
      flex: 1;
    }
  }
`;

/**
 * The footer of every page: age and safer play, licence, all places as plain links, payment methods, providers,
 * language and time (NAV-24). `year` comes from the server.
 */
export function Footer({ year }: { year: number }) {
  const t = useT();
  const { addressOf, handlers } = useFollow();
  const urlOf = usePageUrl();
  const settings = useSettings();
  const { brandName, licence, helpLine, socialLinks, paymentLogos, providerLogos, consentRequired } = settings;
  const { showLiveChat, liveChatScript } = settings;
  const { minimumAge } = settings.marketRules;
  const help = safeHref(helpLine?.href ?? '');
  const line = licenceLine(licence, useShell().locale.code);
  return (
    <Root>
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
          <Brand />
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
        <p>{t('shell.footer.copyright', { year, brand: brandName })}</p>
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
    </Root>
  );
}
