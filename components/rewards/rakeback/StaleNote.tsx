import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { formatTime } from '@/domain/format/instant';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-8')};
`;

/** Warns that the days are outdated because the backend does not answer. `asOf` in milliseconds. */
export function StaleNote({ asOf, onRetry }: { asOf: number | null; onRetry: () => void }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice tone="warning">
      <Line>
        {t('rakeback.stale', { time: asOf === null ? '' : formatTime(locale, new Date(asOf)) })}
        <Button look="quiet" size="dense" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      </Line>
    </Notice>
  );
}
