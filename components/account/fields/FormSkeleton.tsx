import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** A field, one with a hint below it, two beside each other, a hinted one before such two; tabs; a paragraph; the consents; a button, or the sheet's foot with one or two. */
type Row = 'field' | 'hinted' | 'pair' | 'three' | 'tabs' | 'text' | 'consents' | 'button' | 'foot' | 'feet';

const Root = styled.div`
  display: grid;
  gap: ${token('space-16')};

  > * {
    block-size: 72px;
  }
  [data-row='hinted'] {
    block-size: 94px;
  }
  [data-row='pair'] {
    block-size: 160px;
  }
  [data-row='three'] {
    block-size: 182px;
  }
  :is([data-row='tabs'], [data-row='text']) {
    block-size: 44px;
  }
  [data-row='consents'] {
    block-size: 104px;
  }
  [data-row='button'] {
    block-size: 52px;
  }
  [data-row='foot'] {
    block-size: 92px;
  }
  [data-row='feet'] {
    block-size: 144px;
  }
  .field {
    display: grid;
    align-content: start;
    gap: ${token('space-8')};
  }
  .field > :last-child,
  [data-row='button'] {
    border-radius: ${token('radius-md')};
  }
  .field > :last-child {
    block-size: 48px;
  }
  ${media.tablet} {
    [data-row='pair'] {
      block-size: 72px;
    }
    [data-row='consents'] {
      block-size: 68px;
    }
    [data-row='feet'] {
      block-size: 92px;
    }
  }
  ${media.desktop} {
    [data-row='three'] {
      block-size: 110px;
    }
  }
`;

const FIELDS: ReadonlySet<Row> = new Set(['field', 'hinted', 'pair', 'three']);

/** Placeholder of a loading form: as high as the form with these rows, so that its dialog does not move when it comes. */
export function FormSkeleton({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  return (
    <Root role="status" aria-busy aria-label={t('account.loading')}>
      {rows.map((row, index) =>
        FIELDS.has(row) ? (
          <span key={index} data-row={row} className="field">
            <Skeleton $shape="line" />
            <Skeleton $shape="cell" />
          </span>
        ) : (
          <Skeleton key={index} data-row={row} $shape="cell" />
        ),
      )}
    </Root>
  );
}
