import { Fragment } from 'react'
import { criteriaIn } from '../../../contract/search/address.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { placeInWords } from '../../words/postings.ts'
import { searchWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

/** Links to other places with the same name, or to similar names if the place is unknown. */
export function OtherPlaces({ page: { found, placeProblem, placesNear, search } }: { page: JobsPage }) {
  const criteria = criteriaIn(search)
  const names =
    placeProblem === null
      ? (found.place?.others.map(({ words }) => words) ?? [])
      : placesNear.map(placeInWords)
  const says =
    placeProblem === null
      ? searchWords.otherPlace
      : names.length > 0
        ? searchWords.everywhereOr
        : searchWords.everywhere
  if (placeProblem === null && names.length === 0) return null
  return (
    <p className="mt-4 wrap-anywhere text-muted">
      {says}{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <TextLink href={jobsAt({ ...criteria, place: name })}>{name}</TextLink>
        </Fragment>
      ))}
    </p>
  )
}
