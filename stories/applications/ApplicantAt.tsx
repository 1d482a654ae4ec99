import { useState, type ComponentProps } from 'react'
import type { Applicant } from '../../contract/applications/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { ResumeText } from '../../contract/resumes/shared.ts'
import { applicantPageMachine } from '../../machines/applications/applicantPage.ts'
import type { ApplicationAction } from '../../machines/applications/deciding.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplicantView } from '../../src/views/applications/employer/ApplicantView.tsx'
import { ClosedFile } from '../../src/views/applications/employer/ClosedFile.tsx'
import { WrittenResume } from '../../src/views/applications/employer/WrittenResume.tsx'
import { FileLine } from '../../src/views/applications/FileLine.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { decidingFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

interface Props extends Pick<ComponentProps<typeof ApplicantView>, 'waiting' | 'tab' | 'hasLetters'> {
  applicant: Applicant
  at: string
  /** State of the page machine. */
  pageAt?: string
  /** Latest decision, which the page confirms. */
  decision?: ApplicationAction['type']
  considered?: ApplicationAction['type'] | undefined
  sent?: ApplicationAction['type'] | undefined
  /** False if the application does not exist. */
  isThere: boolean
  /** State of the machine that reads the application. */
  reading?: 'reading.waiting' | 'shown'
  failure?: Failure | undefined
  /** Resume written in the product; undefined if a file was sent. */
  resume?: ResumeText | undefined
  /** State of the machine that reads the resume. */
  resumeAt: 'reading.waiting' | 'shown' | 'failed'
}

const noResume = failed('unreachable')

/** The applicant's resume in the given state of its reading. */
function Resume({ applicant, resume, resumeAt }: Pick<Props, 'applicant' | 'resume' | 'resumeAt'>) {
  const file = <FileLine name={applicant.sent.resume.name} onDownload={() => undefined} />
  if (!resume) return applicant.candidate.isHidden ? <ClosedFile state={applicant.state} /> : file
  const data = resumeAt === 'shown' ? resume : undefined
  return (
    <FlowAt
      machine={readingMachine}
      at={resumeAt}
      context={{ query: {}, data, failure: resumeAt === 'failed' ? noResume : undefined }}
    >
      {(reading) => <WrittenResume reading={reading} resume={data} file={file} />}
    </FlowAt>
  )
}

/** Page of one applicant, with the flow of the employer's decision in a given state. */
export const OneApplicant = ({ tab: first, ...props }: Props) => {
  const [tab, setTab] = useState(first)
  return <At {...props} tab={tab} onTab={setTab} />
}

const At = ({
  at,
  pageAt = 'open.undecided',
  decision,
  applicant,
  considered,
  sent,
  waiting,
  isThere,
  reading: readingAt = 'shown',
  failure,
  ...shown
}: Props & Pick<ComponentProps<typeof ApplicantView>, 'onTab'>) => {
  const isRead = isThere && readingAt === 'shown'
  return (
    <MemberShell
      area="Employer"
      isWide
      user={employer}
      menu={menus.employer}
      current={paths.applicant(applicant.reference)}
    >
      <FlowAt
        machine={readingMachine}
        at={isThere ? readingAt : 'notThere'}
        context={{ query: {}, data: isRead ? applicant : undefined, failure: undefined }}
      >
        {(reading) => (
          <FlowAt
            machine={applicantPageMachine}
            at={pageAt}
            context={{ reference: applicant.reference, decision, isTextHidden: undefined }}
          >
            {(page) => (
              <FlowAt
                machine={decidingFlow}
                at={isThere ? at : 'idle.calm'}
                context={{ id: '1', revision: 3, considered, sent, tried: undefined, failure }}
              >
                {(deciding) => (
                  <ApplicantView
                    reading={reading}
                    reference={applicant.reference}
                    applicant={isRead ? applicant : undefined}
                    page={page}
                    deciding={isRead ? deciding : undefined}
                    now={storyNow}
                    waiting={waiting}
                    tab={shown.tab}
                    onTab={shown.onTab}
                    hasLetters={shown.hasLetters}
                    onSwitch={() => undefined}
                    contact={shown.resume?.contact ?? []}
                    resume={<Resume applicant={applicant} resume={shown.resume} resumeAt={shown.resumeAt} />}
                  />
                )}
              </FlowAt>
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}
