import { useT } from '@/hooks/useT';
import { ButtonLink } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { type ComponentProps } from 'react';

/** A button-styled link to another site, in a new tab. */
export function OutsideButton({ children, ...rest }: ComponentProps<typeof ButtonLink>) {
  const t = useT();
  return (
    <ButtonLink {...rest} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
    </ButtonLink>
  );
}
