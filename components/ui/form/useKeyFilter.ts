import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Refuses typed characters that `passes` does not let through (VAL-04, VAL-09). Only single keys are looked at: what an
 * input method composes, a manager fills in or the player pastes stays as it is, and the rules of the field judge it.
 */
export function useKeyFilter(
  field: RefObject<HTMLInputElement | null>,
  passes: ((character: string) => boolean) | undefined,
): void {
  const refuses = useEffectEvent(
    ({ inputType, isComposing, data }: InputEvent) =>
      passes !== undefined && inputType === 'insertText' && !isComposing && data?.length === 1 && !passes(data),
  );
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const judge = (event: InputEvent) => {
      if (refuses(event)) event.preventDefault();
    };
    input.addEventListener('beforeinput', judge);
    return () => input.removeEventListener('beforeinput', judge);
  }, [field]);
}
