import { counted } from '../../contract/words/counted.ts'

/** Error messages about job posts. */
export const postingsRefusals = {
  suspended: 'Your company is suspended, so you can’t publish. We emailed you the reason.',
  noCompany: 'You’re not part of a company. Open your invitation link first.',
  unknownJob: 'We couldn’t find that job. Search for other jobs.',
  jobGone: 'This job has closed. Search for other jobs.',
  neededToPublish: 'A live job post needs this.',
  fixedOncePublished: 'You can’t change this after publishing.',
  duplicate: 'Your company already has this job post open. Edit or extend that one.',
  wrongLastDay: 'Choose a date from tomorrow to 90 days from now.',
  openingsTaken: (count: number) =>
    `${counted(count, 'opening is', 'openings are')} already filled. Close the job post if you’re done hiring.`,
} as const

/** State of a job post, as a sentence that precedes the next step. */
export const postingStates = {
  draft: 'This job post is a draft.',
  held: 'We’re reviewing this job post.',
  published: 'This job post is live.',
  unconfirmed: 'This job post is live and needs to be confirmed.',
  paused: 'This job post is paused.',
  expired: 'The last day to apply has passed.',
  closing: 'This job post is closing.',
  closed: 'This job post is closed.',
  discarded: 'This draft was discarded.',
} as const

/** Automatic reasons for a review, in the timeline of a job post. */
export const holdReasons = {
  companyRenamed: 'The company’s name or website changed.',
  companyRewritten: 'The company’s description changed.',
} as const

/** Next step, after the sentence about the state of a job post. */
export const postingSteps = {
  missing: 'Complete the fields that are missing, then publish.',
  applicantsWaiting: 'Applicants are waiting for a reply. Reply to each of them, then discard the draft.',
  renewedTooOften: 'You can’t extend it again. Create a new job post.',
  next: 'Reload the page to see what you can do.',
} as const
