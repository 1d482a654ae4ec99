import * as v from 'valibot'
import { lessLikeReasons } from '../alerts/alertPage.ts'
import { applicantSchema, ownApplication } from '../applications/calls.ts'
import { ownCompany } from '../companies/ownCompany.ts'
import { ownIntroduction, sentIntroduction } from '../introductions/calls.ts'
import { letterSchema } from '../letters/calls.ts'
import { mailChoices } from '../notices/kinds.ts'
import { ownPosting } from '../postings/calls.ts'
import { reportReasons } from '../postings/report.ts'
import { resumeDocument } from '../resumes/document.ts'
import { roles } from '../roles.ts'
import { profileContent, visibilities } from '../talent/profile.ts'

// Schemas of the JSON files in a data export.

/** Version of the schemas, incremented with incompatible changes. */
export const exportVersion = 1

const text = (description: string) => v.pipe(v.string(), v.description(description))
const textOrNull = (description: string) => v.pipe(v.nullable(v.string()), v.description(description))
const time = (description: string) => v.pipe(v.string(), v.description(`${description}, in ISO 8601, UTC`))
const timeOrNull = (description: string) =>
  v.pipe(v.nullable(v.string()), v.description(`${description}, in ISO 8601, UTC; or null`))
const count = (description: string) => v.pipe(v.number(), v.description(description))

const job = v.object({
  title: text('Title of the job post'),
  company: text('Name of the company'),
  slug: textOrNull('Name of the job in its address; null before it was published'),
})

const inCompany = v.object({
  name: text('Name of the company'),
  membership: text('`owner` or `recruiter`'),
  since: time('When they joined'),
})

