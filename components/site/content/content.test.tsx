import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { Faq } from './Faq';
import { StaticPage } from './StaticPage';

const content = {
  title: 'Our terms',
  blocks: [
    { type: 'heading', text: 'Who may play' },
    { type: 'paragraph', text: '<b>Adults</b> only' },
    { type: 'list', items: ['One', 'Two'] },
  ],
} as const;

test('shows what the operator wrote, block by block, and no HTML in it', () => {
  show(<StaticPage page="bonus-terms" content={content} written={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Our terms' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Who may play' })).toBeVisible();
  expect(screen.getByText('<b>Adults</b> only')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});

test('an ordered list has the numbers that it was written with', () => {
  const blocks = [{ type: 'list', items: ['Three', 'Four'], start: 3 }] as const;
  show(<StaticPage page="bonus-terms" content={{ title: null, blocks }} written={null} />, { styled: true });
  const list = screen.getByRole('list');
  expect([list.tagName, list.getAttribute('start')]).toEqual(['OL', '3']);
  expect(getComputedStyle(list).listStyle).toBe('decimal');
});

test('says that a page is being prepared while the operator has not written it', () => {
  show(<StaticPage page="bonus-terms" content={null} written={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Bonus terms' })).toBeVisible();
  expect(screen.getByText(/page isn’t ready yet/)).toBeVisible();
});

test('marks a text of another language, in its own direction', () => {
  show(<StaticPage page="bonus-terms" content={content} written={{ lang: 'en', dir: 'ltr' }} />, { locale: 'ar' });
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('lang', 'en');
  expect(article).toHaveAttribute('dir', 'ltr');
});

test('questions open one by one, and there is no section without any', async () => {
  const questions = [
    { question: 'What is demo play?', answer: [{ type: 'paragraph', text: 'Play without money.' }] },
  ] as const;
  const { user, rerender } = show(<Faq questions={questions} written={null} />);
  const answer = screen.getByText('Play without money.');
  expect(answer).not.toBeVisible();
  await user.click(screen.getByText('What is demo play?'));
  expect(answer).toBeVisible();
  rerender(<Faq questions={[]} written={null} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
