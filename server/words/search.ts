/** Error messages about searches. */
export const searchRefusals = {
  noPostcodes: 'We can’t search by postal code. Enter the name of a town.',
  severalCountries: (typed: string) =>
    `“${typed}” is more than one country. Enter one country, a region, or a town.`,
  unknownPlace: (typed: string) => `We couldn’t find “${typed}”. Choose a place from the list.`,
  unknownCountry: 'Enter the two letters of a country, such as GB.',
  unknownRegion: 'Enter a region by its country and code, such as GB.ENG.',
} as const
