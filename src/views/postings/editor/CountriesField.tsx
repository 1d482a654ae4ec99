import { postingCounts } from '../../../../contract/postings/posting.ts'
import { countryInWords } from '../../../../contract/countryInWords.ts'
import { locale } from '../../../../contract/words/locale.ts'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { countryWords } from '../../../words/countries.ts'
import { editorFields } from '../../../words/postings/editor.ts'
import { ChosenPlaces } from '../../forms/ChosenPlaces.tsx'
import { useControl } from '../../forms/draft/draftFields.ts'
import { useTyped } from './useEditor.ts'

const id = 'posting.regions'

/** Countries people may work from, each found by its name. */
export function CountriesField() {
  const { typed, change } = useTyped('regions')
  const { message, isFixed } = useControl(id)
  const codes = [
    ...new Set(
      typed.regions
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  const keep = (kept: readonly string[]) => change({ regions: kept.join(', ') })
  return (
    <div className="mb-5">
      {!isFixed && codes.length < postingCounts.regions && (
        <SearchableSelect
          id={id}
          label={editorFields.countries}
          hint={editorFields.countriesHint}
          message={message}
          none={countryWords.choose}
          value=""
          shown=""
          of="countries"
          onValue={(code) => {
            if (code !== '' && !codes.includes(code)) keep([...codes, code])
          }}
        />
      )}
      <ChosenPlaces
        id={id}
        label={editorFields.chosenCountries}
        places={codes.map((code) => ({ key: code, words: countryInWords(code, locale) }))}
        onRemove={isFixed ? undefined : (removed) => keep(codes.filter((code) => code !== removed))}
      />
    </div>
  )
}
