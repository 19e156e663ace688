import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Count } from '../figures/Figures';
import { SiteLink } from '../controls/SiteLink';

// `div`: stands at the end even without a link to the whole list before it.
const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;

  > svg {
    color: ${token('accent-text')};
  }
  h2 {
    padding-block: ${token('space-4')};
    font-size: 18px;
    line-height: 24px;
  }
  .count {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  .all {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    /* Its words end where the row ends. */
    margin-inline: auto calc(-1 * ${token('space-8')});
    padding-inline: ${token('space-8')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
    white-space: nowrap;
  }
  > div {
    margin-inline-start: auto;
  }
  .all + div {
    margin-inline-start: 0;
  }
  .all:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    h2 {
      font-size: 20px;
      line-height: 28px;
    }
  }
`;

type SectionHeadingProps = {
  id?: string;
  title: string;
  icon?: ReactNode;
  /** Total number of items. */
  count?: number | undefined;
  /** Page with all of them. */
  href?: string | undefined;
  /** Controls at the end of the line. */
  children?: ReactNode;
};

/** Heading row of a section: title, count, "View all", controls. */
export function SectionHeading({ id, title, icon, count, href, children }: SectionHeadingProps) {
  const t = useT();
  return (
    <Root>
      {icon}
      <h2 id={id}>{title}</h2>
      {count !== undefined && <Count value={count} className="count" />}
      {href && (
        <SiteLink href={href} className="all" aria-label={t('ui.viewAllOf', { name: title })}>
          {t('ui.viewAll')}
        </SiteLink>
      )}
      {children}
    </Root>
  );
}
