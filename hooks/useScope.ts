import type { MenuViewer } from '@/domain/navigation/menu';

/**
 * Who looks at the page, for menus: the one place to change when there are accounts. Until then nobody signs in, and a
 * stored token alone names nobody, so every visitor is a guest (NAV-22).
 */
export const useScope = (): MenuViewer['scope'] => 'guest';
