import { fileCalls } from '../../contract/files/calls.ts'
import { askForFileInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

/** The bytes of a file that a candidate has brought. */
export const readFile = provided(({ input, signal }: Asked<{ id: string }>) =>
  askForFileInTime(fileCalls.readFile, 'candidate', input, signal),
)
