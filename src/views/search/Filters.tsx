import type { ComponentProps, ReactNode } from 'react'
import type { ChoiceName, Criteria } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { ChevronIcon } from './ChevronIcon.tsx'
import { Folded } from './Folded.tsx'
import { agesInWords, choicesOf, chosenInWords, filterNames } from '../../words/search.ts'

const kinds = ['workplace', 'type', 'pay', 'posted', 'level'] as const

type Kind = (typeof kinds)[number]

interface Props {
  criteria: Criteria
  found: Pick<FoundJobs, 'areFacetsCapped' | 'facets'>
  /** What takes them all away. */
  clear: ReactNode
  /** Problem with the typed pay. */
  payProblem: string | undefined
}

/** What narrows a search: a button for each, which says what is chosen and opens the choice. */
export function Filters({ criteria, found: { areFacetsCapped, facets }, clear, payProblem }: Props) {
  const set = kinds.filter((kind) => chosenInWords(criteria, kind) !== '').length
  return (
    <>
      <Folded
        id="filters"
        className="peer/filters w-fit"
        look="min-h-11 gap-2 px-4 py-2 text-label font-semibold text-link"
      >
        {set === 0 ? 'Filters' : `Filters, ${set} set`}
        <ChevronIcon className="size-4 shrink-0" />
      </Folded>
      <div
        role="group"
        aria-label="Filters"
        className="flex flex-wrap items-center gap-2 max-sm:mt-3 max-sm:peer-[:not([open])]/filters:hidden"
      >
        {kinds.map((kind) => (
          <Filter key={kind} kind={kind} chosen={chosenInWords(criteria, kind)}>
            {kind === 'pay' ? (
              <LeastPay least={criteria.pay} problem={payProblem} />
            ) : kind === 'posted' ? (
              <Ages chosen={criteria.posted} />
            ) : (
              <Choices
                kind={kind}
                chosen={criteria[kind]}
                counts={facets[kind]}
                areCapped={areFacetsCapped}
              />
            )}
          </Filter>
        ))}
        {set > 0 && clear}
      </div>
    </>
  )
}

function Filter({ kind, chosen, children }: { kind: Kind; chosen: string; children: ReactNode }) {
  const panel = `filter-${kind}`
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border px-4 py-2 text-start text-label ${
          chosen ? 'border-selected-line bg-selected' : 'border-field bg-surface'
        }`}
      >
        <span>
          {filterNames[kind]}
          {chosen && `: ${chosen}`}
        </span>
        <ChevronIcon className="size-4 shrink-0" />
      </button>
      <div id={panel} popover="auto" className="filter-panel">
        <fieldset>
          <legend className="mb-3 text-label">{filterNames[kind]}</legend>
          {children}
        </fieldset>
        <Button type="submit" size="small" className="mt-4 w-full">
          Show jobs
        </Button>
      </div>
    </>
  )
}

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'defaultChecked'> {
  words: string
  children?: ReactNode
}

const Choice = ({ words, children, ...input }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input {...input} className="size-5 accent-primary" />
    <span>{words}</span>
    {children}
  </label>
)

interface ChoicesProps {
  kind: ChoiceName
  chosen: readonly string[]
  counts: Readonly<Record<string, number>>
  /** Whether there may be more of each. */
  areCapped: boolean
}

const Choices = ({ kind, chosen, counts, areCapped }: ChoicesProps) =>
  choicesOf(kind).map(([value, words]) => (
    <Choice
      key={value}
      type="checkbox"
      name={kind}
      value={value}
      defaultChecked={chosen.includes(value)}
      words={words}
    >
      <span className="ms-auto text-hint text-muted tabular-nums">
        {counts[value] ?? 0}
        {areCapped && '+'}
      </span>
    </Choice>
  ))

const Ages = ({ chosen }: { chosen: Criteria['posted'] }) =>
  [['', 'At any time'] as const, ...agesInWords].map(([days, words]) => (
    <Choice
      key={days}
      type="radio"
      name="posted"
      value={days}
      defaultChecked={days === (chosen ?? '')}
      words={words}
    />
  ))

const payHint = 'A year, in any currency, such as 50,000 or 50k.'

const LeastPay = ({ least, problem }: { least: Criteria['pay']; problem: string | undefined }) => (
  <FieldFrame id="pay" label="At least" hint={payHint} message={problem}>
    <input
      {...describedBy('pay', payHint, problem)}
      id="pay"
      name="pay"
      defaultValue={least}
      className="control"
    />
  </FieldFrame>
)
