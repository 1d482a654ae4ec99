/** Texts of error pages. */
export const replacementWords = {
  notFound: {
    title: 'Page not found',
    what: 'We can’t find that page',
    text: 'Check the address for typos, or start from the home page.',
    home: 'Go to the home page',
    jobs: 'Find jobs',
  },
  gone: {
    title: 'No longer here',
    what: 'This job has closed',
    text: 'It closed some time ago or was removed. Similar jobs may be open now.',
    jobs: 'Find jobs',
  },
  failed: {
    title: 'This page didn’t load',
    text: 'You may be offline, or part of the page is missing. Your account and your drafts are safe.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  noScript: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
} as const
