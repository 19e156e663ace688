import type { PulseGraph } from '@/domain/game/pulse/pulse';
import { fittingSize } from '@/services/browser/canvas';

export type PulsePicture = {
  title: string;
  /** Below the title: how many rounds, and the best. */
  summary: string;
  /** That past rounds say nothing of the next. */
  note: string;
  expected: string;
  labelOf: (multiple: number) => string;
  graph: PulseGraph;
  rtl: boolean;
};

export const PULSE_SIZE = { width: 1200, height: 675 } as const;

const [LEFT, RIGHT, TOP, BOTTOM] = [110, 1_150, 190, 540] as const;

/** Draws the pulse as a picture; `look` gives the theme's values by token. */
export function drawPulse(ctx: CanvasRenderingContext2D, picture: PulsePicture, look: (name: string) => string): void {
  const { width, height } = PULSE_SIZE;
  const { graph, rtl } = picture;
  const font = (weight: number) => (size: number) => `${weight} ${size}px ${look('font-text')}`;
  const start = rtl ? RIGHT : 50;
  const write = (text: string, at: readonly [x: number, y: number], size: number, weight = 400) => {
    const fit = fittingSize(ctx, text, font(weight), [size, width - 100]);
    ctx.font = font(weight)(fit);
    ctx.fillText(text, ...at);
  };
  const lineAt = (share: number) => {
    const y = BOTTOM - share * (BOTTOM - TOP);
    ctx.beginPath();
    ctx.moveTo(LEFT, y);
    ctx.lineTo(RIGHT, y);
    ctx.stroke();
    return y;
  };
  ctx.fillStyle = look('bg');
  ctx.fillRect(0, 0, width, height);
  ctx.direction = rtl ? 'rtl' : 'ltr';
  ctx.textAlign = 'start';
  ctx.fillStyle = look('text');
  write(picture.title, [start, 80], 44, 700);
  ctx.fillStyle = look('text-muted');
  write(picture.summary, [start, 128], 26);
  write(picture.note, [start, 640], 22);

  ctx.strokeStyle = look('border-strong');
  ctx.lineWidth = 1;
  for (const { value, height: share } of [{ value: 0, height: 0 }, ...graph.lines]) {
    const y = lineAt(share);
    ctx.font = font(400)(20);
    ctx.direction = 'ltr';
    ctx.textAlign = 'right';
    ctx.fillText(picture.labelOf(value), LEFT - 12, y + 7);
  }
  const step = (RIGHT - LEFT) / Math.max(1, graph.bars.length);
  ctx.fillStyle = look('accent');
  for (const [index, bar] of graph.bars.entries())
    ctx.fillRect(LEFT + index * step, BOTTOM - bar * (BOTTOM - TOP), step * 0.7, bar * (BOTTOM - TOP));
  ctx.strokeStyle = look('warning');
  ctx.fillStyle = look('warning-text');
  ctx.lineWidth = 3;
  ctx.setLineDash([12, 8]);
  lineAt(graph.expected.height);
  ctx.setLineDash([]);
  ctx.direction = rtl ? 'rtl' : 'ltr';
  ctx.textAlign = 'start';
  write(picture.expected, [start, 595], 24, 600);
}
