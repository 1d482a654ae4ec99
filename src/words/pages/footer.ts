import { brand } from '../../brand.ts'

export const footerWords = {
  line: 'The job marketplace where every application gets a reply.',
  promise: `© ${brand}. No ads, no trackers, no paid placement.`,
  places: { before: 'Place data:', source: 'GeoNames', license: ', CC BY 4.0' },
  candidates: {
    title: 'For candidates',
    find: 'Find jobs',
    remote: 'Remote jobs',
    resume: 'Create a resume',
    letter: 'Write a cover letter',
    login: 'Candidate login',
  },
  employers: {
    title: 'For employers',
    post: 'Post a job',
    pricing: 'Pricing',
    replies: 'Reply to every applicant',
    login: 'Employer login',
  },
  resources: {
    title: 'Resources',
    resume: 'Write a resume',
    pay: 'Talk about pay',
    scams: 'Spot ghost jobs and scams',
    ranges: 'Set a pay range',
    all: 'All guides',
  },
  product: { features: 'Features', feed: 'Job feed', privacy: 'Privacy policy', terms: 'Terms of use' },
} as const
