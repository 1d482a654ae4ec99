import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn, type LeftOut } from '../../../contract/search/address.ts'
import { defaultOrder, radii } from '../../../contract/search/criteria.ts'
import type { JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { FieldAction } from '../../ui/form/FieldAction.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { askedInWords, hasRadius } from '../../words/search.ts'
import { Filters } from './Filters.tsx'
import { Folded } from './Folded.tsx'
import { fillForm, leftOutOfForm, searchOfForm } from './formSearch.ts'
import { jobsAt } from './jobsAt.ts'

interface Props {
  flow: JobSearchPageFlow
  /** Suggests places at a field that lies within a positioned element. */
  Places: ComponentType<{ field: RefObject<HTMLInputElement | null> }> | undefined
}

/** Choices that are made by one press. From a tablet on they act at once; on a phone, a button sends them. */
const actsAtOnce = (field: EventTarget) =>
  field instanceof HTMLInputElement &&
  (field.type === 'checkbox' || field.type === 'radio') &&
  matchMedia('(min-width: 769px)').matches

/** Opens the filter of the pay, folded away or not, at its field. */
function showPay() {
  document.getElementById('filters')?.setAttribute('open', '')
  const panel = document.getElementById('filter-pay')
  if (!panel?.matches(':popover-open')) panel?.showPopover()
  document.getElementById('pay')?.focus()
}

/** The criteria of a search. They are sent as a form, so that the address says all of them. */
export function SearchForm({ flow, Places }: Props) {
  const { found, placeProblem, search } = useSelector(flow, ({ context }) => context.page)
  const turn = useSelector(flow, ({ context }) => context.turn)
  const form = useRef<HTMLFormElement>(null)
  const where = useRef<HTMLInputElement>(null)
  const filled = useRef(search)
  const [problems, setProblems] = useState<Partial<Record<LeftOut['name'], string>>>({})
  const criteria = criteriaIn(search)
  const { place, q, radius, sort } = criteria
  const problem = problems.place ?? placeProblem ?? undefined
  const asked = askedInWords(criteria, found.place)
  const isWithin = hasRadius(criteria, found.place)

  // A search that came by a link or by Back is in the fields too; one that was sent from here is there already.
  const fill = useEffectEvent((shown: string) => {
    if (filled.current === shown) return
    filled.current = shown
    if (form.current) fillForm(form.current, shown)
  })
  useEffect(() => fill(search), [search])
  useFoldedFields(turn, placeProblem !== null)

  const send = (sent: HTMLFormElement) => {
    const leftOut = leftOutOfForm(sent)
    setProblems(Object.fromEntries(leftOut.map(({ message, name }) => [name, message])))
    const [first] = leftOut
    if (first?.name === 'pay') showPay()
    else if (first) document.getElementById(first.name)?.focus()
    else {
      filled.current = searchOfForm(sent)
      flow.send({ type: 'search', search: filled.current })
    }
    return first === undefined
  }

  return (
    // Ready from the first moment on: the browser sends it, and no script has to listen.
    <form
      ref={form}
      action={paths.jobs}
      role="search"
      aria-label="Jobs"
      autoComplete="off"
      data-ready=""
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        // An open filter would hide the results.
        if (send(event.currentTarget))
          event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      }}
      onChange={(event) => {
        if (actsAtOnce(event.target)) send(event.currentTarget)
      }}
    >
      <Folded
        id="asked"
        isOpen={problem !== undefined}
        onOpen={() => document.getElementById('q')?.focus()}
        className="peer/asked mb-3 open:mb-5"
        look="min-h-13 gap-3 px-4 py-1.5"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-label">{asked.what}</span>
          <span className="block text-caption text-muted">{asked.where}</span>
        </span>
        <span className="text-label font-semibold text-link">
          <span className="group-open:hidden">Change</span>
          <span className="hidden group-open:inline">Close</span>
        </span>
      </Folded>
      <div
        className={`field-row max-sm:peer-[:not([open])]/asked:hidden ${
          isWithin
            ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_auto]'
            : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'
        }`}
      >
        <FieldFrame id="q" label="What" hint={undefined} message={problems.q}>
          <input
            {...describedBy('q', undefined, problems.q)}
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            enterKeyHint="search"
            className="control"
          />
        </FieldFrame>
        <FieldFrame id="place" label="Where" hint={undefined} message={problem}>
          <span className="relative block">
            <input
              {...describedBy('place', undefined, problem)}
              ref={where}
              id="place"
              name="place"
              defaultValue={place}
              enterKeyHint="search"
              className="control"
            />
            {Places && <Places field={where} />}
          </span>
        </FieldFrame>
        {isWithin ? (
          <FieldFrame id="radius" label="Within" hint={undefined} message={undefined}>
            <select id="radius" name="radius" defaultValue={radius} className="control">
              {radii.map((each) => (
                <option key={each} value={each}>
                  {each} km
                </option>
              ))}
            </select>
          </FieldFrame>
        ) : (
          // A country or a region is searched as a whole; the radius is kept for the next place.
          <input type="hidden" name="radius" value={radius} />
        )}
        <FieldAction>
          <Button type="submit">Search</Button>
        </FieldAction>
      </div>
      {sort !== defaultOrder(criteria) && <input type="hidden" name="sort" value={sort} />}
      <Filters
        criteria={criteria}
        found={found}
        payProblem={problems.pay}
        clear={
          <ButtonLink look="quiet" size="small" href={jobsAt({ q, place, radius, sort })}>
            Clear filters
          </ButtonLink>
        }
      />
    </form>
  )
}

/** On a phone the fields fold away once there are other results, unless one of them has to be corrected. */
function useFoldedFields(turn: number, isWrong: boolean): void {
  useEffect(() => {
    const fold = document.getElementById('asked')
    if (turn === 0 || !fold) return
    if (!isWrong && fold.nextElementSibling?.contains(document.activeElement))
      fold.querySelector('summary')?.focus()
    fold.toggleAttribute('open', isWrong)
  }, [turn, isWrong])
}
