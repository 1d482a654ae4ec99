import type * as v from 'valibot'
import type { letterCalls } from '../../contract/letters/calls.ts'
import { paths } from '../../contract/paths.ts'
import { createDocuments } from '../reading/documents.ts'
import { letterCommandsMachine, type LetterCommands } from './letterCommands.ts'

export type LettersPart = v.InferOutput<typeof letterCalls.listLetters.result>

/** The page that lists the cover letters of a candidate. */
export const lettersPageMachine = createDocuments<LettersPart, LetterCommands>(letterCommandsMachine, {
  begin: ['write'],
  pathOf: paths.letter,
})
