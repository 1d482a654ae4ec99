import { createActor, SimulatedClock } from 'xstate'
import { setImmediate as heard } from 'node:timers/promises'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { editorMachine } from '../../../machines/postings/editor.ts'
import type { KeptPosting, Saved } from '../../../machines/postings/editorContext.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { ownPostingOf, wholePosting } from '../support/postings.ts'
import { emittedBy, held } from '../support/startFlow.ts'

export { setImmediate as heard } from 'node:timers/promises'

export const draft = ownPostingOf(wholePosting)
export const offline: Failure = { code: 'offline', message: 'No connection.' }

/** Opens an editor whose calls wait for the test, and whose clock the test moves. */
export function open(opened: OwnPosting = draft, kept?: KeptPosting) {
  const clock = new SimulatedClock()
  const save = held<Saved, Sent>()
  const send = held<OwnPosting, { id: string; revision: number; event: EmployerPostingEvent }>()
  const read = held<OwnPosting, { id: string }>()
  const machine = editorMachine.provide({
    actors: { savePosting: save.logic, postingEvent: send.logic, readPosting: read.logic },
  })
  const flow = createActor(machine, { input: { opened, kept }, clock })
  const emitted = emittedBy(flow)
  flow.start()
  const type = (title: string) => flow.send({ type: 'change', change: { title } })
  return {
    flow,
    clock,
    save,
    send,
    read,
    emitted,
    type,
    state: () => flow.getSnapshot().value,
    context: () => flow.getSnapshot().context,
    saved: async (revision: number) => {
      save.last().answer({ revision, missing: [], findings: [], changes: 'none' })
      await heard()
    },
    failed: async (failure: Failure) => {
      save.last().fail(failure)
      await heard()
    },
  }
}

interface Sent {
  readonly id: string
  readonly revision: number
  readonly posting: PostingContent
}
