import openapi from '../../contract/generated/openapi.json';
import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import type { Operation } from '@/config/endpoints/operations';
import { endpointOf } from '@/services/http/endpoints';

/** Where the page stands. */
export const CAPABILITIES_PAGE = 'docs/capabilities.md';

const INTRODUCTION = `# Capabilities

Made by \`npm run capabilities\` from \`config/capabilities.ts\`. Do not edit.

What the site can offer depends on the calls that a backend has. A capability without a call it needs is absent: from
menus, pages, links and dialogs, and its addresses say that this casino does not offer it. A call counts as missing when
the setting \`endpoints\` has null for it, or when the backend answers with 501 or 405, or with a 404 that is not about the
thing asked for: the host tries calls that change nothing, at its start and again where one looks missing, and from half a
minute to ten minutes after each miss. A page notes the others at first use. The log
says so once. Calls in italics are the specification's own, all others are described in \`contract/openapi.yaml\` only.

`;

type Described = { readonly 'x-source'?: string };
const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described | undefined>>>>;

function callOf(operation: Operation): string {
  const { method, path } = endpointOf(operation);
  const isSpecified = paths[path]?.[method.toLowerCase()]?.['x-source'] === 'specification';
  const call = `\`${method} ${path}\``;
  return isSpecified ? `*${call}*` : call;
}

const list = (items: readonly string[], between = '<br>') => (items.length > 0 ? items.join(between) : '–');

function line(capability: Capability): string {
  const { needs, needsOneOf = [], pages = [], dialogs = [] }: CapabilityRow = CAPABILITIES[capability];
  const { words, uses = [], protects } = CAPABILITY_NOTES[capability];
  const needed = [
    ...needs.map(callOf),
    ...(needsOneOf.length > 0 ? [`one of ${needsOneOf.map(callOf).join(', ')}`] : []),
  ];
  const screens = [...pages.map((page) => `\`${page}\``), ...dialogs.map((dialog) => `\`?modal=${dialog}\``)];
  const name = protects ? `**${capability}** (protects players)` : capability;
  return `| ${name} | ${words} | ${list(needed)} | ${list(uses.map(callOf))} | ${list(screens)} |`;
}

/** docs/capabilities.md as it should be. */
export const capabilitiesPage = (): string =>
  `${INTRODUCTION}| capability | a player can | needs | uses | addresses |\n|---|---|---|---|---|\n${(
    Object.keys(CAPABILITIES) as Capability[]
  )
    .map(line)
    .join('\n')}\n`;
