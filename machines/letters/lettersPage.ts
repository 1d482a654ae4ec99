import type { ResultOf } from '../../contract/call.ts'
import type { letterCalls } from '../../contract/letters/calls.ts'
import { paths } from '../../contract/paths.ts'
import { createDocuments } from '../reading/documents.ts'
import { letterCommandsMachine, type LetterCommands } from './letterCommands.ts'

export type LettersPart = ResultOf<typeof letterCalls.listLetters>

/** Page that lists the cover letters of a candidate. */
export const lettersPageMachine = createDocuments<LettersPart, LetterCommands>(letterCommandsMachine, {
  begin: ['write'],
  pathOf: paths.letter,
})
