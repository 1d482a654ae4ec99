import type { ApplicationState } from '../../../../contract/applications/calls.ts'
import { closedFileInWords } from '../../../words/applications/hidden.ts'

/** Note that an uploaded resume cannot be opened while the applicant's name is hidden. */
export const ClosedFile = ({ state }: { state: ApplicationState }) => (
  <p className="max-w-measure text-muted">{closedFileInWords(state)}</p>
)
