import type { SharedContent, SharedResume } from '../../../../contract/resumes/shared.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { dayInWords } from '../../../../contract/dayInWords.ts'
import { ResumeText } from '../ResumeText.tsx'

/** A resume for whoever has its link; or why there is none to read. */
export const SharedResumeView = ({ content }: { content: SharedContent }) => {
  if (content === null) return <NotHere />
  return content === 'tooLong' ? <TooLong /> : <Read {...content} />
}

const NotHere = () => (
  <>
    <Heading>No resume here</Heading>
    <EmptyState
      title="This link leads to no resume"
      text="It has ended, or a part of it is missing. Ask whoever sent it to you for a new one."
    />
  </>
)

const TooLong = () => (
  <>
    <Heading>No resume here</Heading>
    <EmptyState
      title="This resume is too long to show"
      text="Ask whoever sent you this link for a shorter one."
    />
  </>
)

const Read = ({ expiresOn, pdf, ...resume }: SharedResume) => (
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
    <ResumeText resume={resume} title={<Heading>{resume.name?.text ?? 'Resume'}</Heading>} level={2} />
  </div>
)
