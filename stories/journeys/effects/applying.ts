import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/applying.ts'
import type { KeepLetterCommands } from '../../../machines/applications/keepLetterCommands.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { letter } from '../../letters/samples.ts'
import type { Begun } from '../../../machines/applications/applyingContext.ts'
import { answer } from '../../support/formEffect.ts'
import { applicationDraft, file } from '../../support/applying.ts'

type Effects = typeof Real

// No journey comes to where somebody applies.
export const uploadFile: Effects['uploadFile'] = fromPromise(() => answer(() => file))
export const keepOnDevice: Effects['keepOnDevice'] = fromPromise(() => answer(() => file))
export const beginApplication: Effects['beginApplication'] = fromPromise(() =>
  answer((): Begun => ({
    application: { ...applicationDraft, earlier: {} },
    files: [file],
    resumes: [],
    letters: [],
  })),
)
export const keepLetterCommands: Effects['keepLetterCommands'] = commandEffect<KeepLetterCommands>({
  keep: () => answer(() => letter),
})
