import type { SentIntroductionItem } from '../../../contract/introductions/calls.ts'
import { inviterWords } from './introductions.ts'

/** Name of an invited person, as far as the company knows it. */
export function nameOfInvited({ isErased, name }: SentIntroductionItem['person']): string {
  if (isErased) return inviterWords.erased
  return name ? `${name.firstName} ${name.lastName}`.trim() : inviterWords.person
}
