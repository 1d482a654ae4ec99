import { paths } from '../../contract/paths.ts'

/** What stands in for what a page is given, while the build finds out which styles and chunks it needs. */
export const samples: Readonly<Record<string, unknown>> = {
  [paths.publicCompany(':slug')]: {
    canonical: 'https://www.example.com/companies/engine-works',
    content: {
      slug: 'engine-works',
      name: 'Engine Works',
      website: 'https://engines.example',
      about: 'Engines that reckon.',
    },
  },
}