/** Properties of account.json: one for each kind of data about a person that has no file of its own. */
export const accountParts = {
  profile: v.object({
    id: text('ID of the account'),
    role: v.picklist(roles),
    firstName: text('First name'),
    lastName: text('Last name'),
    emailAddress: text('Email address'),
    userName: text('User name; empty for none'),
    provider: text('`email`, or `social` for an account from another service'),
    isVerified: v.boolean(),
    verifiedAt: timeOrNull('When the email address was verified'),
    createdAt: time('Registration'),
    lastLoginAt: time('Last login'),
    photo: textOrNull('Path of the photo in the ZIP; null for none'),
  }),
  terms: v.object({
    termsVersion: textOrNull('Version of the terms that they accepted last; null for none'),
    privacyVersion: textOrNull('Version of the privacy policy that they accepted with them; null for none'),
    acceptedAt: timeOrNull('When they accepted both'),
  }),
  passkeys: v.array(
    v.object({
      name: text('Name'),
      createdAt: time('When it was added'),
      lastUsedAt: timeOrNull('Last use'),
    }),
  ),
  providers: v.array(
    v.object({
      provider: text('Provider that they can log in with, by its short name'),
      issuer: text('The same, as the provider names itself'),
      subject: text('ID of the person at the provider'),
      emailAddress: text('Email address at the provider; empty for none'),
      isVerified: v.pipe(v.boolean(), v.description('Whether the provider has verified that address')),
      linkedAt: time('When it was connected'),
    }),
  ),
  addressChanges: v.array(
    v.object({
      purpose: text('`confirm` for a new address that is not confirmed yet, `undo` for an earlier one'),
      emailAddress: text('That address'),
      createdAt: time('When the change was requested or made'),
      expiresAt: time('Until when it can be confirmed or undone'),
    }),
  ),
  companies: v.array(inCompany),
  invitations: v.array(
    v.object({ company: text('Company'), membership: text('Role'), createdAt: time('Sent') }),
  ),
  mailSettings: v.array(
    v.object({
      kind: text('Kind of email'),
      choice: v.picklist(mailChoices),
      changedAt: time('When it was chosen'),
      earlier: v.array(v.object({ choice: v.picklist(mailChoices), until: time('Until when it applied') })),
    }),
  ),
  sessions: v.array(
    v.object({
      createdAt: time('Login'),
      browser: textOrNull('Browser and system'),
      network: textOrNull('Beginning of the network address of the last use'),
      expiresAt: time('When it ends'),
    }),
  ),
  securityEvents: v.array(
    v.object({
      at: time('When'),
      call: text('Name of the call'),
      outcome: text('`done`, `refused`, or `limited`'),
    }),
  ),
  savedJobs: v.array(v.object({ ...job.entries, savedAt: time('When it was saved') })),
  savedSearches: v.array(
    v.object({
      criteria: text('Query string of the search of jobs'),
      name: text('Name; empty for none'),
      every: text('`instant`, `daily`, or `weekly`'),
      timeZone: text('IANA time zone'),
      state: text('`unconfirmed`, `active`, `paused`, `bouncing`, `asked`, or `ended`'),
      createdAt: time('When it was saved'),
      renewedAt: time('When it was saved, or they last chose to keep it'),
      lastAt: timeOrNull('Last email'),
      nextAt: timeOrNull('Next email, while jobs wait for it'),
      endedAt: timeOrNull('When it ended'),
      waiting: v.array(v.object({ ...job.entries, matchedAt: time('When it was found') })),
      narrowings: v.array(
        v.object({
          ...job.entries,
          reason: v.picklist(lessLikeReasons),
          criteriaBefore: text('Criteria before'),
          criteriaAfter: text('Criteria after'),
          narrowedAt: time('When they wanted fewer jobs like this one'),
        }),
      ),
    }),
  ),
  mailedJobs: v.array(v.object({ ...job.entries, mailedAt: time('When it was emailed') })),
  hiddenJobs: v.array(v.object({ ...job.entries, hiddenAt: time('When they hid it') })),
  hiddenCompanies: v.array(
    v.object({ company: text('Name of the company'), hiddenAt: time('When they hid it') }),
  ),
  reports: v.array(
    v.object({
      ...job.entries,
      reason: v.picklist(reportReasons),
      text: text('What they wrote'),
      createdAt: time('When it was sent'),
      outcome: textOrNull('`removed` or `dismissed`; null while it is open'),
    }),
  ),
  openings: v.array(
    v.object({
      reference: text('Reference of an application'),
      what: text('`application` or `resume`'),
      openedAt: time('When they first opened it on that day'),
    }),
  ),
  employerProfile: v.nullable(
    v.object({
      profile: profileContent,
      visibility: v.picklist(visibilities),
      createdAt: time('When it was first saved'),
      updatedAt: time('Last change'),
      activeDay: text('Day of the last activity, which employers see, YYYY-MM-DD'),
      visibleUntil: timeOrNull('When they are asked whether it stays visible, or it hides itself'),
    }),
  ),
  exclusions: v.array(
    v.object({
      kind: text('`company`, `domain`, or `employer` for one named in a resume'),
      name: text('Company, domain, or employer'),
      createdAt: time('When it was added'),
      removedAt: timeOrNull('When they removed it'),
    }),
  ),
  profileViews: v.array(
    v.object({
      company: text('Company that saw the profile'),
      day: text('Day, YYYY-MM-DD'),
      words: text('What the company searched for'),
      opened: count('How often it opened the profile'),
      listed: count('How often the profile stood in its search results'),
    }),
  ),
  exports: v.array(v.object({ requestedAt: time('When it was requested'), state: text('State') })),
} as const

/** Schema of account.json. */
export const accountFile = v.object({
  version: v.pipe(v.literal(exportVersion), v.description('Version of this schema')),
  exportedAt: time('When the export was started'),
  ...accountParts,
  leftOut: v.pipe(
    v.array(v.object({ path: text('Path'), reason: text('Reason') })),
    v.description('Files that could not be made. What they say is in the JSON files.'),
  ),
})

