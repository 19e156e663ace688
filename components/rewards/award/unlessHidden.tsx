import type { ComponentType } from 'react';
import { useAbsent } from '@/hooks/useAbsent';
import { useThemeFlags } from '@/hooks/useThemeFlags';

/** The part of the award, unless the theme that the page wears or the backend has none (AWARD-03). */
export const unlessHidden = (Part: ComponentType): ComponentType =>
  function OfTheme() {
    const [{ hideAwardCard }, isAbsent] = [useThemeFlags(), useAbsent('award')];
    return hideAwardCard || isAbsent ? null : <Part />;
  };
