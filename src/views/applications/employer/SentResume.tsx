import { useSelector } from '@xstate/react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { ApplicantPageFlow } from '../../../../machines/applications/applicantPage.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { SentFile } from '../SentFile.tsx'
import { ClosedFile } from './ClosedFile.tsx'
import { WrittenResume } from './WrittenResume.tsx'

interface Props {
  applicant: Applicant
  page: ApplicantPageFlow
}

/**
 * Resume of an application, with its download. A resume written in the builder is also readable on the page.
 */
export function SentResume({ applicant: { candidate, id, sent, state }, page }: Props) {
  const { download, text } = useSelector(page, ({ children }) => children)
  const read = useSelector(text, (reading) => reading?.context.data)
  const file = (
    <SentFile
      name={sent.resume.name}
      download={download}
      gone={applicantWords.fileGone}
      onDownload={() => page.send({ type: 'download', resume: { ...sent.resume, id } })}
    />
  )
  if (text) return <WrittenResume reading={text} resume={read} file={file} />
  return candidate.isHidden ? <ClosedFile state={state} /> : file
}
