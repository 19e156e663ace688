import { OctagonX } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Icon } from '@/components/ui/pictures/Icon';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { REAL_PLAY_PARTS } from '../late/gameParts';

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: 44px;
  min-block-size: 44px;
  border-radius: ${token('radius-md')};
  box-shadow: inset 0 0 0 1.5px ${token('danger-text')};
  font-size: 14px;
  font-weight: 650;
  color: ${token('danger-text')};
  white-space: nowrap;

  &:hover {
    background: ${token('danger-soft')};
  }
  .words {
    display: none;
  }
  ${media.wide} {
    padding-inline: ${token('space-12')};

    .words {
      display: inline;
    }
  }
`;

/** On every page, where the market has one: a break of 24 hours, which is the market's first (faults.ts), in two presses. */
export function PanicButton() {
  const t = useT();
  // Only the button goes with the break that it began: its receipt stays until it is closed.
  const isExcluded = useExcluded() !== null;
  const [open, setOpen] = useState(false);
  /** The dialog stays once it was open: what it wrote may be unanswered. */
  const [wasOpen, setWasOpen] = useState(false);
  const ask = () => {
    setOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      {!isExcluded && (
        <Root type="button" aria-haspopup="dialog" onClick={ask}>
          <Icon of={OctagonX} size={20} />
          <span className="words" aria-hidden>
            {t('play.panic.short')}
          </span>
          <VisuallyHidden>{t('play.panic.name')}</VisuallyHidden>
        </Root>
      )}
      {wasOpen && <REAL_PLAY_PARTS.Break open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
