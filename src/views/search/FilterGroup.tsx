import type { ComponentProps, ReactNode } from 'react'
import { countInWords } from '../../words/search.ts'

/** Group of choices for one filter. */
export const FilterGroup = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-4">
    <legend className="contents">
      <span className="mb-1 block text-label font-semibold">{name}</span>
    </legend>
    {children}
  </fieldset>
)

/** Number of results for a choice. */
export const Count = ({ count, isCapped }: { count: number; isCapped: boolean }) => (
  <span className="ms-auto text-caption text-subtle tabular-nums">{countInWords(count, isCapped)}</span>
)

interface ChoiceProps extends Pick<
  ComponentProps<'input'>,
  'form' | 'type' | 'name' | 'value' | 'defaultChecked'
> {
  words: string
  /** Number of results for the choice. */
  children?: ReactNode
}

/** Checkbox or radio button for a choice in the search form. */
export const FilterChoice = ({ words, children, ...input }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-hint 2xl:min-h-8">
    <input
      {...input}
      className={`size-5 shrink-0 accent-primary ${input.type === 'radio' ? 'rounded-full' : ''}`}
    />
    <span>{words}</span>
    {children}
  </label>
)
