import { counted } from '../../contract/words/counted.ts'

const USAGE = `Usage: npm run operator -- COMMAND
  list held                list job posts and changes waiting for review, with the reason
  list edited              list companies’ changes of name or website, and changes that unverified companies made to
                           live job posts without review
  list reports             list reports of job posts
  show JOB                 show a job post with its waiting changes and anything suspicious
  approve JOB --revision N publish a held job post or its waiting changes, as shown by show
  refuse JOB --reason "…"  return a held job post to draft, or leave its waiting changes unpublished; the employer reads
                           the reason
  hold JOB --reason "…"    take a job post out of search until you approve or refuse it
  remove JOB --reason "…"  remove a job post
  dismiss JOB              close the reports of a job post without changing it
  suspend COMPANY          take a company’s job posts out of search and stop it from publishing
  restore COMPANY          end a suspension
  demo remove              remove the demo
  key create NAME          create a public key for programs that use the hosted API, and print it; with
                           --origin https://… its links in emails may lead there, too
  key list                 list the public keys
  key revoke ID            revoke a public key
With --revision N, as shown by show, nothing happens if the job post or its company has changed since.
JOB is an id or the last part of a job’s address. COMPANY is the last part of its address.`

const reports = (count: number) => counted(count, 'report', 'reports')

/** Output of operator commands. */
export const operatorTexts = {
  usage: USAGE,
  nothingHeld: 'Nothing is waiting for review.',
  nothingEdited: 'There are no changes.',
  nothingReported: 'There are no reports.',
  noKeys: 'There are no public keys. Create one with: key create NAME',
  wrongKeyName: 'Give the key a name of up to 60 letters, digits, spaces, dots, and hyphens: key create NAME',
  wrongOrigin: (origin: string) => `${origin} is not an origin such as https://app.example.com.`,
  unknownKey: 'No such key, or it is revoked already. List the keys with: key list',
  keyRevoked: 'The key is revoked. Servers refuse it within 10 seconds.',
  failed: 'The command failed. See the server log.',
  unknownPosting: (name: string) => `No job post found: ${name}.`,
  unknownCompany: (slug: string) => `No company found: ${slug}.`,
  already: (name: string, state: string) => `${name} is already ${state}.`,
  companyIs: (name: string, state: string) => `${name} is ${state}.`,
  noReasonToApprove: 'Approve takes no reason. Run it again without --reason.',
  reasonNeeded: (command: string, name: string) =>
    `Add a reason of up to 2,000 characters: ${command} ${name} --reason "…"`,
  revisionNeeded: (shown: string) =>
    `${shown}\nNothing is approved yet. To approve this version, add --revision with its revision.`,
  companySuspended: 'The company is suspended. Restore it first.',
  changedSince: 'The job post has changed since. Run show again.',
  notPossible: (state: string, command: string) => `The job post is ${state}, so you can’t ${command} it.`,
  lastDayPassed:
    'Its last day has passed. Refuse it with a reason, so that the employer can choose another day.',
  changesPublished: (job: string, id: string) => `The changes to ${job} (${id}) are published.`,
  changesRefused: (job: string, id: string) => `The changes to ${job} (${id}) are refused.`,
  moved: (job: string, id: string, from: string, to: string) =>
    `${job} (${id}) was ${from} and is now ${to}.`,
  noReports: 'The job post has no open reports.',
  dismissed: (count: number) => `${reports(count)} dismissed.`,
  demoUsage: 'Usage: npm run operator -- demo remove',
  noDemo: 'There is no demo.',
  demoRemoved: 'The demo is removed and won’t come back.',
} as const
