import { SECURITY_ENDPOINTS } from '@/config/endpoints/security';
import type { Passkey, Proof, Security } from '@/domain/account/security/security';
import { toSignedIn, type SignedIn } from '@/services/account/auth';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, isBag, list, Malformed, number, readAll, text, toId } from '@/services/http/parse';
import { told } from '@/services/http/told';
import { written, type Write } from '@/services/http/writes';

/** What a change answers: the methods now, and new recovery codes, told this once. */
export type SecurityChange = { security: Security; recoveryCodes: readonly string[] };
type Started = { secret: string; uri: string };

function toPasskey(wire: unknown): Passkey | null {
  const { id, name, createdAt, lastUsedAt } = bag(wire);
  const known = toId(id);
  if (known === null) return null;
  return { id: known, name: text(name), createdAt: text(createdAt), lastUsedAt: told(lastUsedAt, text) };
}

/** Reads the methods of a player. Throws Malformed for an answer without them: nothing may look off that is on. */
export function toSecurityChange(wire: unknown): SecurityChange {
  const { security, recoveryCodes } = bag(bag(wire).data);
  if (!isBag(security) || !Array.isArray(security.passkeys)) throw new Malformed('The answer holds no methods');
  const since = told(security.authenticatorSince, text);
  if (since === undefined) throw new Malformed('The answer does not say whether the authenticator is on');
  return {
    security: {
      authenticatorSince: since,
      passkeys: readAll(security.passkeys, toPasskey),
      recoveryCodesLeft: number(security.recoveryCodesLeft),
    },
    recoveryCodes: list(recoveryCodes).filter((one) => typeof one === 'string'),
  };
}

function toStarted(wire: unknown): Started {
  const data = bag(bag(wire).data);
  const [secret, uri] = [text(data.secret), text(data.uri)];
  if (secret === null || uri === null) throw new Malformed('The answer holds no secret');
  return { secret, uri };
}

function toOptions(wire: unknown): object {
  const { options } = bag(bag(wire).data);
  if (!isBag(options)) throw new Malformed('The answer holds no options');
  return options;
}

const SECURITY = { type: USER_TAG, id: 'security' } as const;
/** What a market demands of the methods is among the notices. */
const CHANGED = [SECURITY, { type: USER_TAG, id: 'notices' }] as const;

const change = ({ intent, timeoutMs, ...body }: Write & object) => ({
  needsToken: true,
  body,
  ...written({ intent, timeoutMs }),
  read: toSecurityChange,
});

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    security: build.query<Security, void>({
      query: () => ({
        ...call(SECURITY_ENDPOINTS.security),
        needsToken: true,
        read: (wire) => toSecurityChange(wire).security,
      }),
      providesTags: [USER_TAG, SECURITY],
    }),
    startAuthenticator: build.mutation<Started, void>({
      query: () => ({ ...call(SECURITY_ENDPOINTS.startAuthenticator), needsToken: true, read: toStarted }),
    }),
    confirmAuthenticator: build.mutation<SecurityChange, Write & { code: string }>({
      query: (write) => ({ ...call(SECURITY_ENDPOINTS.confirmAuthenticator), ...change(write) }),
      invalidatesTags: CHANGED,
    }),
    removeAuthenticator: build.mutation<SecurityChange, Write>({
      query: (write) => ({ ...call(SECURITY_ENDPOINTS.removeAuthenticator), ...change(write) }),
      invalidatesTags: CHANGED,
    }),
    renewRecoveryCodes: build.mutation<SecurityChange, Write>({
      query: (write) => ({ ...call(SECURITY_ENDPOINTS.renewRecoveryCodes), ...change(write) }),
      invalidatesTags: CHANGED,
    }),
    startPasskey: build.mutation<object, void>({
      query: () => ({ ...call(SECURITY_ENDPOINTS.startPasskey), needsToken: true, read: toOptions }),
    }),
    addPasskey: build.mutation<SecurityChange, Write & { name: string | null; passkey: object }>({
      query: (write) => ({ ...call(SECURITY_ENDPOINTS.addPasskey), ...change(write) }),
      invalidatesTags: CHANGED,
    }),
    removePasskey: build.mutation<SecurityChange, Write & { id: string }>({
      query: (write) => ({ ...call(SECURITY_ENDPOINTS.removePasskey), ...change(write) }),
      invalidatesTags: CHANGED,
    }),
    /** For a log-in, with a ticket or without; for a proof by the signed-in player with `signedIn`. */
    passkeyChallenge: build.mutation<object, { ticket?: string; signedIn?: true }>({
      query: ({ ticket, signedIn }) => ({
        ...call(SECURITY_ENDPOINTS.passkeyChallenge),
        body: ticket === undefined ? {} : { ticket },
        ...(signedIn ? { needsToken: true } : { token: null }),
        read: toOptions,
      }),
    }),
    loginWithPasskey: build.mutation<SignedIn, Write & { passkey: object }>({
      query: ({ intent, timeoutMs, ...body }) => ({
        ...call(SECURITY_ENDPOINTS.loginWithPasskey),
        body,
        token: null,
        ...written({ intent, timeoutMs }),
        read: toSignedIn,
      }),
    }),
    loginSecondStep: build.mutation<SignedIn, Write & { ticket: string; proof: Proof }>({
      query: ({ intent, timeoutMs, ...body }) => ({
        ...call(SECURITY_ENDPOINTS.loginSecondStep),
        body,
        token: null,
        ...written({ intent, timeoutMs }),
        read: toSignedIn,
      }),
    }),
    confirmIdentity: build.mutation<null, Write & { proof: Proof }>({
      query: ({ intent, timeoutMs, ...body }) => ({
        ...call(SECURITY_ENDPOINTS.confirmIdentity),
        body,
        needsToken: true,
        ...written({ intent, timeoutMs }),
        read: () => null,
      }),
    }),
  }),
});

export const {
  useSecurityQuery,
  useStartAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  usePasskeyChallengeMutation,
  useLoginWithPasskeyMutation,
  useLoginSecondStepMutation,
  useConfirmIdentityMutation,
} = securityApi;

/** Changes the known methods before they are asked for again. */
export const { updateQueryData: keepSecurity } = securityApi.util;
