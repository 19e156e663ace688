import { fittingSize } from '@/services/browser/canvas';

export type CardPicture = {
  brand: string;
  /** Null where the player's name stays off the card. */
  name: string | null;
  /** Every figure with its name, all of the same size: losses as plain as wins. */
  figures: readonly { label: string; value: string }[];
  /** Below the figures. */
  foot: string;
  rtl: boolean;
};

export const CARD_SIZE = { width: 800, height: 1000 } as const;

const [EDGE, GAP, FIRST, ROW] = [60, 24, 330, 180] as const;

/** Draws the card of a player's figures; `look` gives the theme's values by token. */
export function drawCard(ctx: CanvasRenderingContext2D, card: CardPicture, look: (name: string) => string): void {
  const { width, height } = CARD_SIZE;
  const { rtl } = card;
  const font = (weight: number, face: 'font-text' | 'font-display') => (size: number) =>
    `${weight} ${size}px ${look(face)}`;
  const write = (
    text: string,
    [x, y, room]: readonly [number, number, number],
    size: number,
    face: (size: number) => string,
  ) => {
    ctx.font = face(fittingSize(ctx, text, face, [size, room]));
    ctx.fillText(text, x, y);
  };
  const start = rtl ? width - EDGE : EDGE;
  ctx.fillStyle = look('bg');
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = look('accent');
  ctx.fillRect(0, 0, width, 14);
  ctx.direction = rtl ? 'rtl' : 'ltr';
  ctx.textAlign = 'start';
  ctx.fillStyle = look('text-muted');
  write(card.brand, [start, 110, width - 2 * EDGE], 34, font(600, 'font-text'));
  ctx.fillStyle = look('text');
  if (card.name !== null) write(card.name, [start, 210, width - 2 * EDGE], 72, font(700, 'font-display'));

  const wide = (width - 2 * EDGE - GAP) / 2;
  for (const [index, { label, value }] of card.figures.entries()) {
    const column = rtl ? 1 - (index % 2) : index % 2;
    const [x, y] = [EDGE + column * (wide + GAP), FIRST + Math.floor(index / 2) * (ROW + GAP) - 60];
    ctx.fillStyle = look('surface2');
    ctx.beginPath();
    ctx.roundRect(x, y, wide, ROW, 20);
    ctx.fill();
    const at = rtl ? x + wide - 28 : x + 28;
    ctx.fillStyle = look('text-muted');
    write(label, [at, y + 58, wide - 56], 28, font(400, 'font-text'));
    ctx.fillStyle = look('text');
    write(value, [at, y + 134, wide - 56], 60, font(700, 'font-text'));
  }
  ctx.fillStyle = look('text-muted');
  write(card.foot, [start, height - 56, width - 2 * EDGE], 26, font(400, 'font-text'));
}
