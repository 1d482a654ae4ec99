import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/applying.ts'
import { createApplicationDraft, draftInputOf } from '../../../machines/applications/applicationDraft.ts'
import type { OpenedApplication } from '../../../machines/applications/applyPage.ts'
import { keepLetterMachine } from '../../../machines/applications/keepLetterCommands.ts'
import { answer } from '../../support/formEffect.ts'
import { applicationDraft, file } from '../../support/applying.ts'

type Effects = typeof Real

// No journey reaches the page to apply, so that samples suffice.
export const uploadFile: Effects['uploadFile'] = fromPromise(() => answer(() => file))
export const keepFileOnDevice: Effects['keepFileOnDevice'] = fromPromise(() => answer(() => file))
export const openApplication: Effects['openApplication'] = fromPromise(() =>
  answer((): OpenedApplication => {
    const begun = { application: { ...applicationDraft, earlier: {} }, files: [file], resumes: [] }
    return {
      choices: { files: [file], resumes: [], letters: [], earlier: {} },
      draft: createApplicationDraft([]),
      keepLetter: keepLetterMachine,
      input: draftInputOf(begun, undefined, []),
      file: undefined,
    }
  }),
)
