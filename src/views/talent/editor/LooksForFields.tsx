import { currencyOf } from '../../../../contract/postings/currencyOf.ts'
import { radii } from '../../../../contract/search/choices.ts'
import type { Place } from '../../../../contract/search/job.ts'
import { profileCounts } from '../../../../contract/talent/profile.ts'
import { periodOptions } from '../../../words/payOptions.ts'
import { employmentTypes, levels, placeInWords } from '../../../words/postings.ts'
import { profileEditorWords as words, profileRows } from '../../../words/talent/profileEditor.ts'
import { useControl } from '../../forms/draft/draftFields.ts'
import { Checks } from '../../forms/draft/Checks.tsx'
import { Choice, CurrencyLine, Line } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { PlaceSearch } from '../../forms/PlaceSearch.tsx'
import { RowButton } from '../../forms/RowButton.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

const usualRadius = '25'

const distances = Object.fromEntries(radii.map((km) => [String(km), words.kilometres(km)]))

/** Fields for the work that a candidate is looking for. */
export function LooksForFields() {
  const { typed, change } = useTypedProfile('titles', 'isRemote', 'types', 'levels')
  return (
    <>
      <h3 className="mb-3 text-label">{profileRows.title.rows}</h3>
      <Rows
        id="profile.titles"
        words={profileRows.title}
        rows={typed.titles}
        onRows={(titles) => change({ titles })}
        most={profileCounts.titles}
        blank={{ title: '' }}
      >
        {({ title }, index, changeRow) => (
          <Line
            id={`profile.titles.${index}`}
            label={words.jobTitle(index + 1)}
            value={title}
            onValue={(changed) => changeRow({ title: changed })}
          />
        )}
      </Rows>
      <Places />
      <label className="mb-5 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={typed.isRemote}
          onChange={(event) => change({ isRemote: event.currentTarget.checked })}
          className="size-6 shrink-0 accent-primary"
        />
        {words.remote}
      </label>
      <Checks
        id="profile.types"
        legend={words.types}
        options={Object.entries(employmentTypes)}
        chosen={typed.types}
        onChosen={(types) => change({ types })}
      />
      <Checks
        id="profile.levels"
        legend={words.jobLevels}
        options={Object.entries(levels)}
        chosen={typed.levels}
        onChosen={(chosen) => change({ levels: chosen })}
      />
      <PayFloor />
    </>
  )
}

const placesId = 'profile.places'

function Places() {
  const { typed, change } = useTypedProfile('places')
  const { message } = useControl(placesId)
  const { places } = typed
  const add = (place: Place) => {
    if (places.some((each) => placeInWords(each) === placeInWords(place))) return
    const key = String(1 + Math.max(0, ...places.map((each) => Number(each.key) || 0)))
    change({ places: [...places, { ...place, key, radius: usualRadius }] })
  }
  return (
    <div className="mb-5">
      {places.length < profileCounts.places && (
        <PlaceSearch id={placesId} label={words.place} problem={message} onChoose={add} />
      )}
      <ul aria-label={words.places} className="@container grid gap-4">
        {places.map((place, index) => (
          <li
            key={place.key}
            className="grid-cols-[minmax(0,1fr)_12rem_auto] items-end gap-x-4 rounded-control border border-line p-4 *:last:mb-0 @lg:grid @lg:*:mb-0"
          >
            <p className="mb-3 font-medium @lg:py-3">{placeInWords(place)}</p>
            <Choice
              id={`profile.places.${index}.radius`}
              label={words.radius(place.name)}
              options={distances}
              value={place.radius}
              onValue={(radius) => change({ places: places.with(index, { ...place, radius }) })}
            />
            <RowButton
              name={words.removePlace(placeInWords(place))}
              onPress={() => {
                change({ places: places.toSpliced(index, 1) })
                document.getElementById(placesId)?.focus()
              }}
            >
              {words.remove}
            </RowButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PayFloor() {
  const { typed, change } = useTypedProfile('payFloor', 'places')
  const { payFloor, places } = typed
  const usual = currencyOf(places[0]?.country ?? '')
  const changePay = (changed: Partial<typeof payFloor>) =>
    change({ payFloor: { ...payFloor, currency: payFloor.currency || usual, ...changed } })
  return (
    <div className="@container">
      <div className="field-row [--field-least:8rem] @lg:[--field-share:calc((100%_-_32px)/3)]">
        <Line
          id="profile.payFloor.amount"
          label={words.payFloor}
          hint={words.payFloorHint}
          inputMode="decimal"
          spellCheck={false}
          value={payFloor.amount}
          onValue={(amount) => changePay({ amount })}
        />
        <CurrencyLine
          id="profile.payFloor.currency"
          label={words.currency}
          value={payFloor.currency || usual}
          onValue={(currency) => changePay({ currency })}
        />
        <Choice
          id="profile.payFloor.period"
          label={words.period}
          options={periodOptions}
          value={payFloor.period}
          onValue={(period) => changePay({ period })}
        />
      </div>
    </div>
  )
}
