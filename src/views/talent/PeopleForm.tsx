import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { personSearchIn } from '../../../contract/talent/address.ts'
import { radii } from '../../../contract/search/choices.ts'
import type { FoundPeople, TalentSearchPageFlow } from '../../../machines/talent/talentSearchPage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy } from '../../ui/form/FieldFrame.tsx'
import { talentWords } from '../../words/talent/search.ts'
import { SearchField } from '../search/SearchField.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { fillPeopleForm, PEOPLE_FORM, searchOfPeopleForm } from './personSearchForm.ts'

interface Props {
  flow: TalentSearchPageFlow
  /** Query string of the address. */
  address: string
  /** Undefined until the first results have loaded. */
  found: FoundPeople | undefined
  /** Error message of the place field. */
  placeProblem: string | undefined
  /** Suggestions for the place field; require a positioned ancestor. */
  Places: ComponentType<{ field: RefObject<HTMLInputElement | null> }>
  /** Results, beside the filters. */
  children: ReactNode
}

const words = talentWords.form

/** Search form for people: a row of fields, and filters beside the list or in a sheet. */
export function PeopleForm({ flow, address, found, placeProblem, Places, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const where = useRef<HTMLInputElement>(null)
  const search = personSearchIn(address)

  // Links and Back change the search without the form, so its fields are updated.
  const fill = useEffectEvent((shown: string) => {
    if (form.current) fillPeopleForm(form.current, shown)
  })
  useEffect(() => fill(address), [address])

  const send = () => {
    if (form.current) flow.send({ type: 'search', search: searchOfPeopleForm(form.current) })
  }

  return (
    <>
      <form
        ref={form}
        id={PEOPLE_FORM}
        role="search"
        aria-label={words.name}
        autoComplete="off"
        className="mb-5 grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_12rem_auto] print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SearchField id="q" label={words.what} Icon={Search}>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={search.q}
            placeholder={words.examples.what}
            enterKeyHint="search"
            className="control ps-12 placeholder:text-subtle"
          />
        </SearchField>
        <SearchField id="place" label={words.where} Icon={MapPin} message={placeProblem}>
          <input
            {...describedBy('place', undefined, placeProblem)}
            ref={where}
            id="place"
            name="place"
            defaultValue={search.place}
            placeholder={words.examples.where}
            enterKeyHint="search"
            className="control ps-12 placeholder:text-subtle"
          />
          <Places field={where} />
        </SearchField>
        <div className="min-w-0 sm:max-lg:order-last">
          <label htmlFor="radius" className="sr-only">
            {words.within}
          </label>
          <select id="radius" name="radius" defaultValue={search.radius} className="control">
            {radii.map((each) => (
              <option key={each} value={each}>
                {words.radius(each)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{words.search}</Button>
        {search.sort !== undefined && <input type="hidden" name="sort" value={search.sort} />}
      </form>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 print:block lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)] 2xl:grid-cols-[200px_minmax(0,1fr)_minmax(0,360px)]">
        <PeopleFilters search={search} found={found} onChange={send} />
        {children}
      </div>
    </>
  )
}
