import type { Applicant, ApplicantItem, OwnApplication } from '../../contract/applications/calls.ts'
import { stages } from '../../contract/applications/lifecycle.ts'
import type { Outbox } from '../../contract/applications/outbox.ts'
import type { ApplicantCounts } from '../../contract/postings/counts.ts'
import { applicationLifecycle, type ApplicationState } from '../../machines/lifecycles/application.ts'
import { applicationAfter, applications } from '../support/applications.ts'

type Event = Parameters<ReturnType<typeof applicationLifecycle.resolveState>['can']>[0]

const message = ''

const answers: readonly Event[] = [
  ...stages
    .filter((stage) => stage !== 'submitted' && stage !== 'offered')
    .map((to): Event => ({ type: 'advance', to })),
  { type: 'ask', message },
  { type: 'tell', by: 'employer', message },
  { type: 'offer', message },
  { type: 'reject', reason: 'other', message },
  { type: 'undo' },
]

/** Commands that the server allows the employer in the application's state. */
function possible({ state, stage, turn }: OwnApplication, isLeaving: boolean): string[] {
  if (state === 'hired') return ['tell']
  if (state !== 'active' || stage === null || turn === null) return []
  const value = {
    active: { stage, turn: { [turn.side]: turn.lateness }, decision: isLeaving ? 'rejecting' : 'open' },
  } as ApplicationState
  const context = { isComplete: true, intakeIsOpen: true, hasOpening: true }
  const snapshot = applicationLifecycle.resolveState({ value, context })
  return [...new Set(answers.filter((event) => snapshot.can(event)).map(({ type }) => type))]
}

/** A sent application in the form that the employer receives. */
export function applicantOf(application: OwnApplication, more: Partial<Applicant> = {}): Applicant {
  const { id, reference, revision, state, stage, turn, createdAt, submittedAt, keptUntil, sent, timeline } =
    application
  if (!sent) throw new Error('Nobody sees an application that was not sent.')
  const { firstName, lastName } = sent.candidate
  return {
    id,
    reference,
    revision,
    state,
    stage,
    turn,
    createdAt,
    submittedAt,
    keptUntil,
    sent: {
      ...sent,
      posting: {
        ...sent.posting,
        questions: sent.posting.questions.map((question) => ({ ...question, knockOut: null })),
      },
    },
    timeline,
    postingId: '1',
    title: sent.posting.title,
    candidate: { firstName, lastName },
    headline: {
      title: 'Set carpenter',
      place: 'Leeds',
      experience: { years: 6, jobs: 2 },
      hasLetter: sent.letter !== null,
      needs: { met: 1, total: 1 },
    },
    otherApplications: 0,
    leavesAt: null,
    can: possible(application, typeof more.leavesAt === 'string'),
    ...more,
  }
}

/** A rejection that is decided and not sent yet. */
export const leaving = applicantOf(
  applicationAfter([
    [0, { type: 'submit' }],
    [2, { type: 'advance', to: 'screening' }],
    [13, { type: 'reject', reason: 'experience', message: 'We need somebody who has led a crew.' }],
  ]),
  { state: 'active', leavesAt: '2026-11-23T10:10:00.000Z' },
)

/** Row of a list for an applicant. */
export const itemOfApplicant = ({ sent: _sent, timeline: _timeline, ...item }: Applicant): ApplicantItem =>
  item

const named = (
  index: number,
  firstName: string,
  lastName: string,
  application: OwnApplication,
): ApplicantItem =>
  itemOfApplicant(
    applicantOf(application, {
      id: `${index}`,
      reference: `A7K-4QF${index}`,
      candidate: { firstName, lastName },
    }),
  )

/** One applicant for each open state, in order of the due date. */
export const people: readonly ApplicantItem[] = [
  named(1, 'Emeka', 'Obi', applications.silent),
  named(2, 'Jonas', 'Brandt', applications.late),
  named(3, 'Mina', 'Okafor', applications.sent),
  { ...named(4, 'Priya', 'Raman', applications.screening), otherApplications: 1 },
  named(5, 'Hana', 'Kovács', applications.shortlisted),
  named(6, 'Owen', 'Price', applications.asked),
  named(7, 'Sofia', 'Nyström', applications.answerIsLate),
  named(8, 'Rosa', 'Lindqvist', applications.offered),
  { ...itemOfApplicant(leaving), id: '9', candidate: { firstName: 'Ana', lastName: 'Duarte' } },
]

/** Next due applicant, who waits for a reply. */
export const nextDue = { items: people.slice(1, 2), total: 1 }

const withoutPerson = (headline: ApplicantItem['headline']) =>
  headline && { ...headline, title: null, place: null, experience: null }

/** The same applicants, with hidden names in the stage New. */
export const nameless: readonly ApplicantItem[] = people.map((each, index) =>
  each.stage === 'submitted'
    ? {
        ...each,
        candidate: { firstName: `Candidate ${index + 1}`, lastName: '', isHidden: true },
        headline: withoutPerson(each.headline),
      }
    : each,
)

/** An applicant as the server sends them while their name is hidden. */
export const hidden = ({ sent, ...applicant }: Applicant): Applicant => ({
  ...applicant,
  candidate: { firstName: 'Candidate 3', lastName: '', isHidden: true },
  headline: withoutPerson(applicant.headline),
  sent: {
    ...sent,
    resume: { ...sent.resume, name: 'Candidate-3-Resume.pdf', digest: '' },
    letter: sent.letter && { text: sent.letter.text.replaceAll('Mina Okafor', 'Candidate 3') },
    candidate: { firstName: 'Candidate 3', lastName: '', emailAddress: '' },
  },
})

/** One applicant for each way in which an application ends. */
export const ended: readonly ApplicantItem[] = [
  applications.hired,
  applications.declined,
  applications.rejected,
  applications.withdrawn,
  applications.released,
  applications.positionClosed,
].map((application, index) => named(index, 'Li', 'Wenjing', application))

/** Outbox with two rejections that can still be undone. */
export const twoLeave: Outbox = {
  ids: ['9', '3'],
  firstAt: '2026-11-23T10:10:00.000Z',
  lastAt: '2026-11-23T10:10:00.000Z',
}

/** Counts that match the applicants above. */
export const someCounts: ApplicantCounts = {
  new: 3,
  waitingForUs: 5,
  waitingForThem: 3,
  overdue: 2,
  leaving: 1,
  total: 15,
}
