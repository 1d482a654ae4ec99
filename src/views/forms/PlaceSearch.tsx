import { useSelector } from '@xstate/react'
import { use, useRef, useState } from 'react'
import type { Place } from '../../../contract/search/job.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { required } from '../../../machines/shared/required.ts'
import { PlacesContext } from './placesContext.ts'
import { PlaceSuggestions } from './PlaceSuggestions.tsx'
import { writingWords } from '../../words/shared/writing.ts'

interface Props {
  id: string
  label: string
  problem: string | undefined
  onChoose: (place: Place) => void
}

/** Search field for places, with suggestions from the server. */
export function PlaceSearch({ id, label, problem, onChoose }: Props) {
  const flow = required(use(PlacesContext))
  const isFailed = useSelector(flow, (state) => state.matches({ open: 'failed' }))
  const field = useRef<HTMLInputElement>(null)
  const [unknown, setUnknown] = useState('')
  const message =
    (unknown && writingWords.place.unknown(unknown)) || (isFailed ? writingWords.place.notLoaded : problem)

  const choose = (place: Place) => {
    onChoose(place)
    if (field.current) field.current.value = ''
  }

  return (
    <FieldFrame id={id} label={label} hint={writingWords.place.hint} message={message}>
      <div className="relative">
        <input
          {...describedBy(id, 'hint', message)}
          ref={field}
          id={id}
          autoComplete="off"
          onFocus={() => setUnknown('')}
          onBlur={(event) => setUnknown(event.currentTarget.value.trim())}
          className="control"
        />
        <PlaceSuggestions
          flow={flow}
          field={field}
          id={id}
          onChoose={({ place }) => choose(place)}
          takesFirst
        />
      </div>
    </FieldFrame>
  )
}
