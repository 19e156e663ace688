import { ChevronRight } from 'lucide';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { SiteLink } from '../controls/SiteLink';
import { Icon } from '../pictures/Icon';

/** The last crumb is the current page and has no href. */
export type Crumb = { label: string; href?: string };

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-subtle')};

  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
  }
  a:hover {
    color: ${token('text')};
  }
  [aria-current] {
    color: ${token('text')};
  }
`;

/** The path from the start page to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <List>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <Icon of={ChevronRight} size={16} className="flip" />}
            {href ? <SiteLink href={href}>{label}</SiteLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
