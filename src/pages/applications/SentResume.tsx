import type { Applicant } from '../../../contract/applications/calls.ts'
import { useReading } from '../../app/useReading.ts'
import { readApplicantText } from '../../effects/applications.ts'
import { readApplicantResume, readSentFile } from '../../effects/files.ts'
import { ClosedFile } from '../../views/applications/employer/ClosedFile.tsx'
import { WrittenResume } from '../../views/applications/employer/WrittenResume.tsx'
import { SentFile } from './SentFile.tsx'

/** The resume that was sent with an application: to be read, where it was written here, and to be kept. */
export function SentResume({ applicant: { candidate, id, sent, state } }: { applicant: Applicant }) {
  const { fileId, name } = sent.resume
  if (fileId === null) return <Written key={String(candidate.isHidden)} id={id} name={name} />
  if (candidate.isHidden) return <ClosedFile state={state} />
  return <SentFile read={readSentFile} id={fileId} name={name} />
}

function Written({ id, name }: { id: string; name: string }) {
  const { flow, data } = useReading(readApplicantText, { id })
  return (
    <WrittenResume
      reading={flow}
      resume={data}
      file={<SentFile read={readApplicantResume} id={id} name={name} />}
    />
  )
}
