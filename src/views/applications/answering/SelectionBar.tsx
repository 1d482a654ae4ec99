import { useSelector } from '@xstate/react'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { nameOf, type AnswerType } from '../../../words/applications/answering.ts'
import { answersToMany } from './ManyDialogs.tsx'

interface Props {
  flow: AnsweringManyFlow
  /** Opens the dialog for a reply to all selected applicants. */
  onAsk: (action: AnswerType) => void
  /** Element that gets the focus when the bar disappears. */
  backTo: () => HTMLElement | null | undefined
}

const lookOf = (type: AnswerType) => {
  if (type === 'reject') return 'danger'
  return type === 'advance' ? 'primary' : 'secondary'
}

/**
 * Bulk action bar: the number of selected applicants, and replies to all of them. It sticks to the window
 * while the list scrolls.
 */
export function SelectionBar({ flow, onAsk, backTo }: Props) {
  const asked = useSelector(flow, ({ context }) => context.asked)
  const refused = useSelector(flow, ({ context }) => context.refused)
  const chosen = useSelector(flow, ({ context }) => context.chosen)
  const count = chosen.length
  const left = chosen.filter(({ id }) => id in refused)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  return (
    <>
      {left.length > 0 && (
        <Banner kind="warning">
          <p role="status">{applicantsWords.selected.notSent(left.length, asked)}</p>
          <ul className="mt-1">
            {left.map((each) => (
              <li key={each.id}>
                <Name>{nameOf(each)}</Name>
                {applicantsWords.selected.reason(refused[each.id] ?? '')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {slow && <StillWaiting />}
      {count > 0 && (
        <section
          aria-label={applicantsWords.selected.label}
          className="chosen-bar sticky bottom-2 z-panel mt-4 flex flex-wrap items-center gap-3 rounded-control border border-line bg-raised px-4 py-3 shadow-float print:hidden"
        >
          <span className="font-medium tabular-nums" role="status">
            {applicantsWords.selected.count(count)}
          </span>
          {answersToMany.map(({ label, type }) => (
            <Button
              key={type}
              size="small"
              look={lookOf(type)}
              aria-disabled={busy || undefined}
              onClick={() => onAsk(type)}
            >
              {label}
            </Button>
          ))}
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              backTo()?.focus()
              flow.send({ type: 'choose', people: [] })
            }}
          >
            {applicantsWords.selected.clear}
          </Button>
        </section>
      )}
    </>
  )
}
