import { useState } from 'react'
import { textAt, withValue } from '../../../contract/resumes/editing.ts'
import { monthNames } from '../../words/dates.ts'
import { monthWords } from '../../words/resumes/months.ts'
import { useBuilder, useInDocument } from './useBuilder.ts'

const thisYear = new Date().getFullYear()

const optionsOf = (years: readonly string[]) =>
  years.map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ))

// Created once at module level: React skips elements with the same identity.
const pastYears = Array.from({ length: thisYear - 1948 }, (_, index) => String(thisYear - index))
const expectedYears = Array.from({ length: 6 }, (_, index) => String(thisYear + 1 + index))
const pastOptions = optionsOf(pastYears)
const expectedOptions = <optgroup label={monthWords.expected}>{optionsOf(expectedYears)}</optgroup>
const monthOptions = monthNames().map((name, index) => (
  <option key={name} value={String(index + 1).padStart(2, '0')}>
    {name}
  </option>
))

const dateOf = (year: string, month: string) => (year && month ? `${year}-${month}` : year)

interface Props {
  /** Path of the date in the document. */
  id: string
  label: string
  /** End of a period: without a year it means "until today", and it may be in the future. */
  isEnd?: boolean
}

/** Select boxes for a month and its year. The month is optional. */
export function MonthField({ id, label, isEnd = false }: Props) {
  const { edit, isFixed } = useBuilder()
  const [year = '', month = '', day] = useInDocument((document) => textAt(document, id)).split('-')
  // Holds the month until a year is chosen, because the document stores both together.
  const [chosenMonth, setChosenMonth] = useState('')
  const write = (date: string) => edit((document) => withValue(document, id, date))
  const known = isEnd ? [...pastYears, ...expectedYears] : pastYears

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="field">
      <span id={`${id}-label`} className="mb-2 text-label">
        {label}
      </span>
      <div className="col-span-2 row-start-3 grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2">
        <select
          id={`${id}.month`}
          aria-label={monthWords.month(label)}
          value={year === '' ? chosenMonth : month}
          disabled={isFixed || (isEnd && year === '')}
          onChange={({ currentTarget: { value } }) => {
            setChosenMonth(value)
            if (year !== '') write(dateOf(year, value))
          }}
          className="control"
        >
          <option value="">{day === undefined ? monthWords.noMonth : monthWords.noMonthOrDay}</option>
          {monthOptions}
        </select>
        <select
          id={id}
          aria-label={monthWords.year(label)}
          value={year}
          disabled={isFixed}
          onChange={({ currentTarget: { value } }) => write(dateOf(value, month || chosenMonth))}
          className="control tabular-nums"
        >
          <option value="">{isEnd ? monthWords.present : monthWords.noDate}</option>
          {year !== '' && !known.includes(year) && <option value={year}>{year}</option>}
          {pastOptions}
          {isEnd && expectedOptions}
        </select>
      </div>
    </div>
  )
}
