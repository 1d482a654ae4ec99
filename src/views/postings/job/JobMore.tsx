import { Menu } from '../../../ui/controls/Menu.tsx'

interface Props {
  onCopy: () => void
  onPrint: () => void
  onReport: () => void
}

/** What else can be done with a job. */
export const JobMore = ({ onCopy, onPrint, onReport }: Props) => (
  <Menu label="More" items={{ 'Copy the link': onCopy, Print: onPrint, 'Report this job': onReport }} />
)
