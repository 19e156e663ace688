import { utcDay } from './base/clock.ts';
import { type Context, type Handler, textOf } from './base/context.ts';
import { birthDay, emailFault, genderFault, lengthFault, passwordFault, phoneFault } from './base/fields.ts';
import { bonusRow } from './bonuses.ts';
import { atTop, forbidden, ok, refused, type Reply } from './base/reply.ts';
import { pick } from './base/shapes.ts';
import { type Account, accountByEmail, activeBonuses, sameId, type State } from './base/state.ts';

const SYMBOLS: Record<string, string> = { EUR: '€', USD: '$', TRY: '₺', BRL: 'R$' };

/** userWallet: the five balances of §3, as an object or as a list of wallets. */
function wallet({ state, write }: Context, owner: Account): Record<string, unknown> {
  const form = pick(state.shapes, 'wallet', Number(owner.id));
  if (form === 'absent') return {};
  const balances = Object.fromEntries(
    Object.entries(owner.balance).map(([name, value], position) => [name, write.amount(value, position)]),
  );
  const one = { ...balances, currencyCode: owner.currencyCode, ...write.extras() };
  return { userWallet: form === 'object' ? one : [one] };
}

/** userLoyaltyLevel, referralData, activeBonus, userMonthlyLimit: only their names are promised. */
function details(context: Context, owner: Account): Record<string, unknown> {
  const { state, write } = context;
  const form = pick(state.shapes, 'details', Number(owner.id));
  if (form === 'absent') return {};
  const [used] = activeBonuses(owner);
  const active = used && state.bonuses.find(({ id }) => sameId(used.bonusId, id));
  if (form === 'scalar') {
    return {
      userLoyaltyLevel: write.id(owner.loyaltyLevel, 1),
      referralData: null,
      activeBonus: active ? write.id(active.id, 1) : write.flag(false, 1),
      userMonthlyLimit: write.amount(500, 2),
    };
  }
  return {
    userLoyaltyLevel: { level: write.id(owner.loyaltyLevel, 1), xp: write.amount(1250, 1), ...write.extras() },
    referralData: { link: `/?nxafk=${String(owner.id)}`, visits: write.id(4, 1), registrations: 1, revenue: '0.50' },
    activeBonus: active ? bonusRow(context, active, 0) : null,
    userMonthlyLimit: { limit: write.amount(500, 1) },
  };
}

/** ENT-02, ENT-03: getUser, every field by the name that §3 gives it. */
function getUser({ state, write }: Context, owner: Account): Record<string, unknown> {
  const position = Number(owner.id);
  const tagForm = pick(state.shapes, 'tags', position);
  const excluded = owner.isSelfExclusionPermanent || owner.selfExclusion !== null;
  const limit = {
    isSelfExclusionPermanent: write.flag(owner.isSelfExclusionPermanent, position),
    selfExclusion: owner.selfExclusion === null ? null : write.day(owner.selfExclusion, position),
  };
  return {
    ...write.without({
      dateOfBirth: write.birthDate(owner.dateOfBirth, position),
      currencyCode: owner.currencyCode,
      countryCode: owner.countryCode,
      email: owner.email,
      tags:
        tagForm === 'list'
          ? owner.tags
          : tagForm === 'text'
            ? owner.tags.join(',')
            : owner.tags.map((tag) => ({ tag })),
      userLimit: excluded ? write.without(limit) : null,
      isEmailVerified: write.flag(owner.isEmailVerified, position),
      firstName: owner.firstName,
      lastName: owner.lastName,
      phoneCode: owner.phoneCode === null ? null : write.phoneCode(owner.phoneCode, position),
      phone: owner.phone,
      gender: owner.gender,
      city: owner.city,
      address: owner.address,
      zipCode: owner.zipCode,
      nickname: owner.nickname,
      kycStatus: owner.kycStatus,
      userId: write.id(owner.id, 0),
    }),
    ...write.extras(),
  };
}

/** API-24, ENT-01: GET /api/user/get-user-details; 403 for guests (§6). */
export const getUserDetails: Handler = (context) => {
  const { state, write, account: owner } = context;
  if (!owner) return forbidden(state.shapes, 2);
  return atTop(state.shapes, {
    getUser: getUser(context, owner),
    ...wallet(context, owner),
    depositCount: write.id(owner.depositCount, 1),
    totalDeposit: write.amount(owner.totalDeposit, 1),
    totalSpend: write.amount(owner.totalSpend, 2),
    isCrypto: write.flag(owner.isCrypto, 1),
    ...(SYMBOLS[owner.currencyCode] !== undefined && { currencySymbol: SYMBOLS[owner.currencyCode] }),
    ...details(context, owner),
    ...write.extras(),
  });
};

