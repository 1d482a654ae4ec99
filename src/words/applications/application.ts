import { isolate } from '../../../contract/isolate.ts'
import { shortDay } from '../dates.ts'

/** Texts of a candidate's page of one application. */
export const applicationWords = {
  title: 'Application',
  what: 'this application',
  back: 'Applications',
  notFound: {
    title: 'Application not found',
    text: 'It was deleted, or it belongs to someone else.',
    button: 'View your applications',
  },
  timeline: {
    title: 'Timeline',
    label: 'Application timeline',
    show: (count: number) => `Show ${count} earlier`,
    hide: (count: number) => `Hide ${count} earlier`,
  },
  actions: {
    accept: 'Accept offer',
    decline: 'Decline offer',
    stopWaiting: 'Stop waiting',
    continue: 'Continue',
    applyAgain: 'Apply again',
    viewJob: 'View job',
    findJobs: 'Find jobs',
  },
  composer: {
    reply: (company: string) => `Your reply to ${isolate(company)}`,
    message: (company: string) => `Message to ${isolate(company)}`,
    hint: 'Press Ctrl+Enter to send.',
  },
  dialog: {
    reason: 'Reason (optional)',
    readBy: (company: string) => `${isolate(company)} will read this.`,
    cancel: 'Cancel',
  },
  superseded: {
    title: 'Something changed first, so this wasn’t sent.',
    latest: (name: string) => `Latest: ${name}.`,
    isOwn: 'If that’s what you sent, it has arrived.',
    isTheirs: 'Check it, then try again.',
  },
  beside: 'What you sent, and your options',
  sent: {
    title: 'What you sent',
    copies: (submittedAt: string | null, now: number) =>
      submittedAt === null
        ? 'These copies stay as you sent them.'
        : `These copies stay as you sent them on ${shortDay(submittedAt, now)}.`,
    reference: (reference: string) => `Reference ${reference}`,
    letter: 'Cover letter',
    job: 'Job post when you applied',
    jobNow: 'View the job post now',
  },
  file: {
    download: (name: string) => `Download ${name}`,
    loading: 'Loading',
    gone: 'This file is gone. Reload the page.',
    deleted: 'You deleted this file. The company still has it.',
  },
  openings: {
    title: (company: string) => `Opened by ${isolate(company)}`,
    notYet: 'Not opened yet.',
    never: 'Never opened.',
    parts: { application: 'your application', resume: 'your resume' },
  },
} as const
