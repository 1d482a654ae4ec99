import type { ReactNode } from 'react'
import type { ResumeText as Read } from '../../../../contract/resumes/shared.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ResumeText } from '../../resumes/ResumeText.tsx'

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  resume: Read | undefined
  /** Download of the resume. */
  file: ReactNode
}

/** Resume written in the builder, as it was sent, with its download. */
export const WrittenResume = ({ reading, resume, file }: Props) => (
  <>
    <div className="mb-4 print:hidden">{file}</div>
    <Reading flow={reading} what={applicantWords.theResume} rows={6}>
      {resume && (
        <ResumeText
          resume={resume}
          title={<h2 className="text-h2">{resume.name?.text ?? applicantWords.parts.resume}</h2>}
          level={3}
        />
      )}
    </Reading>
  </>
)