type TextField = 'firstName' | 'lastName' | 'city' | 'address' | 'zipCode' | 'nickname' | 'countryCode';
const TEXT_FIELDS: TextField[] = ['firstName', 'lastName', 'city', 'address', 'zipCode', 'nickname', 'countryCode'];

/** §4 KYC gating: a field that has a value stays as it is; the address once KYC is approved, the e-mail once verified. */
function lockFault(owner: Account, wanted: Partial<Account>): string | null {
  for (const [key, value] of Object.entries(wanted)) {
    const stored = owner[key as keyof Account];
    if (stored === value || stored === null || stored === '') continue;
    if (key === 'dateOfBirth' && stored === '1900-01-01') continue;
    if (key === 'gender' && stored === 'Not to say') continue;
    if (key === 'email' && !owner.isEmailVerified) continue;
    if (key === 'address' && owner.kycStatus !== 'APPROVED') continue;
    return `${key} can no longer be changed`;
  }
  return null;
}

/** What the form asks for, field by field; a field that is absent or null is left alone (VAL-27 sends empty as null). */
function wantedOf({ state, body }: Context, owner: Account): { wanted: Partial<Account>; fault: string | null } {
  const wanted: Partial<Account> = {};
  const faults: (string | null)[] = [];
  for (const name of TEXT_FIELDS) {
    const value = textOf(body, name);
    if (value === null) continue;
    faults.push(lengthFault(name, value));
    wanted[name] = name === 'countryCode' ? value.toUpperCase() : value;
  }
  const email = textOf(body, 'email');
  if (email !== null) {
    const other = accountByEmail(state, email);
    faults.push(emailFault(email), other && other !== owner ? 'This e-mail is registered already' : null);
    wanted.email = email;
  }
  const phone = textOf(body, 'phone');
  if (phone !== null) faults.push(phoneFault((wanted.phone = phone)));
  const code = textOf(body, 'phoneCode')?.replace(/\D/g, '');
  if (code) wanted.phoneCode = code;
  const gender = textOf(body, 'gender');
  if (gender !== null) faults.push(genderFault((wanted.gender = gender)));
  const born = textOf(body, 'dateOfBirth');
  if (born !== null) {
    const birth = birthDay(born, utcDay(state.now()));
    if ('fault' in birth) faults.push(birth.fault);
    else wanted.dateOfBirth = birth.day;
  }
  return { wanted, fault: faults.find((fault) => fault !== null) ?? lockFault(owner, wanted) };
}

/** The password part of the same call (§7 "also password change"); the names of its fields are not given. */
function passwordPart(
  state: State,
  owner: Account,
  body: Record<string, unknown>,
): { fault: string | null; password?: string } {
  const first = (...names: string[]): string | null =>
    names.map((name) => body[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? null;
  const wanted = first('newPassword', 'new_password', 'password');
  if (wanted === null) return { fault: null };
  const current = first('currentPassword', 'oldPassword', 'current_password', 'old_password');
  const repeated = first(
    'confirmPassword',
    'repeatPassword',
    'newPasswordConfirm',
    'passwordConfirm',
    'confirmNewPassword',
  );
  if (owner.password !== null && current === null) return { fault: 'Current password is required' };
  if (owner.password !== null && current !== owner.password) return { fault: 'The current password is wrong' };
  if (repeated !== null && repeated !== wanted) return { fault: 'Passwords must match' };
  return { fault: passwordFault(state, wanted), password: wanted };
}

/** API-32: a refusal with a status, or a 200 whose data.success is false; the sentence is in `message` both times. */
function updateRefused(state: State, message: string, position: number): Reply {
  if (pick(state.shapes, 'updateRefusals', position) === 'status') return refused(state.shapes, message);
  return ok({ data: { success: false }, message });
}

/** API-29 … API-32, PROF-13: PUT or POST /api/user/update-user-details. */
export const updateUserDetails: Handler = (context) => {
  const { state, account: owner, body } = context;
  if (!owner) return forbidden(state.shapes, 0);
  const password = passwordPart(state, owner, body);
  if (password.fault !== null) return updateRefused(state, password.fault, 0);
  const from = textOf(body, 'updateFrom');
  if (from !== null && from !== 'Update Form' && from !== 'Profile Page') {
    return updateRefused(state, "updateFrom must be 'Update Form' or 'Profile Page'", 0);
  }
  const { wanted, fault } = wantedOf(context, owner);
  if (fault !== null) return updateRefused(state, fault, 1);
  Object.assign(owner, wanted, password.password === undefined ? {} : { password: password.password });
  if (body.onChangeResetKyc === true && state.settings.theme === 'lulu') owner.kycStatus = null;
  return ok({ data: { success: context.write.flag(true, 1) }, message: 'Saved' });
};
