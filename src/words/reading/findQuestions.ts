import type { Question } from './help.ts'

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The questions that hold all the words that somebody has typed, or beginnings of words, in themselves or their answers. */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const wanted = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const words = folded(`${question} ${answer}`).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}
