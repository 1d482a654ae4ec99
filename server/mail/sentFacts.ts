import type { Sent } from '../../contract/applications/sent.ts'
import { plainText } from '../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'

/** Parts of a sent application that its email repeats, as plain text. */
export const sentFacts = ({ answers, letter, resume }: Sent) => ({
  resume: resume.name,
  letter: letter && plainText(parseMarkdown(letter.text)),
  answers: answers.map(({ answer, label }) => ({ answer, label })),
})
