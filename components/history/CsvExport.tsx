import { Download } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { MOST_ROWS, useCsv } from './useCsv';

const Root = styled.div`
  display: grid;
  gap: ${token('space-4')};

  p {
    order: 1;
    max-inline-size: 40ch;
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  p:empty {
    display: none;
  }
  ${media.tablet} {
    justify-items: end;
    text-align: end;
  }
`;

/**
 * Beside the page's title: exports the whole filtered period as CSV, with progress, and a note if the row limit cuts it
 * off or rows could not be read.
 */
export function CsvExport<Row extends { id: string }>(props: Parameters<typeof useCsv<Row>>[0]) {
  const t = useT();
  const locale = useLocale();
  const { state, start, stop } = useCsv(props);
  const number = (value: number) => formatNumber(locale, value);
  const loaded = (done: number, all: number) =>
    t('history.csv.running', { done: number(done), count: all, number: number(all) });
  const saved = (rows: number, unread: number, cut: boolean) => {
    const said = cut
      ? t('history.csv.cut', { most: number(MOST_ROWS) })
      : t('history.csv.done', { rows: number(rows) });
    return unread > 0 ? `${said} · ${loaded(rows, rows + unread)}` : said;
  };
  const words = {
    idle: '',
    failed: t('history.csv.failed'),
    running: state.phase === 'running' && state.all !== null ? loaded(state.done, state.all) : t('history.csv.begins'),
    done: state.phase === 'done' ? saved(state.rows, state.unread, state.cut) : '',
  }[state.phase];
  return (
    <Root>
      <p role="status">{words}</p>
      {state.phase === 'running' ? (
        <Button look="outline" onClick={stop}>
          {t('history.csv.stop')}
        </Button>
      ) : (
        <Button look="outline" icon={<Icon of={Download} />} onClick={start}>
          {t('history.csv.save')}
        </Button>
      )}
    </Root>
  );
}
