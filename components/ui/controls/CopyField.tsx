import { Check, Copy } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';

const Root = styled.div`
  min-inline-size: 0;

  .line {
    display: flex;
    align-items: stretch;
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .value {
    flex: 1;
    min-inline-size: 0;
    padding: ${token('space-12')} 14px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
  button {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-md')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
  button:hover {
    background: ${token('surface3')};
  }
  [role='status'] {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

type CopyFieldProps = {
  /** Id of what names the value. */
  labelledBy: string;
  /** The value as it is shown. */
  children: ReactNode;
  /** What became of the last press; null before the first. */
  copied: 'copied' | 'failed' | null;
  onCopy: () => void;
  words: { copy: string; copied: string; failed: string };
};

/** A text with a copy button that reports success or failure. */
export const CopyField = ({ labelledBy, children, copied, onCopy, words }: CopyFieldProps) => (
  <Root>
    <div className="line">
      <bdi className="value" dir="ltr">
        {children}
      </bdi>
      <button type="button" aria-describedby={labelledBy} onClick={onCopy}>
        <Icon of={copied === 'copied' ? Check : Copy} size={16} />
        {words.copy}
      </button>
    </div>
    <p role="status">{copied && words[copied]}</p>
  </Root>
);
