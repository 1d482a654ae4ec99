import type { GuideText } from '../guideText.ts'

export const readingAPosting: GuideText = {
  sections: [
    {
      title: 'Start with what won’t change',
      blocks: [
        'Pay, location, hours, and type of contract decide whether a job fits your life. Check these four before you read about the team. If the pay is missing, ask before you write an application: a short message takes less time than an evening.',
      ],
    },
    {
      title: 'You need less than it looks',
      blocks: [
        'Lists of requirements grow because adding a line costs nothing. Look for the ones the job post itself calls required. If you meet those, apply. Everything listed as nice to have helps employers choose between people who can all do the job.',
        'Wording matters too. Studies have found that words such as “dominant” and “competitive” put women off, not because they doubted their skills but because they expected not to belong. The words reflect the employer’s habits. They say little about whether you’d fit in.',
      ],
    },
    {
      title: 'Questions a good job post answers',
      blocks: [
        [
          'Is the job open today, or is the employer collecting resumes for later?',
          'How many steps come before a decision, and how long does each one take?',
          'Who reads applications, and does AI play a part?',
          'When will you hear back?',
        ],
        'In some places, employers must answer these. In Ontario, since January 2026, employers with 25 or more people have to say in a public job post whether the job exists, what it pays, and whether they use artificial intelligence to screen applicants. On this site, every job post does.',
      ],
    },
    {
      title: 'Is it worth an evening?',
      blocks: [
        'Yes, if you meet what’s required, the pay starts where you need it to, and there’s a date for a reply. If one of the three is missing, send a question first and spend the evening on another job.',
      ],
    },
  ],
  sources: [
    {
      title: 'Gaucher, Friesen, and Kay (2011): gendered wording in job advertisements',
      href: 'https://doi.org/10.1037/a0022530',
    },
    {
      title: 'Ontario Regulation 476/24: what a public job posting has to say',
      href: 'https://www.ontario.ca/laws/regulation/240476',
    },
  ],
}
