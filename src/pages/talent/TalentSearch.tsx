import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { personSearchIn } from '../../../contract/talent/address.ts'
import { companyReading, talentSearchPageMachine } from '../../../machines/talent/talentSearchPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { readCompany } from '../../effects/companies.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { searchPeople } from '../../effects/talent/talentSearch.ts'
import { useLocation } from '../../routing/location.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { Reading } from '../../views/reading/Reading.tsx'
import { NotAllowed } from '../../views/talent/NotAllowed.tsx'
import { PeopleForm } from '../../views/talent/PeopleForm.tsx'
import { PeopleResults } from '../../views/talent/PeopleResults.tsx'
import { talentWords } from '../../words/talent/search.ts'
import { SearchPlaces } from '../search/SearchPlaces.tsx'
import { PersonBeside } from './PersonBeside.tsx'
import { talentFlows } from './talentFlows.ts'
import { barredFrom } from './barredFrom.ts'
import { useRoom } from '../search/useRoom.ts'

const machine = talentSearchPageMachine.provide({
  actors: {
    ...talentFlows,
    list: listWith(searchPeople),
    company: companyReading.provide({ actors: { read: readCompany } }),
  },
})

/** Tab of the talent search, which follows the query of the address. */
export function TalentSearch() {
  const { search: address } = useLocation()
  const page = useFlow(machine, { input: { search: address } })
  const search = useSelector(page, ({ context }) => context.search)
  const beside = useSelector(page, ({ context }) => context.beside)
  const isOpen = useSelector(page, ({ context }) => context.open !== null)
  const list = useSelector(page, ({ children }) => required(children.list))
  const marks = useSelector(page, ({ children }) => required(children.marks))
  const person = useSelector(page, ({ children }) => children.person)
  const company = useSelector(
    useSelector(page, ({ children }) => required(children.company)),
    ({ context }) => context.data,
  )
  const { reading, first, paging, items } = useList(list)
  const failure = useSelector(reading, (state) =>
    state.matches('failed') ? state.context.failure : undefined,
  )
  const now = useNow()
  const criteria = personSearchIn(search)
  const barred = failure && barredFrom(failure, company)
  const placeProblem = failure?.fields?.['place']

  useRoom(page)

  useEffect(() => {
    page.send({ type: 'addressed', search: address })
  }, [page, address])

  if (barred) return <NotAllowed isSuspended={barred === 'suspended'} />
  return (
    <PeopleForm flow={page} address={search} found={first} placeProblem={placeProblem} Places={SearchPlaces}>
      <div className={isOpen ? 'min-w-0 max-lg:hidden' : 'min-w-0'}>
        <Reading flow={reading} what={talentWords.list.what} rows={5}>
          {first && (
            <PeopleResults
              flow={page}
              marks={marks}
              search={criteria}
              found={first}
              people={items}
              paging={paging}
              now={now}
            />
          )}
        </Reading>
      </div>
      {beside !== null && person && (
        <PersonBeside
          key={beside}
          page={page}
          person={person}
          marks={marks}
          id={beside}
          wanted={criteria.skill}
          now={now}
        />
      )}
    </PeopleForm>
  )
}
