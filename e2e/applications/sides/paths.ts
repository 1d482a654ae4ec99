import { initialTransition } from 'xstate'
import { applicationLifecycle } from '../../../machines/lifecycles/application.ts'
import { coveringPaths, type Path } from '../../../tests/machines/support/coveringPaths.ts'
import { sideActions } from './sideActions.ts'

const facts = { isComplete: true, intakeIsOpen: true, hasOpening: true }

/** Initial state of a new application. */
export const begin = () => initialTransition(applicationLifecycle, facts)[0]

/** Named outcomes of an application. */
const journeys = {
  'asked, replied, interviewed, offered, accepted': [
    'submit',
    'ask',
    'reply',
    'advance to Interview',
    'offer',
    'accept',
  ],
  'rejected, undone, and rejected': ['submit', 'reject', 'undo', 'reject', 'rejectionDue'],
  withdrawn: ['submit', 'withdraw'],
  declined: ['submit', 'offer', 'decline'],
  'let go': ['submit', 'turnDue', 'turnLate', 'release'],
} as const

const paths = coveringPaths(
  {
    machine: applicationLifecycle,
    input: facts,
    moves: Object.entries(sideActions).map(([name, { event, from }]) => ({ name, event, from })),
    given: Object.values(journeys),
  },
  20,
)

/** Paths of the named journeys, by name. */
export const journeyPaths: ReadonlyMap<string, Path> = new Map(
  Object.keys(journeys).map((name, index) => [name, paths[index] ?? []]),
)

/** Paths that cover the transitions which no journey takes. */
export const otherPaths: readonly Path[] = paths.slice(journeyPaths.size)
