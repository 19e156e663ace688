import { alternativeTo } from './alternative';

const card = { name: 'bankcard', isCardForm: true };
const carouseller = { name: 'Carouseller', isCardForm: false };
const skrill = { name: 'skrill', isCardForm: false };
const all = [skrill, carouseller, card];

test.each(['visa', 'master', 'mastercard', 'card', 'cards', 'VISA', 'MasterCard', ' Card '])(
  'PAY-20 after the card %j the card form is offered',
  (name) => {
    expect(alternativeTo(name, all)).toBe(card);
    expect(alternativeTo(name, [skrill, carouseller])).toBeNull();
  },
);

test.each(['skrill', 'bitcoin', 'bankcard', 'visas', '', '__proto__', 'constructor', '<b>'])(
  'PAY-21 after %j the method named carouseller is offered where there is one',
  (name) => {
    expect(alternativeTo(name, all)).toBe(carouseller);
    expect(alternativeTo(name, [skrill, card])).toBeNull();
  },
);

test('the method that failed is never offered again, however it is written', () => {
  expect(alternativeTo('CAROUSELLER', all)).toBeNull();
  expect(alternativeTo('visa', [{ name: 'Visa', isCardForm: true }, carouseller])).toBeNull();
});

test('another card form is offered where the one that failed is a card form itself', () => {
  expect(alternativeTo('visa', [{ name: 'visa', isCardForm: true }, card])).toBe(card);
});

test('without methods there is nothing to offer', () => {
  expect(alternativeTo('visa', [])).toBeNull();
});