/** Item of resumes/resumes.json. */
export const exportedResume = v.object({
  title: text('Title'),
  files: v.pipe(v.array(v.string()), v.description('Paths in the ZIP')),
  createdAt: time('When it was created'),
  updatedAt: time('Last change'),
  trashedAt: timeOrNull('When it was put into the trash'),
  lockedAt: timeOrNull('When it was locked'),
  isShared: v.boolean(),
  sharedUntil: textOrNull('Last day of its link, YYYY-MM-DD'),
  document: resumeDocument,
  versions: v.array(
    v.object({
      title: text('Title at that time'),
      name: textOrNull('Name of the version'),
      savedAt: time('When it was saved'),
      wasSent: v.boolean(),
      document: resumeDocument,
    }),
  ),
})

/** Item of letters/letters.json. */
export const exportedLetter = v.object({
  files: v.pipe(v.array(v.string()), v.description('Paths in the ZIP')),
  ...v.pick(letterSchema, ['title', 'createdAt', 'updatedAt', 'trashedAt', 'job', 'body']).entries,
})

/** Item of files/files.json. */
export const exportedFile = v.object({
  file: text('Path in the ZIP'),
  name: text('Name'),
  bytes: count('Size in bytes'),
  createdAt: time('Upload'),
  deletedAt: timeOrNull('When they deleted it; a company that it was sent to keeps it'),
})

const said = v.pick(ownApplication, [
  'reference',
  'state',
  'stage',
  'turn',
  'createdAt',
  'submittedAt',
  'timeline',
])

/** Item of ledger.json for a candidate: an application, as the candidate can read it. */
export const candidateLedgerItem = v.object({
  ...said.entries,
  ...v.pick(ownApplication, ['endedAt', 'posting', 'letter', 'answers', 'sent', 'openings']).entries,
  resume: textOrNull('Path in the ZIP of the resume that was sent; null for none'),
})

/** Item of ledger.json for an owner: an application to the company, as its members can read it. */
export const companyLedgerItem = v.object({
  ...said.entries,
  ...v.pick(applicantSchema, ['title', 'candidate', 'headline', 'sent', 'leavesAt']).entries,
})

/** Item of messages.json. */
export const exportedMessage = v.object({
  reference: text('Reference of the application'),
  at: textOrNull('When it was sent, in ISO 8601, UTC'),
  from: text('`candidate`, `employer`, or who else sent it'),
  type: text('Event that it was sent with'),
  message: text('Text'),
})

const invitation = [
  'id',
  'state',
  'turn',
  'posting',
  'createdAt',
  'endedAt',
  'message',
  'shares',
  'application',
  'timeline',
] as const

/** Item of introductions.json for a candidate: a received invitation to apply. */
export const exportedIntroduction = v.pick(ownIntroduction, invitation)

/** Item of introductions.json for a member: a sent invitation, without the person. */
export const exportedSentIntroduction = v.pick(sentIntroduction, invitation)

/** Schema of company.json. */
export const companyFile = v.object({
  ...v.pick(ownCompany, ['slug', 'name', 'website', 'about', 'size', 'industry', 'places', 'proof']).entries,
  logo: textOrNull('Path of the logo in the ZIP; null for none'),
  createdAt: time('When it was created'),
  members: v.array(
    v.object({ firstName: text('First name'), lastName: text('Last name'), membership: text('Role') }),
  ),
  invitations: v.array(
    v.object({ emailAddress: text('Email address'), membership: text('Role'), createdAt: time('Sent') }),
  ),
  shortlist: v.array(
    v.object({
      headline: textOrNull('Headline, as the company sees it; null once it sees the person no more'),
      name: textOrNull('Name; null where it is hidden'),
      note: text('What the company noted'),
      savedAt: time('When the person was saved'),
    }),
  ),
  invitationsToApply: v.array(
    v.object({
      job: text('Title of the job post'),
      headline: text('Headline of the person at that time; empty once their data was erased'),
      message: text('Message of the company; empty once the person’s data was erased'),
      state: text('State'),
      createdAt: time('When the company asked'),
      endedAt: timeOrNull('When it ended'),
    }),
  ),
})

/** Item of postings.json. */
export const exportedPosting = v.object({
  ...v.pick(ownPosting, ['id', 'slug', 'state', 'outcome', 'createdAt', 'publishedAt', 'posting']).entries,
  views: count('Views in the last 400 days'),
})
