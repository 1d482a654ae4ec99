import type { ResumeDocument } from './document.ts'
import { printedOf, type PrintedItem, type Run } from './printed.ts'
import { localesOf } from '../localesOf.ts'
import { printedWordsOf } from './printedWords.ts'

const joined = (runs: readonly Run[], between: string) => runs.map(({ text }) => text).join(between)

/** Formatting of the parts of a resume in one text format. */
interface Writing {
  readonly title: (text: string) => string
  readonly heading: (text: string, language: string) => string
  readonly position: (text: string) => string
  readonly strong: (text: string) => string
  readonly bullet: (text: string) => string
  readonly text: (text: string) => string
}

const plain: Writing = {
  title: (text) => text,
  heading: (text, language) => text.toLocaleUpperCase([...localesOf(language)]),
  position: (text) => text,
  strong: (text) => text,
  bullet: (text) => `- ${text}`,
  text: (text) => text,
}

// Escapes Markdown characters, and numbers or signs that would start a list.
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)]) /, '$1\\$2 ')
    .replace(/^([-+=]) ?/, '\\$&')

const markdown: Writing = {
  title: (text) => `# ${escaped(text)}`,
  heading: (text) => `## ${escaped(text)}`,
  position: (text) => `### ${escaped(text)}`,
  strong: (text) => `**${escaped(text)}**`,
  bullet: (text) => `- ${escaped(text)}`,
  text: escaped,
}

/** Plain text of the printed resume. */
export const plainTextOf = (document: ResumeDocument): string => written(document, plain)

export const markdownOf = (document: ResumeDocument): string => written(document, markdown)

function written(document: ResumeDocument, writing: Writing): string {
  const { contact, look, name, role, sections } = printedOf(document)
  // Falls back to English for a language without translations.
  const words = printedWordsOf(look.language)
  const ours: ReadonlySet<string> = new Set(Object.values(words.headings))
  const head = [
    name && writing.title(name.text),
    role && writing.strong(role.text),
    contact.length > 0 && writing.text(joined(contact, ' · ')),
  ]
  const blocks = [
    ...head.flatMap((block) => (block ? [block] : [])),
    ...sections.flatMap(({ heading, items }) => [
      writing.heading(heading.text, ours.has(heading.text) ? words.language : look.language),
      ...items.flatMap((item) => blocksOf(item, writing)),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function blocksOf(item: PrintedItem, writing: Writing): readonly string[] {
  const [first, ...words] = item.line
  if (first) {
    const note = item.note ? ` (${item.note.text})` : ''
    const rest = words.length === 0 ? note : `${note}: ${joined(words, ', ')}`
    return [writing.strong(first.text) + (rest === '' ? '' : writing.text(rest))]
  }
  const { bullets, dates, paragraphs, sub, title } = item
  return [
    ...(title.length > 0 ? [writing.position(joined(title, ', '))] : []),
    ...[...(dates ? [dates.text] : []), ...(sub.length > 0 ? [joined(sub, ' · ')] : [])].map(writing.text),
    ...paragraphs.map(({ text }) => writing.text(text)),
    ...(bullets.length > 0 ? [bullets.map(({ text }) => writing.bullet(text)).join('\n')] : []),
  ]
}
