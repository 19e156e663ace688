import type { AdaptedId, AdapterOperations, AnswerOperation } from '@/contract/adapterTypes';
import { operationsOfContract, type Operation } from '@/contract/document';
import { valuesIn } from '@/services/http/endpoints';
import { EnvError } from '../start/variables';

/** An operation of the contract with the adapter's function for it, whatever its types. */
export type Route = { operation: Operation; answer: AnswerOperation<never> };

/** Where a call goes: the route, and the values of the placeholders in its path. */
export type Match = Route & { path: Record<string, string> };

const isFile = ({ responses }: Operation) => '*/*' in ((responses['200'] as { content?: object }).content ?? {});

/** The values of a path's placeholders; null where the path is another, or a value is none. */
function placeholders(path: string, template: string): Record<string, string> | null {
  const values = [...(valuesIn(path, template) ?? [])];
  try {
    const decoded = values.map(([name, value]) => [name, decodeURIComponent(value)] as const);
    return decoded.length > 0 && decoded.every(([, value]) => value !== '') ? Object.fromEntries(decoded) : null;
  } catch {
    return null;
  }
}

function routeOf([id, answer]: [string, unknown]): Route {
  const operation = operationsOfContract.find(({ operationId }) => operationId === id);
  if (!operation) throw new EnvError('ADAPTER', `the contract has no operation ${id}`);
  if (isFile(operation)) throw new EnvError('ADAPTER', `${id} answers with a file, which an adapter cannot`);
  if (typeof answer !== 'function') throw new EnvError('ADAPTER', `${id} must be a function`);
  return { operation, answer: answer as AnswerOperation<never> };
}

/** A look-up of the adapter's operations by method and path. Throws EnvError for what is no operation. */
export function routesOf(operations: AdapterOperations): (method: string, path: string) => Match | null {
  const routes = Object.entries<AnswerOperation<AdaptedId> | undefined>(operations).map(routeOf);
  const literal = new Map(routes.map((route) => [`${route.operation.method} ${route.operation.path}`, route]));
  const patterns = routes.filter(({ operation }) => operation.path.includes('{'));
  return (method, path) => {
    const verb = method.toLowerCase();
    const exact = literal.get(`${verb} ${path}`);
    if (exact) return { ...exact, path: {} };
    for (const route of patterns.filter(({ operation }) => operation.method === verb)) {
      const values = placeholders(path, route.operation.path);
      if (values) return { ...route, path: values };
    }
    return null;
  };
}
