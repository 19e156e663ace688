import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root';

/**
 * Loads `.env` into the process if the file exists. Existing variables take precedence, and an empty value means "not
 * set", so that a copied .env.example changes nothing.
 */
export function loadEnvironment(file = inRoot('.env')): void {
  if (!existsSync(file)) return;
  const before = new Set(Object.keys(process.env));
  process.loadEnvFile(file);
  for (const [name, value] of Object.entries(process.env))
    if (value === '' && !before.has(name)) delete process.env[name];
}

/** The names that .env.example documents, in its order. */
export const documentedVariables = (text = readFileSync(inRoot('.env.example'), 'utf8')): string[] =>
  [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!);
