import type { ReactNode } from 'react'
import type { SharedResume } from '../../../../contract/resumes/shared.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { dayInWords } from '../../../words/dates.ts'

type Item = SharedResume['sections'][number]['items'][number]
type Run = Item['line'][number]

/** A resume for whoever has its link; or that the link leads to none. */
export const SharedResumeView = ({ resume }: { resume: SharedResume | null }) =>
  resume ? <Read {...resume} /> : <NotHere />

const NotHere = () => (
  <>
    <Heading>No resume here</Heading>
    <EmptyState
      title="This link leads to no resume"
      text="It has ended, or a part of it is missing. Ask whoever sent it to you for a new one."
    />
  </>
)

const Read = ({ contact, expiresOn, language, name, pdf, role, sections }: SharedResume) => (
  <div className="mx-auto max-w-column">
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <p className="text-hint text-muted tabular-nums">
        {expiresOn
          ? `You see this by a link that works until ${dayInWords(expiresOn)}.`
          : 'You see this by a link that is listed nowhere.'}
      </p>
      <ButtonLink href={pdf} download look="secondary" size="small">
        Download PDF
      </ButtonLink>
    </div>
    <article
      lang={language}
      className="rounded-panel border border-line bg-surface p-5 pb-8 wrap-anywhere sm:p-8 print:border-0 print:p-0"
    >
      <header className="*:mb-1">
        <Heading>{name?.text ?? 'Resume'}</Heading>
        {role && <p className="text-muted">{role.text}</p>}
        {contact.length > 0 && (
          <ul aria-label="Contact" className="flex flex-wrap gap-x-5">
            {inOrder(contact, (run) => (
              <li className="min-h-6">
                <Text run={run} />
              </li>
            ))}
          </ul>
        )}
      </header>
      {inOrder(sections, ({ heading, items }) => (
        <section className="mt-8">
          <h2 className="mb-3 border-b border-line pb-1 text-h3">{heading.text}</h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {inOrder(items, (item) => (
              <ItemText item={item} />
            ))}
          </div>
        </section>
      ))}
    </article>
  </div>
)

function ItemText({ item: { bullets, dates, line, note, paragraphs, sub, title } }: { item: Item }) {
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
          {title.length > 0 && <h3 className="font-semibold">{between(title, ', ')}</h3>}
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
