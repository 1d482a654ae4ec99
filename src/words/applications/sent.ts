import { counted } from '../../../contract/words/counted.ts'
import { allOf } from '../../../contract/words/listFormat.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { Sent } from '../../../contract/applications/sent.ts'

/** Number of answers, such as "2 answers". */
export const answersInWords = (count: number) => counted(count, 'answer', 'answers')

/** Parts of a sent application, such as "Your resume, your letter and 2 answers. Reference A7K-4QF2." */
export function sentInWords({ reference, sent }: Pick<OwnApplication, 'reference' | 'sent'>): string {
  const answered = sent?.answers.filter(({ answer }) => answer !== null).length ?? 0
  const parts = ['your resume', sent?.letter && 'your letter', answered > 0 && answersInWords(answered)]
  const words = allOf(parts.filter((part) => typeof part === 'string'))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. Reference ${reference}.`
}

/** Answer as display text. */
export function answerAsRead(answer: string | number | boolean | null): string {
  if (answer === null) return 'No answer'
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return String(answer)
}

/** Answer that the company requires, if another one was given, such as "Needed: Yes". */
export function hopedForInWords(
  questions: Sent['posting']['questions'],
  { answer, key }: Pick<Sent['answers'][number], 'answer' | 'key'>,
): string | undefined {
  const hoped = questions.find((question) => question.key === key)?.knockOut
  return hoped && answer !== null && hoped.equals !== answer
    ? `Needed: ${answerAsRead(hoped.equals)}`
    : undefined
}
