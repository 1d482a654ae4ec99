import { createReading } from '../reading/reading.ts'

/** Resume sent with an application. */
export interface SentResume {
  /** Id of the application. */
  readonly id: string
  /** A file that was brought has an id; of a resume that was written a PDF is made. */
  readonly fileId: string | null
  /** Name of the file on the device. */
  readonly name: string
}

/** Reads a resume that was sent, and saves it on the device: nothing of it is left to show. */
export const resumeDownload = createReading<SentResume, object>()
