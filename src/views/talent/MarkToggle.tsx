import { useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import type { ShortlistMarksFlow } from '../../../machines/talent/shortlistMarks.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { talentWords } from '../../words/talent/search.ts'

interface Props {
  flow: ShortlistMarksFlow
  id: string
  /** Saved state on the server. */
  isSaved: boolean
  /** Id of the person's title; only in a list, where the button is an icon. */
  describedBy?: string
}

/** Button that adds a person to the shortlist or removes them. */
export function MarkToggle({ flow, id, isSaved, describedBy }: Props) {
  const isMarked = useSelector(flow, ({ context }) => context.shown[id] ?? isSaved)
  const isInRow = describedBy !== undefined
  return (
    <Button
      look={isInRow ? 'quiet' : 'secondary'}
      size={isInRow ? 'row' : 'small'}
      className={isInRow ? 'min-h-11 min-w-11 px-0' : ''}
      aria-describedby={describedBy}
      aria-pressed={isMarked}
      onClick={() => flow.send({ type: 'toggle', id, isSaved: isMarked })}
    >
      <Bookmark className={`shrink-0 ${isInRow ? 'size-5' : 'size-4.5'} ${isMarked ? 'fill-current' : ''}`} />
      <span className={isInRow ? 'sr-only' : ''}>
        {isMarked ? talentWords.list.saved : talentWords.list.save}
      </span>
    </Button>
  )
}
