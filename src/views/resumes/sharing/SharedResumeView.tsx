import type { SharedContent, SharedResume } from '../../../../contract/resumes/shared.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { sharedWords } from '../../../words/resumes/shared.ts'
import { ResumeText } from '../ResumeText.tsx'

/** Page of a resume shared by link, or the reason that it is not shown. */
export const SharedResumeView = ({ content }: { content: SharedContent }) => {
  if (content === null) return <NotHere />
  return content === 'tooLong' ? <TooLong /> : <Read {...content} />
}

const NotHere = () => (
  <>
    <Heading>{sharedWords.notAvailable}</Heading>
    <EmptyState {...sharedWords.ended} />
  </>
)

const TooLong = () => (
  <>
    <Heading>{sharedWords.notAvailable}</Heading>
    <EmptyState {...sharedWords.tooLong} />
  </>
)

const Read = ({ expiresOn, pdf, ...resume }: SharedResume) => (
  <div className="mx-auto max-w-column">
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <p className="text-hint text-muted tabular-nums">{sharedWords.access(expiresOn)}</p>
      <ButtonLink href={pdf} download look="secondary" size="small">
        {sharedWords.download}
      </ButtonLink>
    </div>
    <ResumeText
      resume={resume}
      title={<Heading>{resume.name?.text ?? sharedWords.unnamed}</Heading>}
      level={2}
    />
  </div>
)
