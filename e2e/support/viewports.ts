import { devices } from '@playwright/test';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};
