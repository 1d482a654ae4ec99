import { dayInWords } from '../../contract/dayInWords.ts'
import { isolate } from '../../contract/isolate.ts'
import type { Sent } from '../../contract/applications/sent.ts'
import { plainText } from '../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'

/**
 * What a candidate has sent, part by part, in plain text.
 *
 * @param dueAt until when the company answers, in milliseconds since 1970
 */
export function sentFacts(sent: Sent, reference: string, dueAt: number): { name: string; text: string }[] {
  const { answers, company, letter, resume } = sent
  return [
    { name: 'Reference', text: reference },
    { name: `${isolate(company.name)} answers by`, text: dayInWords(dueAt) },
    { name: 'Resume', text: resume.name },
    { name: 'Letter', text: letter ? plainText(parseMarkdown(letter.text)) : 'None' },
    ...answers.map(({ answer, label }) => ({ name: label, text: answerInWords(answer) })),
  ]
}

function answerInWords(answer: Sent['answers'][number]['answer']): string {
  if (answer === null || answer === '') return 'Not answered'
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return String(answer)
}
