import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { introductionWords as words } from '../../words/introductions/introductions.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Title of the job post; undefined until loaded. */
  title: string | undefined
  /** Address of the list of invitations. */
  back: string
  /** List of the other invitations, in wide windows. */
  beside?: ReactNode
  children: ReactNode
}

/** Frame of an invitation: its heading, its loading state, and the list of all invitations beside it. */
export const IntroductionFrame = ({ reading, title, back, beside, children }: Props) => (
  <div className={beside ? 'grid grid-cols-[320px_minmax(0,1fr)] gap-8' : ''}>
    {beside && <div>{beside}</div>}
    <div className="min-w-0">
      {!beside && (
        <p className="mb-4 text-hint">
          <TextLink href={back} className="inline-flex items-center gap-1.5">
            <ArrowLeft className="size-4 rtl:-scale-x-100" />
            {words.back}
          </TextLink>
        </p>
      )}
      <Heading>{title ?? words.title}</Heading>
      <Reading flow={reading} what={words.what} rows={5} notThere={<NotFound back={back} />}>
        {children}
      </Reading>
    </div>
  </div>
)

/** Message for an unknown id or another person's invitation. The page does not reveal which. */
const NotFound = ({ back }: { back: string }) => (
  <EmptyState title={words.notFound.title} text={words.notFound.text}>
    <ButtonLink size="small" href={back}>
      {words.notFound.button}
    </ButtonLink>
  </EmptyState>
)
