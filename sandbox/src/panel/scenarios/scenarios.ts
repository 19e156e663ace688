import { visitorCookie } from '../../http/visitorCookie';
import { WrongInput } from '../sections/section';
import { MONEY } from './money';
import { PROTECTION, REWARDS, VISITORS } from './people';
import { type Scenario } from './scenario';
import { createTools, type ToolParts } from './tools';

/** Every scenario by its name. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map(
  Object.entries<Scenario>({ ...VISITORS, ...MONEY, ...PROTECTION, ...REWARDS }),
);

/** A scenario as it was made: the address to open, and the log-in to use there; null for a guest. */
export type MadeScenario = {
  name: string;
  says: string;
  open: string;
  logIn: { email: string; password: string; token: string } | null;
};

/** Path of the panel that makes the browser come from a scenario's country, and goes on to the site. */
export const visitPath = (name: string): string => `/sandbox/scenarios/${name}/visit`;

function scenarioNamed(name: string): Scenario {
  const scenario = SCENARIOS.get(name);
  if (!scenario) throw new WrongInput(`${name} is none of ${[...SCENARIOS.keys()].join(', ')}.`);
  return scenario;
}

/** Makes scenarios on a running sandbox. */
export function createScenarios(parts: ToolParts) {
  const { siteOrigins } = parts;
  const tools = createTools(parts);

  const siteOf = ({ brand }: Scenario): string => {
    const own = brand && siteOrigins.find((origin) => new URL(origin).hostname === `${brand}.localhost`);
    return own ?? siteOrigins[0] ?? '';
  };

  return {
    /** Makes one; `panelPort` is where browsers reach the panel. Throws WrongInput for an unknown name. */
    async make(name: string, panelPort: string): Promise<MadeScenario> {
      const { make, says, country, path, ...scenario } = scenarioNamed(name);
      const site = siteOf({ says, path, ...scenario });
      const player = (await make?.(tools)) ?? null;
      const visit = `http://${new URL(site).hostname}:${panelPort}${visitPath(name)}`;
      return {
        name,
        says,
        open: country === undefined ? `${site}${path}` : visit,
        logIn: player && { email: player.email, password: player.password, token: player.token },
      };
    },
    /** What the visit of a scenario sets, and where it leads. */
    visit(name: string): { cookie: string; site: string } {
      const scenario = scenarioNamed(name);
      const cookie = visitorCookie({ ip: null, country: scenario.country ?? null });
      return { cookie, site: `${siteOf(scenario)}${scenario.path}` };
    },
  };
}

export type Scenarios = ReturnType<typeof createScenarios>;
