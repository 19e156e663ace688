import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ConsentBanner } from './ConsentBanner';
import { show } from '@/tests/render';

const PAGE = <a href="#content">Skip to the content</a>;

function Footer() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {PAGE}
      <button type="button" onClick={() => setAsked(true)}>
        Privacy choices
      </button>
      {asked && <ConsentBanner present="refused" onAnswer={() => setAsked(false)} />}
    </>
  );
}

test('D02 the banner comes right behind the skip link by keyboard', async () => {
  const { user } = show(
    <>
      {PAGE}
      <ConsentBanner present={null} onAnswer={() => undefined} />
    </>,
  );
  const stops: string[] = [];
  for (let stop = 0; stop < 4; stop++) {
    await user.tab();
    stops.push(document.activeElement?.textContent ?? '');
  }
  expect(stops).toEqual(['Skip to the content', 'Privacy policy', 'Decline', 'Allow']);
});

test('D02 the page leaves as much room as the banner takes, for as long as it is there', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: window.innerHeight - 268 } as DOMRect);
  const { unmount } = show(<ConsentBanner present={null} onAnswer={() => undefined} />);
  const room = () => document.documentElement.style.getPropertyValue('--consent-room');
  expect(room()).toBe('268px');
  unmount();
  expect(room()).toBe('');
});

test('D02 whoever reopened it from the footer is back at the footer after the answer', async () => {
  const { user } = show(<Footer />);
  await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(screen.getByRole('heading')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(screen.getByRole('button', { name: 'Privacy choices' })).toHaveFocus();
});
