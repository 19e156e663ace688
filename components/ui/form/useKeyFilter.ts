import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Rejects typed characters that `passes` does not accept (VAL-04, VAL-09). Only single key presses are filtered: IME
 * composition, autofill and pasted text pass, and the field's validation judges them.
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
