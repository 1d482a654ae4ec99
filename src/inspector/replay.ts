import { isObject, masked, type Json } from './mask.ts'
import type { InspectedActor, Step } from './source.ts'

/**
 * Generates a test that replays the logged events on the pure machine and expects the logged states. Effects
 * do not run, because their results are among the events.
 *
 * @param steps logged steps of the actor, oldest first, up to the end of the test
 */
export function replayTest({ name }: InspectedActor, steps: readonly Step[]): string {
  const [first, ...more] = steps.filter(({ event }) => event.type !== 'xstate.stop')
  if (!first) return ''
  const last = more.at(-1) ?? first
  const sent = more.map(({ event, value }) => `  [${literal(event)}, ${literal(value)}],\n`)
  const types = more.map(({ event }) => event.type).join(', ')
  const whole = [start(first), ...sent, literal(last.context)].join('')
  const isFromStart = first.event.type === 'xstate.init'
  const helper = whole.includes('formOf(') ? `\n${formOf}` : ''
  const note = whole.includes(masked)
    ? `// Secrets stand masked here. Where one matters, write your own.\n`
    : ''
  return `import { expect, test } from 'vitest'
import { ${isFromStart ? 'initialTransition, ' : ''}transition, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { machines } from '../machines/index.ts'

const machine: AnyStateMachine = machines.${name}
${helper}
${note}const steps: readonly (readonly [AnyEventObject, unknown])[] = [
${sent.join('')}]

test(${literal(`${name}: ${types || 'it starts'}`)}, () => {
  let ${isFromStart ? '[snapshot]' : 'snapshot'} = ${start(first)}
  expect(snapshot.value).toEqual(${literal(first.value)})
  for (const [event, value] of steps) {
    ;[snapshot] = transition(machine, snapshot, event)
    expect(snapshot.value).toEqual(value)
  }
  expect(snapshot.context).toEqual(${literal(last.context)})
})
`
}

const formOf = `function formOf(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
`

/** Starting point of the test. If the log lacks the initial step, the machine starts from the oldest one. */
const start = ({ event, value, context }: Step) =>
  event.type === 'xstate.init'
    ? `initialTransition(machine, ${event['input'] === undefined ? 'undefined' : literal(event['input'])})`
    : `machine.resolveState({ value: ${literal(value)}, context: ${literal(context)} })`

function literal(json: Json): string {
  if (typeof json === 'string') return quoted(json)
  if (Array.isArray(json)) return `[${json.map(literal).join(', ')}]`
  if (!isObject(json)) return JSON.stringify(json)
  const { FormData: fields, Error: message, ...others } = json
  if (Object.keys(others).length === 0) {
    if (fields !== undefined) return `formOf(${literal(fields)})`
    if (message !== undefined) return `new Error(${literal(message)})`
  }
  const entries = Object.entries(json).map(([key, value]) => `${keyOf(key)}: ${literal(value)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))
