import { DESK_COLORS, type DeskColors } from '@/domain/game/frameMessages';

/** Gives the controls the brand's colors (style/brand.css). A site that sends none leaves the studio's. */
export function wearColors(stage: HTMLElement, colors: DeskColors | undefined): void {
  stage.toggleAttribute('data-branded', colors !== undefined);
  for (const name of DESK_COLORS)
    if (colors) stage.style.setProperty(`--brand-${name}`, colors[name]);
    else stage.style.removeProperty(`--brand-${name}`);
}
