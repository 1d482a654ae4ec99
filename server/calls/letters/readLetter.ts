import { letterOf } from '../../letters/letters.ts'
import type { LetterHandler } from '../shared/context.ts'

/** Gives a letter of who is signed in, also out of the bin. */
export const readLetter: LetterHandler<'readLetter'> = async ({ db, letter }) => letterOf(db, letter)
