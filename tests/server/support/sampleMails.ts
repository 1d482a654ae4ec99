import { isolate } from '../../../contract/isolate.ts'
import { jobSummaryOf } from '../../../contract/postings/jobSummary.ts'
import { alertMailWords, newJobsMail } from '../../../server/words/mails/alerts.ts'
import { applicationMailWords, type ApplicationFacts } from '../../../server/words/mails/applications.ts'
import { companyMailWords, invitationWords } from '../../../server/words/mails/companies.ts'
import { digestMailWords } from '../../../server/words/mails/digests.ts'
import { earlierNoticeWords } from '../../../server/words/mails/earlier.ts'
import { introductionMailWords } from '../../../server/words/mails/introductions.ts'
import type { MailText } from '../../../server/words/mails/mailText.ts'
import { closingSoonWords, postingMailWords } from '../../../server/words/mails/postings.ts'
import { reportMailWords } from '../../../server/words/mails/reports.ts'
import { savedJobChanged, savedJobClosed, savedJobCloses } from '../../../server/words/mails/savedJobs.ts'
import { savedSearchMailWords } from '../../../server/words/mails/savedSearches.ts'
import { profileViewWords } from '../../../server/words/mails/talent.ts'
import { completePosting } from './postings.ts'

/** Complete facts of an application. */
export const factsWith = (more: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  at: Date.UTC(2026, 10, 19),
  job: 'Stage carpenter',
  company: 'Fernhill',
  isVerified: true,
  reference: 'KF4-2TF',
  applicant: 'Mina Okafor',
  replyBy: Date.UTC(2026, 10, 26, 12),
  said: 'A word to you.',
  reason: 'experience',
  stage: 'interviewing',
  offer: { pay: { amount: 3_800_000, currency: 'GBP', period: 'year' }, start: '2027-01-04' },
  contact: { ofCompany: '', emailAddress: 'mina@example.com' },
  sent: { resume: 'resume.pdf', letter: null, answers: [] },
  ...more,
})

const written = <Facts>(words: Readonly<Record<string, (facts: Facts) => MailText>>, facts: Facts) =>
  Object.fromEntries(Object.entries(words).map(([kind, write]) => [kind, write(facts)]))

/** All mails about postings, applications, companies and reports, with `name` in place of every name. */
export function sampleMails(name: string): Readonly<Record<string, MailText>> {
  const company = { company: name, isVerified: true }
  const before = jobSummaryOf({ ...completePosting, title: name })
  const after = { ...before, validThrough: '2030-04-01' }
  return {
    ...written(applicationMailWords, factsWith({ job: name, company: name, applicant: name })),
    ...written(introductionMailWords, { ...factsWith({ job: name, company: name }), person: name }),
    ...written(postingMailWords, { job: name }),
    ...written(companyMailWords, company),
    ...written(reportMailWords, { job: name }),
    ...written(digestMailWords, { postings: [{ job: name, path: '/', count: 1 }] }),
    profileViewed: profileViewWords({ companies: [name], count: 2 }),
    postingExpiresSoon: closingSoonWords({ job: name, at: 0, lastDay: 0 }),
    savedJobCloses: savedJobCloses({ job: name, company: name, lastDay: '2026-11-29', isDraft: false }),
    'savedJobCloses with a draft': savedJobCloses({
      job: name,
      company: name,
      lastDay: '2026-11-29',
      isDraft: true,
    }),
    ...Object.fromEntries(
      [false, true].flatMap((isDraft) => [
        [`savedJobChanged, draft: ${isDraft}`, savedJobChanged({ company: name, isDraft, before, after })],
        [
          `savedJobClosed, draft: ${isDraft}`,
          savedJobClosed({ job: name, company: name, isDraft, end: 'filledElsewhere' }),
        ],
      ]),
    ),
    invitation: invitationWords(company, 'Jobgrove'),
    'of an earlier version': earlierNoticeWords({ about: name }),
  }
}

/** All mails of a saved search with this name. */
export const sampleAlertMails = (name: string): Readonly<Record<string, MailText>> => ({
  ...written(savedSearchMailWords, { brand: 'Jobgrove', search: isolate(name), every: 'daily' }),
  newJobs: newJobsMail({
    search: isolate(name),
    every: 'daily',
    count: 1,
    jobs: [
      {
        title: 'Stage carpenter',
        path: '/jobs/stage-carpenter',
        company: { name: 'Fernhill', slug: 'fernhill' },
        facts: ['£38,000 a year · Full time'],
        reasons: ['“carpenter” in the title'],
        less: { text: alertMailWords.lessLike, path: '/alerts/manage' },
      },
    ],
  }),
})
