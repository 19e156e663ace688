import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from '@/contract/document';

/** How a value is encoded: JSON has types; path, query and headers are text and are coerced to the contract's type. */
export type Form = 'json' | 'text';

const SHAPES = 'shapes';

/** A schema of the bundle with its references redirected to the single schema document registered with ajv. */
const forAjv = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${SHAPES}#/$defs/`)) as object;

/** Strict: a misspelt keyword in the contract throws instead of being ignored. */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, coerceTypes });
  addFormats(ajv);
  ajv.addVocabulary(['example']);
  return ajv.addSchema({ $id: SHAPES, $defs: forAjv(contract.components.schemas ?? {}) });
}

const validators: Record<Form, { ajv: Ajv2020; compiled: WeakMap<object, ValidateFunction> }> = {
  json: { ajv: createAjv(false), compiled: new WeakMap() },
  text: { ajv: createAjv(true), compiled: new WeakMap() },
};

/** The validator of a schema of the contract; its references may point to the contract's components. */
export function validatorOf(schema: object, form: Form): ValidateFunction {
  const { ajv, compiled } = validators[form];
  const validator = compiled.get(schema) ?? ajv.compile(forAjv(schema));
  compiled.set(schema, validator);
  return validator;
}
