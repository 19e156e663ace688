/** By what a player can prove who they are. */
export const PROOFS = ['authenticator', 'passkey', 'recoveryCode', 'password'] as const;
export type ProofKind = (typeof PROOFS)[number];

/** One proof, as it is sent. */
export type Proof = { code: string } | { recoveryCode: string } | { passkey: object } | { password: string };

/** A passkey of the player; null for what the backend did not tell. */
export type Passkey = {
  id: string;
  name: string | null;
  createdAt: string | null;
  /** Null for one that was never used, undefined where the backend does not tell. */
  lastUsedAt?: string | null;
};

/** How an account is protected. */
export type Security = {
  /** Null where it is off. */
  authenticatorSince: string | null;
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number | null;
};

/** A log-in that waits for its second step. */
export type SecondStepAsked = { ticket: string; methods: readonly ProofKind[] };

/** The kinds that this site knows, in the order in which they are offered. */
export function proofsIn(details: unknown): readonly ProofKind[] {
  const { methods } = Object(details) as { methods?: unknown };
  return PROOFS.filter((kind) => Array.isArray(methods) && methods.includes(kind));
}

/** What SECOND_STEP_REQUIRED asks for; null for any other error, and where the site knows no way to answer. */
export function secondStepIn({ code, details }: { code?: string; details?: unknown }): SecondStepAsked | null {
  const { ticket } = Object(details) as { ticket?: unknown };
  const methods = proofsIn(details);
  return code === 'SECOND_STEP_REQUIRED' && typeof ticket === 'string' && methods.length > 0
    ? { ticket, methods }
    : null;
}
