import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { drivenOf, missing } from '../../e2e/modelPaths/coverage.ts'
import type { Path } from '../machines/support/coveringPaths.ts'
import { drivers } from '../../e2e/modelPaths/drivers.ts'
import { machines } from '../../machines/index.ts'
import { samples } from '../machines/support/events.ts'
import { ignored } from '../machines/support/ignored.ts'
import { laws } from '../machines/support/laws.ts'
import { withFault } from './faults.ts'
import { brokenBy } from './invariants.ts'

type Id = keyof typeof drivers

const subjectOf = (id: Id, machine: AnyStateMachine) => ({ machine, ...samples[id], ignored: ignored[id] })

const brokenLaws = async (id: Id, machine: AnyStateMachine) => {
  const results = Object.entries(laws).map(async ([name, law]) => ({
    name,
    places: await law(subjectOf(id, machine)),
  }))
  return (await Promise.all(results)).filter(({ places }) => places.length > 0).map(({ name }) => name)
}

/** Coverage record of a path on which the machine did what was planned. */
const asPlanned = (path: Path) =>
  drivenOf(
    path,
    path.flatMap(({ transitions }) => transitions),
    0,
  )

/** Transitions of the correct machine that the paths of a faulty one miss. */
const missed = (id: Id, machine: AnyStateMachine) =>
  missing(drivers[id], drivers[id].paths(machine).map(asPlanned))

/** Last state of each path of a machine. */
const ends = (id: Id, machine: AnyStateMachine) =>
  drivers[id].paths(machine).map((path) => path.at(-1)?.state)

test('without a fault, laws, paths and random stories find nothing', async () => {
  expect(await brokenLaws('login', machines.login)).toEqual([])
  expect(missed('login', machines.login)).toEqual([])
  expect(await brokenBy(subjectOf('login', machines.login))).toEqual([])
})

test('an unhandled failure is found by laws, paths and random stories', async () => {
  const faulty = withFault(machines.login, 'states/submitting/invoke/onError', undefined)
  expect(await brokenLaws('login', faulty)).toContain(
    'calls every invocation by what it runs, and handles how it ends',
  )
  expect(missed('login', faulty)).toContain('submitting: xstate.error.actor.login')
  expect(await brokenBy(subjectOf('login', faulty))).toContain('never ends in an error')
})

test('a success that returns to the form is found by laws and paths', async () => {
  const faulty = withFault(machines.login, 'states/submitting/invoke/onDone', 'asking')
  expect(await brokenLaws('login', faulty)).toContain('can be in every one of its states')
  expect(ends('login', machines.login)).toContain('done')
  expect(ends('login', faulty)).not.toContain('done')
})

test('an accepted second submit is found by laws, paths and random stories', async () => {
  const again = { target: 'submitting', reenter: true }
  const faulty = withFault(machines.registration, 'states/submitting/on', { submit: again })
  expect(await brokenLaws('registration', faulty)).toEqual([
    'handles every event in every state, or ignores it for a reason',
  ])
  expect(missed('registration', faulty)).toEqual([])
  expect(missing({ ...drivers.registration, machine: faulty }, [])).toContain('submitting: submit')
  expect(await brokenBy(subjectOf('registration', faulty))).toEqual(['begins no call that is under way'])
})

test('a code kept after its check is found by random stories', async () => {
  const faulty = withFault(machines.verification, 'states/verifying/exit', undefined)
  const subject = {
    ...subjectOf('verification', faulty),
    input: { role: 'candidate', emailAddress: 'a@b.cd', code: 'secret' },
  }
  const secret = { word: 'secret', mayBeIn: ['verifying'] }
  expect(await brokenBy(subject, secret)).toEqual(['keeps a code only while it is checked'])
  expect(await brokenBy({ ...subject, machine: machines.verification }, secret)).toEqual([])
})

test('a new transition without a driver is named', () => {
  const faulty = withFault(machines.roleChooser, 'states/leaving/on', {
    returned: 'choosing',
    giveUp: 'choosing',
  })
  expect(
    missing({ ...drivers.roleChooser, machine: faulty }, drivers.roleChooser.paths(faulty).map(asPlanned)),
  ).toEqual(['leaving: giveUp'])
})
