import { postingCounts } from '../../../../contract/postings/posting.ts'
import { editorFields } from '../../../words/postings/editor.ts'
import { CountriesField } from '../../forms/draft/CountriesField.tsx'
import { useTyped } from './useEditor.ts'

/** Field for the countries from which people may work. */
export function RegionsField() {
  const { typed, change } = useTyped('regions')
  const codes = [
    ...new Set(
      typed.regions
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  return (
    <CountriesField
      id="posting.regions"
      label={editorFields.countries}
      hint={editorFields.countriesHint}
      chosen={editorFields.chosenCountries}
      codes={codes}
      most={postingCounts.regions}
      onCodes={(kept) => change({ regions: kept.join(', ') })}
    />
  )
}
