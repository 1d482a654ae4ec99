import { setImmediate as heard } from 'node:timers/promises'
import { createActor, SimulatedClock, type InputFrom } from 'xstate'
import type { ApplicationContent } from '../../../contract/applications/application.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { CandidateApplicationEvent } from '../../../contract/applications/lifecycle.ts'
import { applyingMachine } from '../../../machines/applications/applying.ts'
import type { Begun, TypedChange } from '../../../machines/applications/applyingContext.ts'
import { applicationDraft, file } from '../../../stories/support/applying.ts'
import { held } from './startFlow.ts'

export type Input = InputFrom<typeof applyingMachine>

type Saving = { id: string; revision: number } & ApplicationContent

/** One that must be answered. */
export const question: Input['questions'][number] = {
  key: 'why',
  label: 'Why?',
  kind: 'short',
  options: [],
  required: true,
}

/** Somebody opens an application whose calls the test answers. */
export function openApplication(kept?: Input['kept'], questions: Input['questions'] = []) {
  const clock = new SimulatedClock()
  const begin = held<Begun, { slug: string }>()
  const save = held<Pick<OwnApplication, 'missing' | 'revision'>, Saving>()
  const send = held<OwnApplication, { id: string; revision: number; event: CandidateApplicationEvent }>()
  const read = held<OwnApplication, { id?: string | undefined; reference?: string | undefined }>()
  const flow = createActor(
    applyingMachine.provide({
      actors: {
        beginApplication: begin.logic,
        saveApplication: save.logic,
        candidateEvent: send.logic,
        readApplication: read.logic,
      },
    }),
    { input: { slug: 'a-job', questions, kept }, clock },
  ).start()
  return {
    flow,
    clock,
    begin,
    save,
    send,
    read,
    /** State of saving of the draft, or its state beside that. */
    state: () => {
      const { value } = flow.getSnapshot()
      return typeof value === 'object' && 'draft' in value ? value.draft.saving : value
    },
    context: () => flow.getSnapshot().context,
    type: (change: TypedChange) => flow.send({ type: 'change', change }),
    begun: async (
      more: Partial<Begun['application']> = {},
      files: Begun['files'] = [file],
      resumes: Begun['resumes'] = [],
      letters: Begun['letters'] = [],
    ) => {
      flow.send({ type: 'signedIn' })
      begin.last().answer({
        application: { ...applicationDraft, earlier: {}, ...more },
        files,
        resumes,
        letters,
      })
      await heard()
    },
    saved: async (revision: number) => {
      save.last().answer({ revision, missing: [] })
      await heard()
    },
  }
}
