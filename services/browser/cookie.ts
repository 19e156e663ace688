const YEAR_S = 365 * 24 * 60 * 60;

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** Keeps a cookie for a year, for the whole site; where the site has https it is sent over https alone. */
export const keepCookie = (name: string, value: string): void => write(name, value, YEAR_S);

/** Removes a cookie of the whole site. */
export const dropCookie = (name: string): void => write(name, '', 0);
