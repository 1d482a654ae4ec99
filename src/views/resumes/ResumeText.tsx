import type { ReactNode } from 'react'
import type { ResumeText as Read } from '../../../contract/resumes/shared.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { inOrder } from '../../ui/text/inOrder.ts'
import { sharedWords } from '../../words/resumes/shared.ts'

type Item = Read['sections'][number]['items'][number]
type Run = Item['line'][number]

interface Props {
  resume: Read
  /** Heading with the name of the candidate. */
  title: ReactNode
  /** Level of section headings, below that of the title. */
  level: 2 | 3
}

/** Printed text of a resume as HTML, for reading on a page. */
export function ResumeText({ resume: { contact, language, role, sections }, title, level }: Props) {
  const [Section, Entry] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <article
      lang={language}
      className="rounded-panel border border-line bg-surface p-5 pb-8 wrap-anywhere sm:p-8 print:border-0 print:p-0"
    >
      <header className="*:mb-1">
        {title}
        {role && <p className="text-muted">{role.text}</p>}
        {contact.length > 0 && (
          <ul aria-label={sharedWords.contact} className="flex flex-wrap gap-x-5">
            {inOrder(phrasesIn(contact), (phrase) => (
              <li className="min-h-6">{between(phrase, ', ')}</li>
            ))}
          </ul>
        )}
      </header>
      {inOrder(sections, ({ heading, items }) => (
        <section className="mt-8">
          <Section className="mb-3 border-b border-line pb-1 text-h3">{heading.text}</Section>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {inOrder(items, (item) => (
              <ItemText item={item} heading={Entry} />
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}

interface ItemProps {
  item: Item
  heading: 'h3' | 'h4'
}

function ItemText({
  item: { bullets, dates, line, note, paragraphs, sub, title },
  heading: Heading,
}: ItemProps) {
  const [first, ...words] = line
  if (first) {
    return (
      <p>
        <strong className="font-semibold">{first.text}</strong>
        {note && ` (${note.text})`}
        {words.length > 0 && `: ${words.map(({ text }) => text).join(', ')}`}
      </p>
    )
  }
  return (
    <div>
      {(title.length > 0 || dates) && (
        <div className="flex flex-wrap justify-between gap-x-4">
          {title.length > 0 && <Heading className="font-semibold">{between(title, ', ')}</Heading>}
          {dates && <p className="text-hint text-muted tabular-nums">{dates.text}</p>}
        </div>
      )}
      {sub.length > 0 && <p className="text-muted">{between(sub, ' · ')}</p>}
      {inOrder(paragraphs, ({ text }) => (
        <p className="not-first:mt-2">{text}</p>
      ))}
      {bullets.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {inOrder(bullets, ({ text }) => (
            <li>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Groups each run with the runs that continue it. */
const phrasesIn = (runs: readonly Run[]) =>
  runs.reduce<Run[][]>((phrases, run) => {
    const last = phrases.at(-1)
    if (run.follows && last) last.push(run)
    else phrases.push([run])
    return phrases
  }, [])

const between = (runs: readonly Run[], sign: string): ReactNode =>
  inOrder(runs, (run, index) => (
    <>
      {index > 0 && sign}
      <Text run={run} />
    </>
  ))

const Text = ({ run: { href, text } }: { run: Run }) =>
  href ? (
    <TextLink href={href} rel="nofollow noopener noreferrer">
      {text}
    </TextLink>
  ) : (
    text
  )
