import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';
import { Button } from '../controls/Button';

const Root = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 6px;
  justify-items: ${(props) => (props.$wide ? 'stretch' : 'start')};

  p {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

type SubmitButtonProps = {
  children: ReactNode;
  disabled?: boolean;
  /** Why it is disabled. */
  hint?: string;
  /** Full width, as in a dialog; false fits the text. */
  wide?: boolean;
};

/** Submits the enclosing form; shows itself as busy while the form is submitting. */
export function SubmitButton({ children, disabled = false, hint, wide = true }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const explained = disabled && hint !== undefined;
  return (
    <Root $wide={wide}>
      <Button
        type="submit"
        look="primary"
        size={wide ? 'main' : 'normal'}
        wide={wide}
        busy={isSubmitting}
        disabled={disabled}
        aria-describedby={explained ? id : undefined}
      >
        {children}
      </Button>
      {explained && <p id={id}>{hint}</p>}
    </Root>
  );
}
