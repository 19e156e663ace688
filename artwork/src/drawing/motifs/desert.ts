import { type Motif, shade } from '../paint';
import { circle, clip, ellipse, group, mirror, opacity, path, rect, ring, stroke } from '../svg';

/* Ancient Egypt. */

const HEADCLOTH =
  'M0,-104C58,-104 78,-62 84,-14L104,84C84,96 62,96 46,86L44,20H-44L-46,86C-62,96 -84,96 -104,84L-84,-14C-78,-62 -58,-104 0,-104Z';

export const pharaoh: Motif = (c) => {
  const stripe = (y: number) => path(`M-110,${y}L0,${y - 30}L110,${y}V${y + 8}L0,${y - 22}L-110,${y + 8}Z`, c.a[1]);
  const stripes = Array.from({ length: 20 }, (_, i) => stripe((i - 6) * 17 - 30)).join('');
  return (
    clip('headcloth', path(HEADCLOTH, '#fff'), rect(-120, -120, 240, 240, 0, shade('g')) + stripes) +
    path('M-50,-40C-50,-62 50,-62 50,-40C54,10 40,62 0,72C-40,62 -54,10 -50,-40Z', shade('g')) +
    path('M0,-57C24,-57 50,-55 50,-40C54,10 40,62 0,72Z', c.g[1], opacity(0.28)) +
    path('M-60,-44C-40,-66 40,-66 60,-44L56,-30C36,-48 -36,-48 -56,-30Z', c.g[4]) +
    mirror(
      path('M10,-8C20,-20 36,-18 44,-8C36,2 20,2 10,-8Z', '#fffbe8') +
        circle(27, -8, 7, '#14223a') +
        stroke('M8,-8C20,-22 38,-20 48,-8L58,-4', '#14223a', 4) +
        stroke('M10,-24C22,-34 38,-32 48,-24', '#14223a', 4.5) +
        stroke('M27,2L30,16', '#14223a', 3),
    ) +
    stroke('M0,-6L-5,24C-4,29 4,29 5,24', c.g[1], 3) +
    path('M-18,42C-8,36 8,36 18,42C8,52 -8,52 -18,42Z', c.g[1]) +
    path('M-11,68H11L15,112C6,118 -6,118 -15,112Z', c.a[1]) +
    [80, 92, 104].map((y) => stroke(`M-11,${y}H11`, c.g[3], 3)).join('') +
    path('M-9,-62C-16,-84 -14,-104 0,-112C14,-104 16,-84 9,-62Z', c.m[3]) +
    circle(0, -94, 5, c.g[5])
  );
};

export const eye: Motif = (c) =>
  stroke('M-88,-8C-40,-62 40,-62 92,-4C44,34 -44,34 -88,-8Z', c.g[1], 18) +
  path('M-88,-8C-40,-62 40,-62 92,-4C44,34 -44,34 -88,-8Z', c.a[0]) +
  circle(4, -14, 33, shade('gr')) +
  circle(4, -14, 16, c.a[0]) +
  circle(-2, -20, 6, '#fff') +
  stroke('M-88,-8C-40,-62 40,-62 92,-4C44,34 -44,34 -88,-8Z', c.g[4], 8) +
  stroke('M-84,-46C-40,-96 44,-96 92,-48', c.g[3], 11) +
  stroke('M8,28L16,88M-18,26C-34,66 -66,84 -82,62C-90,48 -72,38 -66,52', c.g[3], 10) +
  stroke('M-84,-50C-40,-100 44,-100 92,-52', c.g[5], 3);

export const scarab: Motif = (c) =>
  mirror(
    path('M14,-26C60,-92 112,-64 104,-8C80,-18 44,-10 16,14Z', shade('a')) +
      [0.3, 0.5, 0.7, 0.9]
        .map((t) =>
          stroke(
            `M18,-10C${40 + t * 20},${-50 * t - 10} ${70 + t * 20},${-40 * t - 14} ${80 + t * 22},${-16 - t * 16}`,
            c.g[3],
            2.5,
          ),
        )
        .join('') +
      stroke('M34,20L70,34L76,58M30,46L56,66L54,90', c.g[2], 7),
  ) +
  ellipse(0, 34, 42, 54, shade('m')) +
  stroke('M0,-4V86', c.m[0], 4) +
  stroke('M-40,18C-20,2 20,2 40,18', c.g[3], 6) +
  ellipse(0, -26, 27, 20, shade('m')) +
  circle(0, -70, 24, shade('gr')) +
  ellipse(-16, 24, 8, 20, '#fff', 'opacity=".35" transform="rotate(12 -16 24)"');

export const book: Motif = (c) =>
  group(
    'rotate(-8)',
    rect(-70, -96, 148, 192, 8, '#efe2c4') +
      rect(-76, -100, 146, 192, 9, c.m[0]) +
      rect(-82, -102, 146, 196, 9, shade('m')) +
      rect(-82, -102, 20, 196, 6, c.m[1]) +
      rect(-50, -88, 102, 168, 4, 'none', `stroke="${c.g[3]}" stroke-width="4"`) +
      (
        [
          [-54, -92],
          [56, -92],
          [-54, 84],
          [56, 84],
        ] as const
      )
        .map((p) => path(`M${p[0]},${p[1]}m-16,0l16,-14l16,14l-16,14z`, shade('g')))
        .join('') +
      circle(1, -4, 44, c.g[1]) +
      circle(1, -4, 38, c.a[1]) +
      group('translate(1 -4) scale(.36)', eye(c)) +
      group(
        'translate(1 -4)',
        ring(12, () => path('M-4,-52L0,-64L4,-52Z', c.g[4])),
      ),
  );
