import { isolate } from '../../../contract/isolate.ts'

export const featuresWords = {
  name: 'Features',
  title: 'Apply, hire, and always hear back.',
  lead: 'Every application has a date by which someone replies, and both sides can see it.',
  find: 'Find jobs',
  post: 'Post a job',
  sees: (name: string) => `What ${isolate(name)} sees`,
  candidateNote: 'You’ll get an email when they do.',
  applied: 'Applied for Stage carpenter on Nov 16.',
  candidates: 'For candidates',
  employers: 'For employers',
  sections: {
    search: {
      kicker: 'Search',
      title: 'See the pay before you read on',
      text: 'Every job post shows its pay range, its reply time, and whether AI reads applications.',
      points: [
        'Filter by pay, workplace, visa, and companies that reply on time',
        'Save a search and get its new jobs by email, each with the reason',
        'Jobs picked for you from what you told us, with the reasons',
        'No sponsored results, ever',
      ],
    },
    resumes: {
      kicker: 'Resumes',
      title: 'Write once, export anywhere',
      text: 'The builder saves as you type and shows the finished page beside it. Already have a resume? Import a PDF, a Word file, or a LinkedIn export.',
      points: [
        'Four templates, and a view of what hiring software reads',
        'Versions you can go back to',
        'PDF, plain text, Markdown, and JSON Resume',
      ],
    },
    applications: {
      kicker: 'Applications',
      title: 'One page, filled in for you',
      text: 'Pick a resume, add a letter if you want, and check your answers. What you’ve answered before is filled in.',
      points: ['Drafts save themselves, even before you log in', 'What you send stays exactly as sent'],
    },
    timeline: {
      kicker: 'Timeline',
      title: 'Know whose turn it is',
      text: 'The line runs on your side when you owe a reply, and on theirs when they do. If a reply is a week overdue, you can stop waiting, and it counts in their record.',
      points: ['An email when something changes', 'A reason with every rejection'],
    },
    applicants: {
      kicker: 'Applicants',
      title: 'Start with the most urgent reply',
      text: 'One board for every stage, sorted by reply date. Drag a card, use its menu, or press a key.',
      points: ['Reply to one applicant or many, each by name', 'Hide names until after the first stage'],
    },
    messages: {
      kicker: 'Messages',
      title: 'See it before they do',
      text: 'Every message is previewed as the applicant will read it. A rejection needs a person and a reason, and you have ten minutes to change your mind.',
      points: ['Names and job titles fill in on their own', 'No automatic rejections'],
    },
    record: {
      kicker: 'Reply record',
      title: 'A reputation you can earn',
      text: 'Once ten people have applied, your reply record shows next to every job you post. Keep your dates and it speaks for you.',
      points: ['Counted from what happened, not from reviews', 'Verify your company with its domain'],
    },
  },
  fair: {
    title: 'Fair by design',
    facts: {
      ranking: { title: 'No paid ranking', text: 'Results are sorted by match, date, or pay. Nothing else.' },
      people: { title: 'People decide', text: 'Software never rejects anyone here.' },
      sent: { title: 'Sent means sent', text: 'Both sides keep your application exactly as you sent it.' },
      everyone: { title: 'Works for everyone', text: 'Keyboards, screen readers, large text, slow phones.' },
      trackers: { title: 'No trackers', text: 'No ads, and nothing follows you to other sites.' },
      terms: { title: 'Clear terms', text: 'Pay, steps, and AI use are shown before you apply.' },
    },
  },
  ready: {
    title: 'Ready when you are.',
    text: 'Free for candidates. Free for employers, for now.',
    resume: 'Create a resume',
    post: 'Post a job',
  },
} as const

export type FeatureWords = (typeof featuresWords.sections)[keyof typeof featuresWords.sections]
