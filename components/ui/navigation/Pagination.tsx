import { ChevronLeft, ChevronRight } from 'lucide';
import styled from 'styled-components';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { ButtonLink } from '../controls/Button';
import { useLocale } from '../LocaleContext';
import { Icon } from '../pictures/Icon';

const Root = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token('space-16')};
  color: ${token('text-muted')};

  [rel='prev'] {
    justify-self: end;
  }
  [rel='next'] {
    justify-self: start;
  }
  p {
    grid-column: 2;
  }
`;

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Previous and next page as plain links; renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useT();
  const locale = useLocale();
  if (pages <= 1) return null;
  return (
    <Root aria-label={t('ui.pages')}>
      {page > 1 && (
        <ButtonLink rel="prev" href={hrefOf(page - 1)} icon={<Icon of={ChevronLeft} className="flip" />}>
          {t('ui.previousPage')}
        </ButtonLink>
      )}
      <p suppressHydrationWarning>
        {t('ui.pageOf', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}
      </p>
      {page < pages && (
        <ButtonLink rel="next" href={hrefOf(page + 1)}>
          {t('ui.nextPage')}
          <Icon of={ChevronRight} className="flip" />
        </ButtonLink>
      )}
    </Root>
  );
}
