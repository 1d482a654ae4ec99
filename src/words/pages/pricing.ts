export const pricingWords = {
  name: 'Pricing',
  title: 'Free for candidates. Free for employers, for now.',
  lead: 'No card, no trial, and nothing to upgrade to.',
  plans: {
    candidates: {
      name: 'Candidates',
      price: 'Free',
      term: 'Always. You never pay to look for work here.',
      points: [
        'Search, save, and apply as often as you like',
        'Resume builder with imports and exports',
        'Cover letters you can reuse',
        'A reply date on every application',
      ],
      start: 'Create a candidate account',
    },
    employers: {
      name: 'Employers',
      price: 'Free for now',
      term: 'We’ll tell you at least three months before that changes.',
      points: [
        'As many job posts and team members as you need',
        'Every applicant and every message',
        'Board, table, and reply reminders',
        'A public company page with your reply record',
      ],
      start: 'Create an employer account',
    },
  },
  notForSale: {
    title: 'What money can’t buy',
    facts: {
      ranking: {
        title: 'A higher place in search',
        text: 'Everyone sees the same order: best match, newest, or highest pay.',
      },
      record: {
        title: 'A better reply record',
        text: 'It’s counted from what you did. We don’t edit it.',
      },
      replies: {
        title: 'A way around replying',
        text: 'Every applicant gets a reply date. No plan removes it.',
      },
    },
  },
  questions: {
    title: 'Questions',
    items: [
      {
        question: 'What happens to my job posts if you start charging employers?',
        answer: 'Job posts that are live by then stay free until their last day.',
      },
      {
        question: 'Do you sell data or show ads?',
        answer: 'No. There are no ads and no trackers, and we don’t sell data.',
      },
      {
        question: 'Do I need an account to look at jobs?',
        answer:
          'No. You can search, save jobs on your device, and start an application before you have an account.',
      },
    ],
  },
} as const
