/** Titles and descriptions of public pages. In a separate module, because every page loads the routes. */
export const siteTitles = {
  home: {
    title: 'Find jobs, hire talent',
    description: 'Search jobs with the pay up front. Every employer sets a reply date, and you both see it.',
  },
  features: {
    title: 'Features',
    description:
      'Every application has a reply date that both sides see. What candidates and employers can do here.',
  },
  pricing: { title: 'Pricing', description: 'Free for candidates, and free for employers for now.' },
  resources: { title: 'Resources', description: 'Short guides for candidates and employers, with sources.' },
  help: { title: 'Help & Support' },
  notFound: { title: 'Page not found' },
  gone: { title: 'No longer here' },
  failed: { title: 'This page didn’t load' },
} as const
