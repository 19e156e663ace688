import { useT } from '@/hooks/useT';
import { ButtonLink } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { type ComponentProps } from 'react';

/** A button that leads to a place outside the site, in a tab of its own. */
export function OutsideButton({ children, ...rest }: ComponentProps<typeof ButtonLink>) {
  const t = useT();
  return (
    <ButtonLink {...rest} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
    </ButtonLink>
  );
}
