import { screen } from '@testing-library/react';
import { MARKETS, type MarketName } from '@/config/markets/markets';
import { Form } from '@/components/ui/form/Form';
import { inMarket } from '@/domain/site/inMarket';
import { formSchema } from '@/hooks/accountSchema';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { show } from '@/tests/render';
import { BirthField } from './BirthField';

function Field({ name, born }: { name: MarketName; born: string }) {
  return (
    <SettingsProvider value={inMarket(useSettings(), MARKETS[name])}>
      <Form label="You" initialValues={{ dateOfBirth: born }} schema={formSchema({})} onSubmit={async () => null}>
        <BirthField label="Date of birth" today="2026-11-27" opened="" />
      </Form>
    </SettingsProvider>
  );
}

test.each([
  ['spain', '2008-11-28', false],
  ['spain', '2008-11-27', true],
  ['spain', '2000-11-28', true],
  ['spain', '2000-11-27', false],
  ['spain', '', false],
  ['malta', '2005-01-01', false],
] as const)('MKT-48 in %s who was born on "%s" reads the message to young players: %s', (name, born, reads) => {
  show(<Field name={name} born={born} />);
  expect(screen.queryAllByText(/^Between the ages of 18 and 25, the risk/)).toHaveLength(reads ? 1 : 0);
});

test('the age that the hint names is the market’s', () => {
  show(<Field name="pennsylvania" born="" />);
  expect(screen.getByText(/^You must be 21 or older \(born on or before 27 Nov 2005/)).toBeVisible();
});
