import { textAt, withValue } from '../../../contract/resumes/editing.ts'
import { monthNames } from '../../words/dates.ts'
import { useBuilder, useInDocument } from './useBuilder.ts'

const thisYear = new Date().getFullYear()
const latest = thisYear + 8
const years = Array.from({ length: latest - 1949 }, (_, index) => String(latest - index))

const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))

// Made once: React leaves alone what is the same.
const yearOptions = years.map((year) => (
  <option key={year} value={year}>
    {year}
  </option>
))
const monthOptions = months.map(({ label, value }) => (
  <option key={value} value={value}>
    {label}
  </option>
))

interface Props {
  /** Where the date stands in the document. */
  id: string
  label: string
  /** What it means that there is none. */
  none: string
}

/** A year, and the month if that is known: nothing can be chosen that is no date. */
export function MonthField({ id, label, none }: Props) {
  const { edit, isFixed } = useBuilder()
  const [year = '', month = '', day] = useInDocument((document) => textAt(document, id)).split('-')
  const write = (value: string) => edit((document) => withValue(document, id, value))
  const withMonth = (chosen: string) => (chosen === '' ? year : `${year}-${chosen}`)
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-2 text-label">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] gap-2">
        <select
          id={id}
          aria-label={`${label}: year`}
          value={year}
          disabled={isFixed}
          onChange={({ currentTarget: { value } }) => write(value && month ? `${value}-${month}` : value)}
          className="control tabular-nums"
        >
          <option value="">{none}</option>
          {year !== '' && !years.includes(year) && <option value={year}>{year}</option>}
          {yearOptions}
        </select>
        {year !== '' && (
          <select
            id={`${id}.month`}
            aria-label={`${label}: month`}
            value={month}
            disabled={isFixed}
            onChange={({ currentTarget: { value } }) => write(withMonth(value))}
            className="control"
          >
            <option value="">{day === undefined ? 'No month' : 'No month or day'}</option>
            {monthOptions}
          </select>
        )}
      </div>
    </fieldset>
  )
}
