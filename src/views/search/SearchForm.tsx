import { paths } from '../../../contract/paths.ts'
import { radii, searchLengths, type Criteria } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/reads.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { Filters } from './Filters.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { jobsAt } from './jobsAt.ts'

interface Props {
  criteria: Criteria
  facets: FoundJobs['facets']
  placeProblem: string | null
}

/** What is searched for. It is sent as a form, so that the address says all of it. */
export function SearchForm({ criteria, facets, placeProblem }: Props) {
  const { place, q, radius, sort } = criteria
  const problem = placeProblem ?? undefined
  const maxLength = searchLengths.text.max
  return (
    // Ready from the first moment on: the browser sends it, and no script has to listen.
    <form action={paths.jobs} role="search" aria-label="Jobs" autoComplete="off" data-ready="">
      <div className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_auto]">
        <FieldFrame id="q" label="What" hint={undefined} message={undefined}>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={maxLength}
            enterKeyHint="search"
            className="control"
          />
        </FieldFrame>
        <FieldFrame id="place" label="Where" hint={undefined} message={problem}>
          <input
            {...describedBy('place', undefined, problem)}
            id="place"
            name="place"
            defaultValue={place}
            maxLength={maxLength}
            enterKeyHint="search"
            className="control"
          />
        </FieldFrame>
        <FieldFrame id="radius" label="Within" hint={undefined} message={undefined}>
          <span className="relative block">
            <select id="radius" name="radius" defaultValue={radius} className="control appearance-none pe-10">
              {radii.map((each) => (
                <option key={each} value={each}>
                  {each} km
                </option>
              ))}
            </select>
            <ChevronIcon className="pointer-events-none absolute end-4 top-0 h-full w-4" />
          </span>
        </FieldFrame>
        <Button type="submit" className="mb-5">
          Search
        </Button>
      </div>
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <Filters
        criteria={criteria}
        facets={facets}
        clear={
          <ButtonLink look="quiet" size="small" href={jobsAt({ q, place, radius, sort })}>
            Clear filters
          </ButtonLink>
        }
      />
    </form>
  )
}
