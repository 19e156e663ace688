/** Device type in wire format (TRK-06). */
export type DeviceType = 'mobile' | 'tablet' | 'desktop';

const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Android|Windows Phone|BlackBerry|Opera Mini/i;
const DESKTOP = /Windows NT|Macintosh|X11|CrOS|Linux/i;

/** Widest phone and tablet layouts in CSS pixels (spec §2). */
const PHONE_WIDTH = 767;
const TABLET_WIDTH = 1024;

const byWidth = (width: number): DeviceType =>
  width <= PHONE_WIDTH ? 'mobile' : width <= TABLET_WIDTH ? 'tablet' : 'desktop';

/** Device type by user agent, or by window width if the user agent does not say (OP-015). */
export function deviceTypeOf(userAgent: string, width: number): DeviceType {
  if (TABLET.test(userAgent)) return 'tablet';
  if (MOBILE.test(userAgent)) return 'mobile';
  return DESKTOP.test(userAgent) ? 'desktop' : byWidth(width);
}
