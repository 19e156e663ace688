import {
  Cherry,
  Dices,
  Flame,
  Gift,
  House,
  LayoutGrid,
  type LucideIcon,
  Rows3,
  Sparkles,
  Waypoints,
} from 'lucide-react';

/** Icons that data may name: places of the menu, and categories of the backend by their Lucide names. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  home: House,
  casino: Dices,
  cherry: Cherry,
  dices: Dices,
  flame: Flame,
  gift: Gift,
  'rows-3': Rows3,
  sparkles: Sparkles,
  waypoints: Waypoints,
};

/** What Lucide writes on each icon and the base style says once: menus and tabs hold twenty icons a page. */
const LEAN = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** The icon of that name; a plain grid for a name that is not in the set. */
export function NamedIcon({ name, size = 20 }: { name: string | null; size?: 16 | 20 | 24 }) {
  const Glyph = name !== null && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  const Drawn = Glyph ?? LayoutGrid;
  return <Drawn size={size} {...LEAN} />;
}
