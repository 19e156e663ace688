import Router from 'next/router';
import { whenArrived } from './leaving';

const begins = (shallow = false) => Router.events.emit('routeChangeStart', '/vip', { shallow });
const arrives = () => Router.events.emit('routeChangeComplete', '/vip', { shallow: false });
const fails = (cancelled: boolean) =>
  Router.events.emit('routeChangeError', Object.assign(new Error('lost'), { cancelled }), '/vip', { shallow: false });

const task = jest.fn();
beforeEach(() => task.mockClear());
afterEach(arrives);

test('a task runs at once while no other page is being loaded', () => {
  whenArrived(task);
  expect(task).toHaveBeenCalledTimes(1);
  begins(true);
  whenArrived(task);
  expect(task).toHaveBeenCalledTimes(2);
});

test.each([
  ['has come', arrives],
  ['cannot be had', () => fails(false)],
])('else it runs once, when that page %s', (_, end) => {
  begins();
  whenArrived(task);
  expect(task).not.toHaveBeenCalled();
  end();
  arrives();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page that another one overtakes does not end the wait', () => {
  begins();
  whenArrived(task);
  fails(true);
  begins();
  expect(task).not.toHaveBeenCalled();
  arrives();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that is called off does not run', () => {
  begins();
  whenArrived(task)();
  arrives();
  expect(task).not.toHaveBeenCalled();
});
