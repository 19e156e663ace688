import { Cherry, Dices, Flame, Gift, House, LayoutGrid, type IconNode, Rows3, Sparkles, Waypoints } from 'lucide';
import { Icon } from './Icon';

/** Icons that data may name: places of the menu, and categories of the backend by their Lucide names. */
const ICONS: Readonly<Record<string, IconNode>> = {
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

/** The icon of that name; a plain grid for a name that is not in the set. */
export function NamedIcon({ name, size = 20 }: { name: string | null; size?: 16 | 20 | 24 }) {
  const known = name !== null && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return <Icon of={known ?? LayoutGrid} size={size} />;
}
