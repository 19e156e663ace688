import type { ComponentType } from 'react';
import { useThemeFlags } from '@/hooks/useThemeFlags';

/** The part of the award, unless the theme that the page wears has none (AWARD-03). */
export const unlessHidden = (Part: ComponentType): ComponentType =>
  function OfTheme() {
    return useThemeFlags().hideAwardCard ? null : <Part />;
  };
