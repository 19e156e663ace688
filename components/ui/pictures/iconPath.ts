import type { IconNode } from 'lucide';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const circle = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

function pathOf(tag: string, attributes: Attributes): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path': {
      const d = String(attributes.d);
      // A path may begin with a relative move, which would start from the end of the previous path.
      return d.startsWith('m') ? `M0 0${d}` : d;
    }
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return circle(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    default:
      throw new Error(`No path for <${tag}>`);
  }
}

const known = new WeakMap<IconNode, string>();

/** Merges the shapes of a lucide icon into one path, which means fewer elements to render. Cached per icon. */
export function iconPath(icon: IconNode): string {
  const path = known.get(icon) ?? icon.map(([tag, attributes]) => pathOf(tag, attributes as Attributes)).join('');
  known.set(icon, path);
  return path;
}
