import { Menu } from '../../../ui/controls/Menu.tsx'
import { jobWords } from '../../../words/job.ts'

const words = jobWords.actions

interface Props {
  onCopy: () => void
  onPrint: () => void
  onReport: () => void
}

/** Menu with further actions on a job. */
export const JobMore = ({ onCopy, onPrint, onReport }: Props) => (
  <Menu
    label={words.more}
    items={{ [words.copy]: onCopy, [words.print]: onPrint, [words.report]: onReport }}
  />
)
