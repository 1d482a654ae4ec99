import type { machines } from '../../../machines/index.ts'
import type { Samples } from './events.ts'

/** Samples of commands: one that runs at once, one with a form, and one that needs confirmation. */
export const commandsSample: Samples<(typeof machines)['commands']> = {
  input: undefined,
  events: [
    { type: 'ask', command: 'rename', input: { id: 'l1' } },
    { type: 'ask', command: 'delete', input: { id: 'l1' } },
    { type: 'cancel' },
    { type: 'run', command: 'trash', input: { id: 'l1' } },
    { type: 'run', command: 'rename', input: { id: 'l1', title: 'For theatres' } },
    { type: 'run', command: 'delete', input: { id: 'l1' } },
  ],
  outputs: { command: [{ id: 'l1' }] },
}
