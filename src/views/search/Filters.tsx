import type { ChoiceName } from '../../../contract/search/choices.ts'
import { singleFilters, type Criteria } from '../../../contract/search/criteria.ts'
import type { ReactNode } from 'react'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy } from '../../ui/form/FieldFrame.tsx'
import { agesInWords, choicesOf, filterNames, filtersIn, searchWords } from '../../words/search.ts'
import { FORM } from './formSearch.ts'
import { jobsAt } from './jobsAt.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { PayBars } from './PayBars.tsx'
import { SearchField } from './SearchField.tsx'
import { FilterSheet } from '../../ui/controls/FilterSheet.tsx'
import { Count, FilterChoice, FilterGroup } from './FilterGroup.tsx'

interface Props {
  criteria: Criteria
  found: Pick<FoundJobs, 'ages' | 'areFacetsCapped' | 'facets' | 'pays' | 'total'>
  /** Further filters, which load later. */
  further: ReactNode
  /** Error message of the pay field. */
  payProblem: string | undefined
  /** Submits the form. */
  onChange: () => void
}

const words = searchWords.filters

/** Filters of a search with facet counts. */
export function Filters({ criteria, found, further, payProblem, onChange }: Props) {
  const { ages, areFacetsCapped, facets, pays, total } = found
  const { place, q, radius, sort } = criteria
  const choices = (kind: ChoiceName) => (
    <FilterGroup name={filterNames[kind]}>
      <Choices kind={kind} chosen={criteria[kind]} counts={facets[kind]} areCapped={areFacetsCapped} />
    </FilterGroup>
  )
  return (
    <FilterSheet
      words={words}
      cleared={filtersIn(criteria).length > 0 ? jobsAt({ q, place, radius, sort }) : undefined}
      onChange={({ target }) => {
        if (
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type !== 'text')
        )
          onChange()
      }}
    >
      {choices('workplace')}
      {choices('type')}
      <FilterGroup name={filterNames.pay}>
        <PayBars criteria={criteria} pays={pays} />
        <LeastPay least={criteria.pay} problem={payProblem} onChange={onChange} />
      </FilterGroup>
      {choices('level')}
      <FilterGroup name={filterNames.posted}>
        <Ages chosen={criteria.posted} ages={ages} />
      </FilterGroup>
      <MoreFilters isOpen={singleFilters.some((name) => criteria[name] !== undefined)}>{further}</MoreFilters>
      <div className="sticky bottom-0 bg-inherit py-4 2xl:hidden">
        <Button type="submit" form={FORM} className="w-full">
          {words.show(total)}
        </Button>
      </div>
    </FilterSheet>
  )
}

interface ChoicesProps {
  kind: ChoiceName
  chosen: readonly string[]
  counts: Readonly<Record<string, number>>
  /** True if each count is a lower bound. */
  areCapped: boolean
}

const Choices = ({ kind, chosen, counts, areCapped }: ChoicesProps) =>
  choicesOf(kind).map(([value, label]) => (
    <FilterChoice
      form={FORM}
      key={value}
      type="checkbox"
      name={kind}
      value={value}
      defaultChecked={chosen.includes(value)}
      words={label}
    >
      <Count count={counts[value] ?? 0} isCapped={areCapped} />
    </FilterChoice>
  ))

const Ages = ({ chosen, ages }: { chosen: Criteria['posted'] } & Pick<FoundJobs, 'ages'>) =>
  [...agesInWords, [null, words.anyTime] as const].map(([days, label]) => {
    const counted = ages.find((age) => age.days === days)
    return (
      <FilterChoice
        form={FORM}
        key={days}
        type="radio"
        name="posted"
        value={days ?? ''}
        defaultChecked={days === (chosen ?? null)}
        words={label}
      >
        {counted && <Count {...counted} />}
      </FilterChoice>
    )
  })

interface LeastPayProps {
  least: Criteria['pay']
  problem: string | undefined
  onChange: () => void
}

const LeastPay = ({ least, problem, onChange }: LeastPayProps) => (
  <SearchField id="pay" label={words.payLabel} message={problem}>
    <input
      {...describedBy('pay', words.payHint, problem)}
      id="pay"
      name="pay"
      form={FORM}
      defaultValue={least}
      className="control mt-1 min-h-11 py-2"
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== String(least ?? '')) onChange()
      }}
    />
    <p id="pay-hint" className="mt-2 text-caption text-muted">
      {words.payHint}
    </p>
  </SearchField>
)
