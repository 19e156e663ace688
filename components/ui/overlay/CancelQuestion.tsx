import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';
import { Question } from './Question';

type CancelQuestionProps = {
  title: string;
  /** State of the cancellation (`useWrite`). */
  phase: 'idle' | 'sending' | 'checking' | 'unknown' | 'refused' | 'done' | 'elsewhere' | 'duplicate';
  words: {
    /** Label of the button that cancels nothing. */
    keep: string;
    yes: string;
    /** Label of the retry after a lost answer. */
    again: string;
  };
  onYes: () => void;
  onClose: () => void;
  /** What is cancelled, what that does, and the outcome. */
  children: ReactNode;
};

/** Confirms a cancellation. Once it was refused or its outcome is unknown, only closing is offered. */
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
