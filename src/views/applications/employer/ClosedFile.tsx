import type { ApplicationState } from '../../../../contract/applications/calls.ts'
import { closedFileInWords } from '../../../words/applications/hidden.ts'

/** A file that somebody brought whose name is hidden: it cannot be opened. */
export const ClosedFile = ({ state }: { state: ApplicationState }) => (
  <p className="max-w-measure text-muted">{closedFileInWords(state)}</p>
)
