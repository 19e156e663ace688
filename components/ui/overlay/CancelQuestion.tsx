import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';
import { Question } from './Question';

type CancelQuestionProps = {
  title: string;
  /** How the cancelling stands (`useIntent`): not asked for, on its way, without an answer, or answered. */
  phase: 'idle' | 'sending' | 'checking' | 'unknown' | 'refused' | 'done';
  words: {
    /** Leaves everything as it is. */
    keep: string;
    yes: string;
    /** The same after an answer that was lost. */
    again: string;
  };
  onYes: () => void;
  onClose: () => void;
  /** What is cancelled, what that does, and how the cancelling went. */
  children: ReactNode;
};

/** Asks before something is cancelled. Once that is refused, or is not known, nothing can be kept by an answer any more. */
export function CancelQuestion({ title, phase, words, onYes, onClose, children }: CancelQuestionProps) {
  const t = useT();
  const isOpen = phase === 'idle' || phase === 'sending';
  return (
    <Dialog open onClose={onClose} title={title}>
      <Question aria-busy={phase === 'sending' || undefined}>
        {children}
        <div className="answers">
          <Button size="main" onClick={onClose}>
            {isOpen ? words.keep : t('ui.close')}
          </Button>
          {phase !== 'checking' && phase !== 'refused' && (
            <Button look="primary" size="main" busy={phase === 'sending'} onClick={onYes}>
              {phase === 'unknown' ? words.again : words.yes}
            </Button>
          )}
        </div>
      </Question>
    </Dialog>
  );
}
