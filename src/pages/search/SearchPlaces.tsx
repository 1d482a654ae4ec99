import type { ComponentProps } from 'react'
import { areaSuggestions } from '../../app/placeSuggestions.ts'
import { useFlow } from '../../app/useFlow.ts'
import { PlaceSuggestions } from '../../views/forms/PlaceSuggestions.tsx'

type Props = Pick<ComponentProps<typeof PlaceSuggestions>, 'field'>

/** Suggestions of cities, regions and countries for the place field of the search form. */
export function SearchPlaces({ field }: Props) {
  const flow = useFlow(areaSuggestions, { input: undefined })
  return (
    <PlaceSuggestions flow={flow} field={field} id="place" onChoose={({ words }) => write(field, words)} />
  )
}

function write({ current }: Props['field'], words: string) {
  if (current) current.value = words
}
