/**
 * Adds the visitor's region to a language tag: de in AT is de-AT. The script is included if the region would imply
 * another one or the tag has a region of its own: zh-CN in MT is zh-Hans-MT (OP-006). An empty `country` leaves the tag
 * unchanged.
 */
export function languageTag(tag: string, country: string): string {
  if (country === '') return tag;
  const own = new Intl.Locale(tag);
  const { script } = own.maximize();
  const there = new Intl.Locale(own.language, { region: country });
  const plain = own.region === undefined && there.maximize().script === script;
  return (plain ? there : new Intl.Locale(own.language, { script, region: country })).toString();
}
