import type { ImportCommands } from '../../../machines/resumes/importCommands.ts'
import type * as Real from '../../../src/effects/importing.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../support/formEffect.ts'
import { fromPdf } from '../../resumes/imports.ts'

type Effects = typeof Real

export const importCommands: Effects['importCommands'] = () =>
  commandEffect<ImportCommands>({ read: () => answer(() => fromPdf) })
