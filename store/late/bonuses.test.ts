import { userBonusesEndpoint } from '@/services/bonuses/bonuses';
import { BONUS_PATHS as PATHS, bonusRows, wireUserBonus } from '@/tests/support/bonuses';
import { playerStore } from '@/tests/support/player';
import { addBonus, bonusOf } from './bonuses';

afterEach(() => localStorage.clear());

test.each([
  ['its status is missing', { status: undefined }, 'ub1'],
  ['its status is not known', { status: 'paused' }, 'ub1'],
  ['it is not listed', { status: 'completed', userBonusId: 'ub2' }, 'ub1'],
  ['another is active', { userBonusId: 'ub2' }, 'ub2'],
  ['it has ended', { status: 'cancelled' }, undefined],
])('BON-05 the active bonus after a page of the list where %s', async (_, row, id) => {
  const answers = { [PATHS.mine]: bonusRows([wireUserBonus(row)]) };
  const { store } = await playerStore(answers, {}, { activeBonus: wireUserBonus() });
  addBonus(store);
  expect(bonusOf(store.getState()).active?.userBonusId).toBe('ub1');
  await store.dispatch(userBonusesEndpoint.initiate({ page: 1 }));
  expect(bonusOf(store.getState()).active?.userBonusId).toBe(id);
});
