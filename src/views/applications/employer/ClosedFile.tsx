import type { ApplicationState } from '../../../../contract/applications/calls.ts'
import { closedFileInWords } from '../../../words/applications/hidden.ts'

/** An uploaded resume of an applicant whose name is hidden: it cannot be opened. */
export const ClosedFile = ({ state }: { state: ApplicationState }) => (
  <p className="max-w-measure text-muted">{closedFileInWords(state)}</p>
)
