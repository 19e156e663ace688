import {
  CalendarDays,
  Cherry,
  CirclePlus,
  CircleUser,
  Crown,
  Dices,
  Flame,
  Gift,
  Heart,
  House,
  Info,
  LayoutGrid,
  LifeBuoy,
  Mail,
  Radio,
  Rows3,
  Search,
  ShieldCheck,
  Sparkles,
  Trophy,
  Wallet,
  Waypoints,
  type IconNode,
} from 'lucide';
import { Icon } from './Icon';

/** Icons that data may name: menu places, and the backend's categories by their Lucide names. */
const ICONS: Readonly<Record<string, IconNode>> = {
  calendar: CalendarDays,
  home: House,
  casino: Dices,
  cherry: Cherry,
  crown: Crown,
  deposit: CirclePlus,
  dices: Dices,
  flame: Flame,
  gift: Gift,
  heart: Heart,
  help: LifeBuoy,
  info: Info,
  mail: Mail,
  radio: Radio,
  'rows-3': Rows3,
  search: Search,
  shield: ShieldCheck,
  sparkles: Sparkles,
  trophy: Trophy,
  user: CircleUser,
  wallet: Wallet,
  waypoints: Waypoints,
};

/** The icon of that name; a grid icon for an unknown name. */
export function NamedIcon({ name, size = 20 }: { name: string | null; size?: 16 | 20 | 24 }) {
  const known = name !== null && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return <Icon of={known ?? LayoutGrid} size={size} />;
}
