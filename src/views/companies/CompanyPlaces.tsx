import { useEffect, useRef, useState } from 'react'
import { maxPlaces } from '../../../contract/companies/facts.ts'
import type { Place } from '../../../contract/search/job.ts'
import { companyPageWords } from '../../words/companies/page.ts'
import { placeInWords } from '../../words/postings.ts'
import { ChosenPlaces } from '../forms/ChosenPlaces.tsx'
import { PlaceSearch } from '../forms/PlaceSearch.tsx'

const id = 'companyPlace'

/** Places of a company, chosen from suggestions. The form submits them as lines of one hidden field. */
export function CompanyPlaces({ name, saved }: { name: string; saved: readonly string[] }) {
  const [places, setPlaces] = useState(saved)
  const [known, setKnown] = useState(saved)
  const field = useRef<HTMLInputElement>(null)
  const lines = linesOf(places)
  const told = useRef(lines)

  // Adopts places that were changed elsewhere, unless they were changed here too.
  if (saved !== known) {
    setKnown(saved)
    if (lines === linesOf(known)) setPlaces(saved)
  }

  // Notifies the form, because changing a hidden field fires no event.
  useEffect(() => {
    if (told.current === lines) return
    told.current = lines
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [lines])

  const add = (place: Place) => {
    const words = placeInWords(place)
    if (!places.includes(words)) setPlaces([...places, words])
  }
  return (
    <div className="mb-5">
      <input ref={field} type="hidden" name={name} value={lines} />
      {places.length < maxPlaces && (
        <PlaceSearch id={id} label={companyPageWords.place} problem={undefined} onChoose={add} />
      )}
      <ChosenPlaces
        id={id}
        places={places.map((words) => ({ key: words, words }))}
        onRemove={(removed) => setPlaces(places.filter((each) => each !== removed))}
      />
    </div>
  )
}

const linesOf = (places: readonly string[]) => places.join('\n')
