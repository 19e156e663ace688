import { parseArgs } from 'node:util';
import { type Account } from './backend/check';

export const USAGE = `Runs the contract against a casino backend.

  npm run conformance -- <base url> [--writes] [--account <email>:<password>] [--json]

  --writes   also checks calls that change something at the backend
  --account  a player for the checks of signed-in calls
  --json     prints the report as JSON only
  SYSTEM_TOKEN (environment) is sent as x-system-token when it is set.`;

export type Options = { baseUrl: string; writes: boolean; account: Account | null; json: boolean };

/** The command's arguments, or a message about what is wrong with them. */
export function readOptions(args: string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        writes: { type: 'boolean', default: false },
        account: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [baseUrl, ...rest] = positionals;
    if (!baseUrl || rest.length > 0) return 'Give one base url.';
    if (!/^https?:$/.test(new URL(baseUrl).protocol)) return `${baseUrl} is no http address.`;
    const account = readAccount(values.account);
    const { writes, json } = values;
    return account === undefined ? 'An account is email:password.' : { baseUrl, writes, account, json };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Null when none is given, undefined when it cannot be parsed. A password may contain colons. */
function readAccount(text: string | undefined): Account | null | undefined {
  if (text === undefined) return null;
  const [, email, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  return email && password ? { email, password } : undefined;
}
