import { ENDPOINTS, ASSETS } from '@/config/endpoints/endpoints';
import { endpointPaths, isOwnPath, type EndpointOverrides } from '@/services/http/endpoints';

/** Addresses of the contract that no call of the site's own names; `*` stands for any rest. */
const OTHERS = [ENDPOINTS.settings.path, `${ASSETS}*`, '/api/user/google-callback'];

const PLACEHOLDER = /\\\{\w+\\\}/g;

/** A matcher of a path with placeholders in braces and, at its end, `*` for any rest. */
function matcherOf(path: string): RegExp {
  const exact = path.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${exact.replace(PLACEHOLDER, '[^/]+')}${path.endsWith('*') ? '.*' : ''}$`);
}

/** A lookup of paths, by name where they have no placeholder. */
function listOf(paths: readonly string[]): (path: string) => boolean {
  const isPattern = (path: string) => /[{*]/.test(path);
  const literal = new Set(paths.filter((path) => !isPattern(path)));
  const patterns = paths.filter(isPattern).map(matcherOf);
  return (path) => literal.has(path) || patterns.some((pattern) => pattern.test(path));
}

/** Whether a backend could take the path for one of its administration, however it is written. */
function isAdmin(path: string): boolean {
  try {
    return /^\/+api\/+admin(?![\w-])/i.test(
      decodeURIComponent(path)
        .replaceAll('\\', '/')
        .replace(/(?:\/\.)+(?=\/)/g, ''),
    );
  } catch {
    return true;
  }
}

/**
 * Tells which addresses of a backend are open to visitors (audit B10): those of the contract, those that the host's
 * settings put in their place, and those of `more` (API_PATHS), which opens no address of an administration.
 */
export function openPaths(more: readonly string[]): (path: string, overrides: EndpointOverrides) => boolean {
  const isOfContract = listOf([...endpointPaths(), ...OTHERS]);
  const isOfSetting = listOf(more);
  const isOverride = (path: string, overrides: EndpointOverrides) =>
    Object.values(overrides).some((wanted) => isOwnPath(wanted) && matcherOf(wanted).test(path));
  return (path, overrides) =>
    isOfContract(path) || isOverride(path, overrides) || (isOfSetting(path) && !isAdmin(path));
}
