import { screen } from '@testing-library/react';
import { Field, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { show } from '@/tests/render';
import { PlaceFilled } from './PlaceFilled';

const EMPTY = { countryCode: '', currencyCode: '', phoneCode: '', wanted: '' };

/** Another part of the form, which fills a field in the same moment. */
function Other() {
  const { setFieldValue } = useFormikContext();
  useEffect(() => void setFieldValue('wanted', 'phone'), [setFieldValue]);
  return null;
}

it('fills what is empty, and undoes nothing that another part sets in the same moment', async () => {
  show(
    <Formik initialValues={{ ...EMPTY, currencyCode: 'USD' }} onSubmit={() => undefined}>
      <>
        {Object.keys(EMPTY).map((name) => (
          <Field key={name} name={name} aria-label={name} />
        ))}
        <Other />
        <PlaceFilled place={{ countryCode: 'DE', currencyCode: 'EUR', phoneCode: 'DE' }} />
      </>
    </Formik>,
  );
  expect(await screen.findByRole('textbox', { name: 'wanted' })).toHaveValue('phone');
  expect(screen.getByRole('textbox', { name: 'countryCode' })).toHaveValue('DE');
  expect(screen.getByRole('textbox', { name: 'phoneCode' })).toHaveValue('DE');
  expect(screen.getByRole('textbox', { name: 'currencyCode' })).toHaveValue('USD');
});
