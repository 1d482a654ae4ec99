import type { ReactNode } from 'react'
import type { ResumeText as Read } from '../../../../contract/resumes/shared.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ResumeText } from '../../resumes/ResumeText.tsx'

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  resume: Read | undefined
  /** The same as a file, to be kept. */
  file: ReactNode
}

/** A resume that was written here, as it was sent: to be read on the page, and to be kept as a file. */
export const WrittenResume = ({ reading, resume, file }: Props) => (
  <>
    <div className="mb-4 print:hidden">{file}</div>
    <Reading flow={reading} what="the resume" rows={6}>
      {resume && (
        <ResumeText
          resume={resume}
          title={<h2 className="text-h2">{resume.name?.text ?? 'Resume'}</h2>}
          level={3}
        />
      )}
    </Reading>
  </>
)
