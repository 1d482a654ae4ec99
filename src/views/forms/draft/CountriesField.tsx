import { countryInWords } from '../../../../contract/countryInWords.ts'
import { locale } from '../../../../contract/words/locale.ts'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { countryWords } from '../../../words/countries.ts'
import { ChosenPlaces } from '../ChosenPlaces.tsx'
import { useControl } from './draftFields.ts'

interface Props {
  id: string
  label: string
  hint?: string
  /** Accessible name of the list of chosen countries. */
  chosen: string
  /** Two-letter country codes. */
  codes: readonly string[]
  most: number
  onCodes: (codes: string[]) => void
}

/** Field for several countries, each chosen from a combobox. */
export function CountriesField({ id, label, hint, chosen, codes, most, onCodes }: Props) {
  const { message, isFixed } = useControl(id)
  return (
    <div className="mb-5">
      {!isFixed && codes.length < most && (
        <SearchableSelect
          id={id}
          label={label}
          hint={hint}
          message={message}
          none={countryWords.choose}
          value=""
          shown=""
          of="countries"
          onValue={(code) => {
            if (code !== '' && !codes.includes(code)) onCodes([...codes, code])
          }}
        />
      )}
      <ChosenPlaces
        id={id}
        label={chosen}
        places={codes.map((code) => ({ key: code, words: countryInWords(code, locale) }))}
        onRemove={isFixed ? undefined : (removed) => onCodes(codes.filter((code) => code !== removed))}
      />
    </div>
  )
}
