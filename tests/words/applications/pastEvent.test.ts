import { expect, test } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { Turn } from '../../../contract/applications/turns.ts'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { applications } from '../../../stories/support/applications.ts'
import { comingOf } from '../../../src/words/applications/ahead.ts'
import { pastEventForCandidate, inTurns } from '../../../src/words/applications/pastEvent.ts'
import { explore } from '../../machines/lifecycles/explore.ts'

const message = 'What is said.'
const events: readonly EventFromLogic<typeof applicationLifecycle>[] = [
  { type: 'submit' },
  { type: 'reply', message },
  { type: 'tell', by: 'candidate', message },
  { type: 'tell', by: 'employer', message },
  { type: 'advance', to: 'screening' },
  { type: 'advance', to: 'interviewing' },
  { type: 'ask', message },
  { type: 'offer', message },
  { type: 'reject', reason: 'skills', message },
  { type: 'undo' },
  { type: 'turnDue' },
  { type: 'turnLate' },
]

const sideOf = (snapshot: SnapshotFrom<typeof applicationLifecycle>): Turn['side'] =>
  snapshot.matches({ active: { turn: 'employer' } }) ? 'employer' : 'candidate'

/** Side with the turn after an event. */
function after(side: Turn['side'], type: string) {
  const before = side === 'employer' ? [{ type: 'submit' }] : []
  return inTurns([...before, { type }, { type: 'next' }]).at(-1)?.side
}

test('the line is crossed exactly where the lifecycle gives the turn to the other side', () => {
  const facts = { isComplete: true, intakeIsOpen: true, hasOpening: true }
  const { steps } = explore(applicationLifecycle, [facts], events)
  const wrong = steps.filter((step) => after(sideOf(step.before), step.event.type) !== sideOf(step.after))
  expect(steps.length).toBeGreaterThan(100)
  expect(wrong.map(({ before, event }) => [before.value, event.type])).toEqual([])
})

const rowsOf = ({ timeline }: OwnApplication) =>
  inTurns(timeline).map((event) => pastEventForCandidate(event, 'Fernhill'))

const ahead = (application: OwnApplication) =>
  comingOf(application)?.ahead.map(({ name, turn }) => `${name}: ${turn ?? ''}`)

test('each row names the actor and the action, and a rejection its reason', () => {
  const names = Object.values(applications)
    .flatMap(rowsOf)
    .map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual([
    'Fernhill asked you a question',
    'Fernhill offered you the job',
    'Fernhill sent a message',
    'Fernhill’s reply is overdue',
    'Moved to Interview',
    'Moved to Screening',
    'Moved to Shortlist',
    'Moved to Test',
    'No reply for a week after the due date',
    'Not selected',
    'Sent',
    'The job was closed',
    'The job was closed before this was sent',
    'You accepted the offer',
    'You declined the offer',
    'You discarded the draft',
    'You replied',
    'You sent a message',
    'You stopped waiting',
    'You withdrew',
    'Your reply is overdue',
  ])
  expect(rowsOf(applications.rejected).at(-1)?.note).toBe('They need different experience.')
  expect(rowsOf(applications.offered).at(-1)?.note).toBe('£39,500 a year, from January 4, 2027')
})

test('the coming steps are those promised by the job, with their days, and end with the application', () => {
  const last = ['Fernhill Theatre decides: ', 'You answer the offer: within 7 days'] as const
  const steps = [
    'A visit to the workshop: Fernhill Theatre, within 7 days',
    'A day of work, paid: Fernhill Theatre, within 14 days',
  ]
  expect(ahead(applications.sent)).toEqual([...steps, ...last])
  expect(ahead(applications.asked)).toEqual(['Fernhill Theatre replies: within 10 days', ...steps, ...last])
  expect(ahead(applications.interviewing)).toEqual(last)
  expect(ahead(applications.offered)).toEqual([])
  expect(ahead(applications.hired)).toBeUndefined()
})
