import type { Sent } from '../../contract/applications/sent.ts'
import { plainText } from '../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import type { Application } from './applications.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What a candidate has sent, part by part, in plain text, and until when the company answers. */
export function sentFacts(
  { due_at: dueAt, reference }: Pick<Application, 'due_at' | 'reference'>,
  sent: Sent | undefined,
): { name: string; text: string }[] {
  if (!sent) return []
  const { answers, company, letter, resume } = sent
  return [
    { name: 'Reference', text: reference },
    { name: `${company.name} answers by`, text: days.format(dueAt) },
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
