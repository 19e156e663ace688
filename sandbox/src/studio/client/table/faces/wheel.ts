import { colourOf, POCKETS, WHEEL } from '../../../engines/roulette/wheel';
import { type TableState } from '../../../table/wire';
import { element } from '../../frame/elements';
import { type Picture } from './face';

const SVG = 'http://www.w3.org/2000/svg';
const STEP = 360 / POCKETS;
/** Radius of the ball's track, and of its place in a pocket. */
const RIM = 176;
const BED = 112;
/** Speed of the ball in degrees per second until its pocket is known. */
const FREE_SPEED = 640;
/** Turns of the ball while it slows down. */
const TURNS = 5;

const make = (name: string, attributes: Record<string, string | number>, parent: Element, text = ''): SVGElement => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  parent.append(made);
  return made;
};

const at = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
};

const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${at(outer, from)}A${outer},${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner},${inner} 0 0 0 ${at(inner, from)}Z`;

/** Draws bowl and wheel; answers the rotating part and the ball. */
function draw(svg: Element): { turning: SVGElement; ball: SVGElement } {
  svg.replaceChildren();
  make('circle', { r: 198, class: 'bowl' }, svg);
  make('circle', { r: 186, class: 'track' }, svg);
  const turning = make('g', {}, svg);
  make('circle', { r: 164, class: 'gold' }, turning);
  for (const [index, pocket] of WHEEL.entries()) {
    const middle = index * STEP;
    const [from, to] = [middle - STEP / 2, middle + STEP / 2];
    make('path', { d: sector(130, 161, from, to), class: `pocket ${colourOf(pocket)}` }, turning);
    make('path', { d: sector(92, 130, from, to), class: `pocket deep ${colourOf(pocket)}` }, turning);
    make('text', { class: 'number', transform: `rotate(${middle}) translate(0 -140)` }, turning, String(pocket));
  }
  make('circle', { r: 92, class: 'cone' }, turning);
  for (let spoke = 0; spoke < 4; spoke += 1)
    make('path', { d: 'M-5,-14 L0,-64 L5,-14Z', class: 'spoke', transform: `rotate(${spoke * 90 + 45})` }, turning);
  make('circle', { r: 22, class: 'hub' }, turning);
  make('circle', { r: 9, class: 'hub top' }, turning);
  const ball = make('circle', { r: 7.5, class: 'ball', cx: 0, cy: 0 }, svg);
  return { turning, ball };
}

const smooth = (part: number): number => part * part * (3 - 2 * part);
const slowing = (part: number): number => 1 - (1 - part) ** 3;

/**
 * The wheel. It turns only while the ball runs, two full turns; with reduced motion it does not turn, and the ball only
 * appears in its pocket.
 */
export function createWheel(): Picture {
  const { turning, ball } = draw(element('wheel'));
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let state: TableState | null = null;
  let frame = 0;
  /** The ball's position when its pocket became known. */
  let known: { number: number; from: number; at: number } | null = null;

  const put = (wheelAngle: number, ballAngle: number | null, radius: number) => {
    turning.setAttribute('transform', `rotate(${wheelAngle.toFixed(2)})`);
    ball.toggleAttribute('hidden', ballAngle === null);
    if (ballAngle === null) return;
    const [x = '0', y = '0'] = at(radius, ballAngle).split(',');
    ball.setAttribute('cx', x);
    ball.setAttribute('cy', y);
  };

  const angleOf = (outcome: string) => WHEEL.indexOf(Number(outcome)) * STEP;

  /** One frame of the animation, a function of the clock only: everybody at the table sees the same. */
  const picture = ({ number, outcome, closesAt, fallsAt, endsAt, history }: TableState, now: number) => {
    if (now < closesAt) return put(0, history[0] === undefined ? null : angleOf(history[0]), BED);
    const wheelAngle = (time: number) => 720 * smooth(Math.min(1, (time - closesAt) / (endsAt - closesAt - 500)));
    const free = (time: number) => -((time - closesAt) / 1000) * FREE_SPEED;
    if (outcome === null) return put(wheelAngle(now), free(now), RIM);
    if (known?.number !== number) known = { number, from: free(now), at: now };
    if (now >= fallsAt) return put(wheelAngle(now), wheelAngle(now) + angleOf(outcome), BED);
    const target = wheelAngle(fallsAt) + angleOf(outcome);
    const way = ((((target - known.from) % 360) - 360) % 360) - TURNS * 360;
    const part = Math.min(1, (now - known.at) / Math.max(1, fallsAt - known.at));
    // The ball leaves the track late and bounces a little before it rests.
    const falling = Math.max(0, (part - 0.62) / 0.38);
    const jump = Math.abs(Math.sin(falling * Math.PI * 2.5)) * 14 * (1 - falling);
    put(
      wheelAngle(now),
      known.from + way * slowing(part),
      RIM + (BED - RIM) * smooth(falling) + (falling > 0 ? jump : 0),
    );
  };

  return {
    show(next, now) {
      state = next;
      cancelAnimationFrame(frame);
      const step = () => {
        if (!state) return;
        if (still.matches) {
          const shown = state.phase === 'result' ? state.outcome : (state.history[0] ?? null);
          return put(0, shown === null || state.phase === 'spinning' ? null : angleOf(shown), BED);
        }
        picture(state, now());
        if (state.phase !== 'betting') frame = requestAnimationFrame(step);
      };
      step();
    },
  };
}
