import type { Question } from './help.ts'

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Questions that contain all typed words, or their beginnings, in the question or the answer. */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const wanted = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const words = folded(`${question} ${answer}`).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}
