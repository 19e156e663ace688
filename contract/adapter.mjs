/**
 * What an operator's adapter imports as `baize/adapter` (docs/adapters). Plain JavaScript: Node loads it unbuilt.
 */

/**
 * Types an adapter; returns what it is given. `create` is called once per brand, so that nothing it keeps is shared
 * between brands.
 *
 * @param {import('./adapterTypes').CreateAdapter} create
 * @returns {import('./adapterTypes').CreateAdapter}
 */
export const defineAdapter = (create) => create;

/** Thrown by an adapter, it becomes an error answer of the contract. */
export class Refusal extends Error {
  /**
   * @param {number} status 400 to 599
   * @param {string} code one of the operation's `x-refusals`, or any for statuses other than 404, 409 and 422
   * @param {{ message?: string, details?: Record<string, unknown> }} [more]
   */
  constructor(status, code, { message = code, details } = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
