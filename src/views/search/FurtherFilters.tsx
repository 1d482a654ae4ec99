import { useEffect, useEffectEvent, useRef } from 'react'
import { criteriaIn } from '../../../contract/search/address.ts'
import { singleFilters, type SingleFilter } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { furtherFilters } from '../../words/furtherFilters.ts'
import { countryName } from '../../words/postings.ts'
import { Count, FilterChoice, FilterGroup } from './FilterGroup.tsx'
import { FORM, searchOfForm } from './formSearch.ts'
import { inAlphabet } from './inAlphabet.ts'

interface Props extends Pick<FoundJobs, 'more' | 'regionNames'> {
  /** Query string of the URL. */
  search: string
}

const words = furtherFilters

/** Rarely used filters: replies, hours, pay range, visa, country and region, with facet counts. */
export function FurtherFilters({ search, more, regionNames }: Props) {
  const { country, region, ...criteria } = criteriaIn(search)
  const top = useRef<HTMLDivElement>(null)

  // Submits a choice made before hydration, which fired no event.
  const sendEarlierChoice = useEffectEvent(() => {
    const field = top.current?.querySelector('select')
    if (!field?.form) return
    const [said, shown] = [criteriaIn(searchOfForm(field.form)), criteriaIn(search)]
    if (singleFilters.some((name) => said[name] !== shown[name])) {
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  useEffect(() => sendEarlierChoice(), [])

  const count = (name: SingleFilter, value: string | number) => (
    <Count count={more[name].counts[value] ?? 0} isCapped={more[name].isCapped} />
  )
  const box = (name: 'replies' | 'range' | 'visa', value: string, label: string) => (
    <FilterChoice
      form={FORM}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={criteria[name] === value}
      words={label}
    >
      {count(name, value)}
    </FilterChoice>
  )
  const radios = (name: 'within' | 'hours', options: readonly (readonly [number, string])[], any: string) => (
    <>
      {options.map(([value, label]) => (
        <FilterChoice
          form={FORM}
          key={value}
          type="radio"
          name={name}
          value={value}
          defaultChecked={criteria[name] === value}
          words={label}
        >
          {count(name, value)}
        </FilterChoice>
      ))}
      <FilterChoice
        form={FORM}
        type="radio"
        name={name}
        value=""
        defaultChecked={criteria[name] === undefined}
        words={any}
      />
    </>
  )
  const select = (
    name: 'country' | 'region',
    chosen: string | undefined,
    nameOf: (value: string) => string,
    [label, any]: readonly [string, string],
  ) => {
    const { counts, isCapped } = more[name]
    const values = [...new Set([...(chosen === undefined ? [] : [chosen]), ...Object.keys(counts)])]
    return (
      <div className="mt-2">
        <label htmlFor={name} className="text-hint">
          {label}
        </label>
        <select
          key={values.join(' ')}
          id={name}
          name={name}
          form={FORM}
          defaultValue={chosen ?? ''}
          className="control mt-1 min-h-11 py-2"
        >
          <option value="">{any}</option>
          {inAlphabet(values, nameOf).map((value) => (
            <option key={value} value={value}>
              {words.option(nameOf(value), counts[value] ?? 0, isCapped)}
            </option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <div ref={top}>
      <FilterGroup name={words.replies}>
        {box('replies', 'onTime', words.onTime)}
        <p className="text-caption text-muted">{words.onTimeHint}</p>
      </FilterGroup>
      <FilterGroup name={words.within}>{radios('within', words.withinDays, words.anyReply)}</FilterGroup>
      <FilterGroup name={words.hours}>{radios('hours', words.mostHours, words.anyHours)}</FilterGroup>
      <FilterGroup name={words.conditions}>
        {box('range', 'full', words.range)}
        {box('visa', 'sponsors', words.visa)}
      </FilterGroup>
      <FilterGroup name={words.place}>
        {select('country', country, countryName, [words.country, words.anyCountry])}
        {country !== undefined &&
          select('region', region, (id) => regionNames[id] ?? id, [words.region, words.anyRegion])}
      </FilterGroup>
    </div>
  )
}
