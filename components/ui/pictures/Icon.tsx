import type { IconNode } from 'lucide';
import { iconPath } from './iconPath';

type IconProps = {
  /** A lucide icon. */
  of: IconNode;
  size?: 16 | 20 | 24;
  className?: string;
};

/**
 * A decorative icon; its meaning is given beside it in words. Stroke and fill are in the base style, because a page has
 * two dozen icons and lucide-react writes five attributes on each (a twelfth of a lobby's render).
 */
export const Icon = ({ of, size = 20, className = '' }: IconProps) => (
  <svg className={`icon ${className}`.trimEnd()} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <path d={iconPath(of)} />
  </svg>
);
