import { LifeBuoy } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { STATIC_PAGES } from '@/config/staticPages';
import { ButtonLink } from '@/components/ui/Button';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Brand } from './Brand';
import { LanguageSelector } from './LanguageSelector';
import { Icon } from '@/components/ui/Icon';

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
  .safer > a {
    grid-column: 1 / -1;
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
  .licence {
    display: flex;
    flex-direction: column;
    gap: ${token('space-12')};
    max-inline-size: 72ch;
    color: ${token('text-muted')};
  }
  nav h2 {
    font: 650 ${token('type-sm')} ${token('font-text')};
    letter-spacing: 0;
    text-transform: none;
    color: ${token('text')};
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-24')};
  }
  nav a {
    display: block;
    padding-block: 10px;
  }
  nav a:hover {
    color: ${token('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-24')};
    padding-block-start: ${token('space-20')};
    border-block-start: 1px solid ${token('border')};
  }
  ${media.tablet} {
    .safer {
      grid-template-columns: auto 1fr auto;
      padding: ${token('space-20')} ${token('space-24')};
    }
    .safer > a {
      grid-column: auto;
    }
  }
`;

/** The foot of every page: age, safer play, who runs the site, language. `year` is decided by the server. */
export function Footer({ year }: { year: number }) {
  const t = useT();
  const { brandName, licence, helpLine } = useSettings();
  const legal = useId();
  const help = safeHref(helpLine?.href ?? '');
  return (
    <Root>
      <div className="safer">
        <span className="adults" dir="ltr" role="img" aria-label={t('shell.footer.adults')}>
          18+
        </span>
        <p>
          <strong>{t('shell.footer.saferTitle')}</strong>
          {t('shell.footer.saferText')}
        </p>
        {helpLine && help && (
          <ButtonLink
            look="outline"
            href={help}
            target="_blank"
            rel="noreferrer"
            icon={<Icon of={LifeBuoy} size={16} />}
          >
            {helpLine.label}
            <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      <div className="licence">
        <Brand />
        {licence && <p dir="auto">{licence}</p>}
      </div>
      <nav aria-labelledby={legal}>
        <h2 id={legal}>{t('shell.footer.legal')}</h2>
        <ul>
          {STATIC_PAGES.map((page) => (
            <li key={page}>
              <SiteLink href={`/${page}`}>{t(`shell.page.${page}`)}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="line">
        <p>{t('shell.footer.copyright', { year, brand: brandName })}</p>
        <LanguageSelector />
      </div>
    </Root>
  );
}
