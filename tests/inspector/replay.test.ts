import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import { flows } from '../../machines/index.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import { masked } from '../../src/inspector/mask.ts'
import { replayTest } from '../../src/inspector/replay.ts'
import { formOf, samples } from '../machines/support/events.ts'

const repository = join(import.meta.dirname, '../..')

/** Test that the inspector generates for these events, after only the newest are left in its log. */
async function copied(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly { type: string }[],
  most = 999,
) {
  const { inspect, source } = createInspection({ most, pace: 0 })
  const { promise, resolve } = Promise.withResolvers<void>()
  source.subscribe(resolve)
  const flow = createActor(machine, { input, inspect }).start()
  for (const event of events) flow.send(event)
  await promise
  flow.stop()
  const { actors, steps } = source.getSnapshot()
  const actor = actors.find(({ id }) => id === flow.sessionId)
  if (!actor) throw new Error('The flow was not seen.')
  return replayTest(
    actor,
    steps.filter((step) => step.actor === actor.id),
  )
}

/** Runs tests in a temporary copy of the relevant folders, which is deleted afterwards. */
function run(tests: Readonly<Record<string, string>>, change = (source: string) => source) {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const copy of ['machines', 'contract'])
    cpSync(join(repository, copy), join(folder, copy), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const login = join(folder, 'machines/auth/login.ts')
  writeFileSync(login, change(readFileSync(login, 'utf8')))
  mkdirSync(join(folder, 'tests'))
  for (const [name, text] of Object.entries(tests)) writeFileSync(join(folder, `tests/${name}.test.ts`), text)
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { passes: status === 0, output: stdout + stderr }
}

const isId = (key: string): key is keyof typeof flows => key in flows
const submit = { type: 'submit', form: formOf('emailAddress', 'password') }
const role = 'candidate'

test('the test copied from any flow passes, from the start or from the middle', async () => {
  const tests: Record<string, string> = {}
  for (const id of Object.keys(flows).filter(isId)) {
    const { input, events } = samples[id]
    tests[id] = await copied(flows[id], input, [...events, ...events])
  }
  tests['middle'] = await copied(flows.login, { role }, [submit, { type: 'cancel' }, submit], 3)
  expect(tests['middle']).toContain('resolveState')
  const { passes, output } = run(tests)
  expect(output).toContain(`${Object.keys(tests).length} passed`)
  expect(passes).toBe(true)
}, 60_000)

test('it fails as soon as the machine behaves differently', async () => {
  const text = await copied(flows.login, { role }, [submit, { type: 'cancel' }])
  expect(text).toContain(`form: formOf({ emailAddress: 'typed-by-a-person', password: '${masked}' })`)
  const { passes, output } = run({ login: text }, (source) =>
    source.replace("cancel: 'asking'", 'cancel: {}'),
  )
  expect(output).toMatch(/login: submit, cancel.*\n.*expected .* to deeply equal 'asking'/)
  expect(passes).toBe(false)
}, 60_000)
