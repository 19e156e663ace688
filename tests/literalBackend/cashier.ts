import { type Handler } from './base/context.ts';
import { forbidden, underData } from './base/reply.ts';
import { pick } from './base/shapes.ts';

/** API-20, ENT-15, ENT-16, PAY-17: GET /api/admin/get-payments; 403 for guests ("token only"). */
export const getPayments: Handler = ({ state, write, account: owner }) => {
  if (!owner) return forbidden(state.shapes, 1);
  return underData(state.shapes, {
    payments: state.methods.map((method, row) => ({
      id: write.id(method.id, row),
      name: method.name,
      paymentMethod: method.name,
      title: write.words(method.title, row % 2),
      ...write.without({
        rawTitle: row % 3 === 0 ? method.title : null,
        description: row % 2 === 0 ? write.words(`${method.title} at once`, row) : null,
        order: method.order === null ? null : write.id(method.order, row),
      }),
      // A flag that is not set is left out as often as it is false.
      ...(method.hidden || row % 2 === 0 ? { hidden: write.flag(method.hidden ?? false, row) } : {}),
      isActive: write.flag(method.isActive, row),
      ...(method.withdrawalExist || row % 3 === 0
        ? { withdrawalExist: write.flag(method.withdrawalExist ?? false, row) }
        : {}),
      ...(method.isCardForm === undefined ? {} : { isCardForm: write.flag(method.isCardForm, row) }),
      ...(pick(state.shapes, 'extras') === 'none' || row % 4 !== 3 ? write.thumbnail(method.picture, row) : {}),
      ...method.lists,
      ...write.extras(),
    })),
  });
};
