import { useSelector } from '@xstate/react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import type { PersonSearch } from '../../../contract/talent/address.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { personOrders, type PersonInList } from '../../../contract/talent/search.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import type { ShortlistMarksFlow } from '../../../machines/talent/shortlistMarks.ts'
import type { FoundPeople, TalentSearchPageFlow } from '../../../machines/talent/talentSearchPage.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import {
  peopleInWords,
  personFiltersIn,
  personOrderNames,
  talentWords,
  withoutFilters,
} from '../../words/talent/search.ts'
import { ShowMore } from '../reading/ShowMore.tsx'
import { isPlainClick } from '../search/isPlainClick.ts'
import { wideLayoutQuery } from '../search/wideLayoutQuery.ts'
import { MarkToggle } from './MarkToggle.tsx'
import { PersonRow } from './PersonRow.tsx'
import { peopleAt } from './personSearchForm.ts'

interface Props {
  flow: TalentSearchPageFlow
  marks: ShortlistMarksFlow
  search: PersonSearch
  found: FoundPeople
  people: readonly PersonInList[]
  /** Undefined while another search is loading. */
  paging: AnyPaging | undefined
  now: number
}

const words = talentWords.list
const pill =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-field bg-surface px-4 text-label hover:border-field-hover sm:min-h-9'

/** Results of a search for people, with their number, sort order and chosen filters. */
export function PeopleResults({ flow, marks, search, found, people, paging, now }: Props) {
  const beside = useSelector(flow, ({ context }) => context.beside)
  const filters = personFiltersIn(search)
  const order = search.sort ?? (search.q.trim() === '' ? 'newest' : 'relevant')
  const wanted = [...search.skill, ...search.q.split(/\s+/).filter((word) => !word.startsWith('-'))]
  const openBeside = (event: MouseEvent<HTMLElement>, id: string) => {
    if (!isPlainClick(event) || !wideLayoutQuery().matches) return
    event.preventDefault()
    flow.send({ type: 'open', id })
  }
  const others = found.place?.others ?? []
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-2 2xl:hidden print:hidden">
        <li>
          <button type="button" popoverTarget="filters" className={pill}>
            <SlidersHorizontal className="size-4" />
            {talentWords.filters.button(filters.length)}
          </button>
        </li>
        {filters.map(({ rest, words: label }) => (
          <li key={label} className="min-w-0">
            <a href={peopleAt(rest)} className={pill}>
              <span className="sr-only">{talentWords.filters.remove} </span>
              <span className="min-w-0 truncate">{label}</span>
              <X className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mb-3 text-hint text-muted">
          {words.otherPlace}{' '}
          {others.map(({ words: place }, index) => (
            <span key={place}>
              {index > 0 && ' · '}
              <TextLink href={peopleAt({ ...search, place })}>{place}</TextLink>
            </span>
          ))}
        </p>
      )}
      <div className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <p role="status" className="font-semibold tabular-nums">
          {peopleInWords(found.total)}
        </p>
        <nav aria-label={words.order} className="flex flex-wrap gap-x-4 text-hint">
          {personOrders
            .filter((each) => each !== 'relevant' || search.q.trim() !== '')
            .map((each) =>
              each === order ? (
                <span key={each} aria-current="true" className="py-1 font-medium">
                  {personOrderNames[each]}
                </span>
              ) : (
                <TextLink key={each} href={peopleAt({ ...search, sort: each })}>
                  {personOrderNames[each]}
                </TextLink>
              ),
            )}
        </nav>
      </div>
      {people.length === 0 ? (
        <div className="mt-6">
          <Nobody search={search} hasFilters={filters.length > 0} />
        </div>
      ) : (
        <ul aria-label={words.name}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              now={now}
              isOpen={person.id === beside}
              wanted={wanted}
              onPress={(event) => openBeside(event, person.id)}
              mark={
                <MarkToggle
                  flow={marks}
                  id={person.id}
                  isSaved={person.isSaved}
                  describedBy={`title-${person.id}`}
                />
              }
            />
          ))}
        </ul>
      )}
      {paging && <ShowMore flow={paging} />}
    </>
  )
}

/** Empty state of the results, for a search without matches or if nobody is visible. */
function Nobody({ search, hasFilters }: { search: PersonSearch; hasFilters: boolean }) {
  if (!hasFilters && search.q.trim() === '' && search.place.trim() === '') {
    return <EmptyState {...talentWords.nobodyYet} />
  }
  return (
    <EmptyState title={talentWords.nobody.title} text={talentWords.nobody.text}>
      <ButtonLink
        look="secondary"
        size="small"
        href={hasFilters ? peopleAt(withoutFilters(search)) : talentPaths.talent}
      >
        {hasFilters ? talentWords.filters.clear : talentWords.nobody.clear}
      </ButtonLink>
    </EmptyState>
  )
}
