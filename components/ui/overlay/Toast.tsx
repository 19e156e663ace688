import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { TOAST_MS } from '@/config/motion';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { IconButton } from '../controls/IconButton';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${token('space-4')};
  padding-inline-start: 14px;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-md')};
  background: ${token('surface3')};
  box-shadow: ${token('shadow-lg')};
  font: 500 ${token('type-sm')} ${token('font-text')};
  color: ${token('text')};
  pointer-events: auto;
  animation: toast-in ${token('motion-base')} ${token('ease')};

  > svg {
    color: ${token('success-text')};
  }
  &.error > svg {
    color: ${token('danger-text')};
  }
  p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      translate: 0 ${token('space-16')};
    }
  }
`;

type ToastProps = {
  kind: 'success' | 'error';
  text: string;
  onDismiss: () => void;
};

/**
 * A temporary message. A success disappears after six seconds, restarted when pointer or focus leave it; an error
 * stays. The live region around it decides how it is announced.
 */
export function Toast({ kind, text, onDismiss }: ToastProps) {
  const t = useT();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const leave = useEffectEvent(onDismiss);
  const stays = kind === 'error' || hovered || focused;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => leave(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <Root
      className={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={kind === 'error' ? CircleAlert : CircleCheck} />
      <p dir="auto">{text}</p>
      <IconButton label={t('ui.dismiss')} onClick={onDismiss}>
        <Icon of={X} size={16} />
      </IconButton>
    </Root>
  );
}
