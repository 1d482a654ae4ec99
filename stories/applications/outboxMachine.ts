import { createOutboxCommands } from '../../machines/applications/outboxCommands.ts'
import { successNotice } from '../../machines/shared/notice.ts'
import { undoneInWords } from '../../src/words/applications/outbox.ts'

/** Undoes rejections in a story. */
export const outboxMachine = createOutboxCommands(
  ({ asked, undone }) => successNotice(undoneInWords(asked, undone)).notice,
)
