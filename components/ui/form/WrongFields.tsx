import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { Notice } from '../feedback/Notice';

/** Says that a submit was refused for what was typed (VAL-02, A31); the errors stand beside the fields. */
export function WrongFields({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <Notice tone="danger">
      <p>{t('form.checkFields')}</p>
      {children}
    </Notice>
  );
}
