import { type AnswerOf } from '@/contract/wire';
import { type Check, must, success } from '../backend/check';

const isSorted = (values: number[]) => values.every((value, index) => index === 0 || values[index - 1]! <= value);
const isUnique = (values: string[]) => new Set(values).size === values.length;

/** Categories, countries, currencies, location. Behaviour is checked once the shape is correct. */
export const catalogueChecks: Check[] = [
  {
    subject: 'categories',
    run: async ({ backend }) => {
      const reply = await backend.call('categories', { query: { locale: 'en' } });
      const wrong = success(reply, 'categories');
      if (wrong.length > 0) return wrong;
      const { topCategoryList: list } = (reply.body as AnswerOf<'categories'>).data;
      const problems = [
        ...must(isUnique(list.map(({ id }) => id)), 'two categories have the same id'),
        ...must(isSorted(list.map(({ order }) => order)), 'the categories are not in their order'),
      ];
      for (const { id, gameCount } of list) {
        const page = await backend.call('games', { query: { category: id, limit: 1 } });
        const count = page.status === 200 ? (page.body as AnswerOf<'games'>).data?.games?.count : undefined;
        problems.push(...must(count === gameCount, `category ${id} says ${gameCount} games, the list has ${count}`));
      }
      return problems;
    },
  },
  {
    subject: 'countries',
    run: async ({ backend }) => {
      const reply = await backend.call('countries');
      const wrong = success(reply, 'countries');
      if (wrong.length > 0) return wrong;
      const { countries, allCountries } = (reply.body as AnswerOf<'countries'>).data;
      const all = allCountries.map(({ code }) => code);
      const strangers = countries.rows.filter(({ code }) => !all.includes(code));
      return [
        ...must(isUnique(all), 'a country stands twice in allCountries'),
        ...must(strangers.length === 0, `not in allCountries: ${strangers.map(({ code }) => code).join(', ')}`),
        ...must(countries.count === countries.rows.length, 'count is not the number of rows'),
      ];
    },
  },
  {
    subject: 'currencies',
    run: async ({ backend }) => {
      const reply = await backend.call('currencies');
      const wrong = success(reply, 'currencies');
      if (wrong.length > 0) return wrong;
      const codes = (reply.body as AnswerOf<'currencies'>).data.currencies.map(({ code }) => code);
      return [
        ...must(codes.length > 0, 'there are no currencies'),
        ...must(isUnique(codes), 'a currency stands twice'),
      ];
    },
  },
  {
    subject: 'location',
    run: async ({ backend }) => {
      const reply = await backend.call('location');
      const wrong = success(reply, 'location');
      if (wrong.length > 0) return wrong;
      const { country } = (reply.body as AnswerOf<'location'>).data.location;
      if (country === null) return [];
      const countries = await backend.call('countries');
      const all = (Object(countries.body) as Partial<AnswerOf<'countries'>>).data?.allCountries ?? [];
      return must(
        all.some(({ code }) => code === country),
        `the country ${country} is not in allCountries`,
      );
    },
  },
];
