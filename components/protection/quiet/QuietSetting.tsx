import { useId } from 'react';
import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Tool } from '../parts/look';
import { useQuietSwitch } from './useQuietSwitch';

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  min-block-size: 44px;
  font-weight: 650;
  cursor: pointer;
`;

/** The switch of quiet mode: hides all that advertises or moves, and leaves money, limits and games. */
export function QuietSetting() {
  const t = useT();
  const id = useId();
  const { isOn, isBusy, failed, turn } = useQuietSwitch();
  return (
    <Tool as="section" aria-labelledby={id} aria-busy={isBusy || undefined}>
      <h2 id={id}>{t('quiet.title')}</h2>
      <p className="what" id={`${id}-what`}>
        {t('quiet.text')}
      </p>
      <Line>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={`${id}-what`}
          checked={isOn}
          onChange={() => void turn(!isOn)}
        />
        {t('quiet.label')}
      </Line>
      {failed && !isBusy && <Notice tone="danger">{t('quiet.failed')}</Notice>}
    </Tool>
  );
}
