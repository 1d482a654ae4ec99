import type { Sent } from '../../contract/applications/sent.ts'
import { plainText } from '../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'

/** The parts of a sent application that its mail repeats, in plain text. */
export const sentFacts = ({ answers, letter, resume }: Sent) => ({
  resume: resume.name,
  letter: letter && plainText(parseMarkdown(letter.text)),
  answers: answers.map(({ answer, label }) => ({ answer, label })),
})
