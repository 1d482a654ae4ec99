import { useSelector } from '@xstate/react'
import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type SubmitEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn, type LeftOut } from '../../../contract/search/address.ts'
import { radii } from '../../../contract/search/choices.ts'
import { defaultOrder } from '../../../contract/search/criteria.ts'
import { currentSearch, type JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy } from '../../ui/form/FieldFrame.tsx'
import { askedInWords, hasRadius, searchWords } from '../../words/search.ts'
import { Filters } from './Filters.tsx'
import { CollapsibleOnPhone } from './CollapsibleOnPhone.tsx'
import { fillForm, FORM, leftOutOfForm, searchOfForm } from './formSearch.ts'
import { SearchField } from './SearchField.tsx'

interface Props {
  flow: JobSearchPageFlow
  /** Suggestions for the place field; require a positioned ancestor. */
  Places: ComponentType<{ field: RefObject<HTMLInputElement | null> }> | undefined
  further: ReactNode
  /** Results, beside the filters. */
  children: ReactNode
}

const words = searchWords.form

const sheet = () => document.getElementById('filters')

/** Opens the filters if they are in a sheet, and focuses the pay field. */
function showPay() {
  const filters = sheet()
  if (filters && getComputedStyle(filters).display === 'none') filters.showPopover()
  document.getElementById('pay')?.focus()
}

/** Search form: a bar with search words and place, and filters beside the list or in a sheet. */
export function SearchForm({ flow, Places, further, children }: Props) {
  const { found, placeProblem } = useSelector(flow, ({ context }) => context.page)
  const search = useSelector(flow, currentSearch)
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

  // Links and Back change the search without the form, so its fields are updated.
  const fill = useEffectEvent((shown: string) => {
    if (filled.current === shown) return
    filled.current = shown
    if (form.current) fillForm(form.current, shown)
  })
  useEffect(() => fill(search), [search])
  useFoldedFields(turn, placeProblem !== null)

  /** Submits the form, unless a field is invalid. Returns whether it did. */
  const send = () => {
    if (!form.current) return false
    const leftOut = leftOutOfForm(form.current)
    setProblems(Object.fromEntries(leftOut.map(({ message, name }) => [name, message])))
    if (leftOut.length > 0) return false
    filled.current = searchOfForm(form.current)
    flow.send({ type: 'search', search: filled.current })
    return true
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isSheetOpen = sheet()?.matches(':popover-open') ?? false
    // In the sheet every choice is submitted at once, so its button only closes it.
    if (send() && isSheetOpen) sheet()?.hidePopover()
    const [first] = leftOutOfForm(event.currentTarget)
    if (first?.name === 'pay') showPay()
    else if (first) document.getElementById(first.name)?.focus()
  }

  return (
    <>
      <div className="bleed border-b border-line bg-surface print:hidden">
        {/* The browser can submit this form before hydration. */}
        <form
          ref={form}
          id={FORM}
          action={paths.jobs}
          role="search"
          aria-label={words.name}
          autoComplete="off"
          data-ready=""
          className="mx-auto max-w-search px-gutter py-3 sm:px-edge-8 sm:py-4"
          onSubmit={submit}
        >
          <CollapsibleOnPhone
            id="asked"
            isOpen={problem !== undefined}
            onOpen={() => document.getElementById('q')?.focus()}
            className="peer/asked open:mb-3"
            look="min-h-13 gap-3 px-4 py-1.5"
          >
            <Search className="size-5 shrink-0 text-subtle" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {asked.what} <span className="text-subtle">· {asked.where}</span>
            </span>
            <span className="text-label font-semibold text-link">
              <span className="group-open:hidden">{words.change}</span>
              <span className="hidden group-open:inline">{words.close}</span>
            </span>
          </CollapsibleOnPhone>
          <div
            className={`grid items-end gap-2.5 max-sm:peer-[:not([open])]/asked:hidden ${
              isWithin
                ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_12rem_auto]'
                : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'
            }`}
          >
            <SearchField id="q" label={words.what} Icon={Search} message={problems.q}>
              <input
                {...describedBy('q', undefined, problems.q)}
                id="q"
                name="q"
                type="search"
                defaultValue={q}
                placeholder={words.examples.what}
                enterKeyHint="search"
                className="control ps-12 placeholder:text-subtle"
              />
            </SearchField>
            <SearchField id="place" label={words.where} Icon={MapPin} message={problem}>
              <input
                {...describedBy('place', undefined, problem)}
                ref={where}
                id="place"
                name="place"
                defaultValue={place}
                placeholder={words.examples.where}
                enterKeyHint="search"
                className="control ps-12 placeholder:text-subtle"
              />
              {Places && <Places field={where} />}
            </SearchField>
            {isWithin ? (
              <div className="min-w-0 sm:max-lg:order-last">
                <label htmlFor="radius" className="sr-only">
                  {words.within}
                </label>
                <select id="radius" name="radius" defaultValue={radius} className="control">
                  {radii.map((each) => (
                    <option key={each} value={each}>
                      {words.radius(each)}
                    </option>
                  ))}
                </select>
              </div>
            ) : (
              // Countries and regions have no radius. The chosen radius is kept for the next place.
              <input type="hidden" name="radius" value={radius} />
            )}
            <Button type="submit">{words.search}</Button>
          </div>
          {sort !== defaultOrder(criteria) && <input type="hidden" name="sort" value={sort} />}
        </form>
      </div>
      <div className="bleed mx-auto grid w-full max-w-search grid-cols-[minmax(0,1fr)] items-start gap-x-8 px-gutter pt-6 sm:px-edge-8 print:block lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)] 2xl:grid-cols-[232px_420px_minmax(0,1fr)]">
        <Filters
          criteria={criteria}
          found={found}
          further={further}
          payProblem={problems.pay}
          onChange={send}
        />
        {children}
      </div>
    </>
  )
}

/** Collapses the search fields on a phone when new results arrive, unless a field is invalid. */
function useFoldedFields(turn: number, isWrong: boolean): void {
  useEffect(() => {
    const fold = document.getElementById('asked')
    if (turn === 0 || !fold) return
    if (!isWrong && fold.nextElementSibling?.contains(document.activeElement))
      fold.querySelector('summary')?.focus()
    fold.toggleAttribute('open', isWrong)
  }, [turn, isWrong])
}
