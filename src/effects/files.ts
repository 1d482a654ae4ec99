import { applicationCalls } from '../../contract/applications/calls.ts'
import { fileCalls } from '../../contract/files/calls.ts'
import { askForFileInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

/** The bytes of a file that a candidate has brought. */
export const readFile = provided(({ input, signal }: Asked<{ id: string }>) =>
  askForFileInTime(fileCalls.readFile, 'candidate', input, signal),
)

/** The PDF of a resume that was written, as it was sent with an application of one's own. */
export const readSentResume = provided(({ input, signal }: Asked<{ id: string }>) =>
  askForFileInTime(applicationCalls.applicationPdf, 'candidate', input, signal),
)

/** The same for the company that it was sent to. */
export const readApplicantResume = provided(({ input, signal }: Asked<{ id: string }>) =>
  askForFileInTime(applicationCalls.applicantPdf, 'employer', input, signal),
)

/** The bytes of a file that was sent to the company that somebody acts for. */
export const readSentFile = provided(({ input, signal }: Asked<{ id: string }>) =>
  askForFileInTime(applicationCalls.readSentFile, 'employer', input, signal),
)
