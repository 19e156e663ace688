/**
 * A language's tag with a visitor's region: de in AT is de-AT. The script is named where the region would suggest
 * another one, or where the tag's own region told it: zh-CN in MT is zh-Hans-MT (OP-006). `country` '' leaves the tag.
 */
export function languageTag(tag: string, country: string): string {
  if (country === '') return tag;
  const own = new Intl.Locale(tag);
  const { script } = own.maximize();
  const there = new Intl.Locale(own.language, { region: country });
  const plain = own.region === undefined && there.maximize().script === script;
  return (plain ? there : new Intl.Locale(own.language, { script, region: country })).toString();
}
