import { counted } from '../../../contract/words/counted.ts'

/** Texts of the company form, its preview and its notes. */
export const companyPageWords = {
  details: 'Details',
  suspended:
    'Your company is suspended. Candidates can’t find your job posts, and you can’t publish or invite members. We emailed you the reason.',
  inReview: (count: number) =>
    `${counted(count, 'job post is', 'job posts are')} in review and hidden from candidates. There’s nothing you need to do: we’ll email you when we’re done.`,
  viewPosts: 'View job posts',
  viewPublicPage: 'View public page',
  form: 'Your company',
  name: 'Company name',
  website: 'Website (optional)',
  about: 'About (optional)',
  aboutHint: 'What candidates should know. Up to 2,000 characters.',
  size: 'Size (optional)',
  noSize: 'Not specified',
  industry: 'Industry (optional)',
  place: 'Place (optional)',
  valueCopied: 'Value copied.',
  publicPage: 'your public page',
  previewFailed: 'The preview didn’t load. Reload the page to see it.',
} as const
