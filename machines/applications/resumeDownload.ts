import { createReading } from '../reading/reading.ts'

export interface SentResume {
  readonly id: string
  /** Id of an uploaded file; null for a resume written in the builder, of which the server renders a PDF. */
  readonly fileId: string | null
  /** File name of the download. */
  readonly name: string
}

/** Downloads a resume and saves it on the device. The result holds nothing to show. */
export const resumeDownload = createReading<SentResume, object>()
