import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { Amount } from './figures/Amount';
import { Button, ButtonLink } from './controls/Button';
import { initialsOf } from './pictures/initials';
import { Day } from './figures/Figures';
import { NamedIcon } from './pictures/NamedIcon';
import { Notice } from './feedback/Notice';
import { EmptyState } from './feedback/StateBlock';

describe('Button', () => {
  it('acts on click and on the keys, unless it is disabled or busy', async () => {
    const act = jest.fn();
    const { user, rerender } = show(<Button onClick={act}>Go</Button>);
    await user.tab();
    await user.keyboard('{Enter} ');
    expect(act).toHaveBeenCalledTimes(2);
    rerender(
      <Button busy onClick={act}>
        Go
      </Button>,
    );
    await user.keyboard('{Enter}');
    rerender(
      <Button disabled onClick={act}>
        Go
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('never sends a form by itself', () => {
    show(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('as a link is a link', () => {
    show(<ButtonLink href="/casino">Games</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/casino');
  });
});

describe('Amount', () => {
  it('isolates the number, so that a line from right to left keeps it whole', () => {
    show(<Amount value="-18.40" currency="EUR" />);
    expect(screen.getByText('−€18.40').tagName).toBe('BDI');
  });

  it('names demo credits in words and gives them no currency sign', () => {
    const { container } = show(<Amount value="1000.00" currency="DEMO" />);
    expect(container).toHaveTextContent(/^1,000.00 demo credits$/);
  });

  it.each(['', 'NaN', 'a lot'])('shows a dash for %j', (value) => {
    const { container } = show(<Amount value={value} currency="EUR" />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

it('Day carries the machine form beside the words, and nothing for what is no day', () => {
  const { container, rerender } = show(<Day value="2026-11-20" />);
  expect(screen.getByText('20 Nov 2026')).toHaveAttribute('datetime', '2026-11-20');
  rerender(<Day value="2026-02-31" />);
  expect(container).toBeEmptyDOMElement();
});

it('Notice reads out what is wrong at once and leaves the rest for later', () => {
  const { rerender } = show(<Notice tone="danger">Card number is not complete.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('Card number is not complete.');
  rerender(<Notice tone="success">Limit updated.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('Limit updated.');
});

it('Notice shows the text of a success a moment after its region, which is told only then', () => {
  const { rerender } = show(<Notice tone="success">Limit updated.</Notice>, { styled: true });
  const animation = (text: string) => getComputedStyle(screen.getByText(text)).animation;
  expect(animation('Limit updated.')).toContain('told');
  rerender(<Notice>Limits can be lowered at once.</Notice>);
  expect(animation('Limits can be lowered at once.')).not.toContain('told');
});

it('NamedIcon draws a grid for a name it does not know, whatever the name', () => {
  const { container } = show(
    <>
      <NamedIcon name="flame" />
      <NamedIcon name="no-such-icon" />
      <NamedIcon name="constructor" />
      <NamedIcon name={null} />
    </>,
  );
  const [flame, ...others] = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(flame).toContain('<path');
  expect(new Set(others)).toEqual(new Set([others[0]]));
  expect(others[0]).not.toBe(flame);
});

it('EmptyState is a heading only where it is the page', () => {
  const { rerender } = show(<EmptyState title="Nothing here" />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<EmptyState level="h1" title="Nothing here" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeInTheDocument();
});

it.each([
  ['Kraken Tides', 'KT'],
  ["Joker's Parade", 'JP'],
  ['The Book of Amun', 'TB'],
  ['ruby', 'R'],
  ['كنوز الصحراء', 'كا'],
  ['éclair 7', 'É'],
  ['𝔄lpha', '𝔄'],
  ['777', ''],
  ['', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
