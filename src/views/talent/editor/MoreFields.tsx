import { countryInWords } from '../../../../contract/countryInWords.ts'
import { profileCounts } from '../../../../contract/talent/profile.ts'
import { locale } from '../../../../contract/words/locale.ts'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { countryWords } from '../../../words/countries.ts'
import { profileEditorWords as words, profileRows } from '../../../words/talent/profileEditor.ts'
import { ChosenPlaces } from '../../forms/ChosenPlaces.tsx'
import { useControl } from '../../forms/draft/draftFields.ts'
import { Choice, Line } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

/** Languages, right to work, availability and links. */
export function MoreFields() {
  const { typed, change } = useTypedProfile('languages', 'notice', 'availableFrom', 'links')
  return (
    <>
      <div className="field-row">
        <Choice
          id="profile.notice"
          label={words.notice}
          options={words.notices}
          none={words.noNotice}
          value={typed.notice}
          onValue={(notice) => change({ notice })}
        />
        <Line
          id="profile.availableFrom"
          label={words.availableFrom}
          type="date"
          value={typed.availableFrom}
          onValue={(availableFrom) => change({ availableFrom })}
        />
      </div>
      <h3 className="mb-3 text-label">{profileRows.language.rows}</h3>
      <Rows
        id="profile.languages"
        words={profileRows.language}
        rows={typed.languages}
        onRows={(languages) => change({ languages })}
        most={profileCounts.languages}
        blank={{ language: '', level: '' }}
      >
        {({ language, level }, index, changeRow) => (
          <div className="field-row">
            <Line
              id={`profile.languages.${index}.language`}
              label={words.language(index + 1)}
              value={language}
              onValue={(changed) => changeRow({ language: changed })}
            />
            <Choice
              id={`profile.languages.${index}.level`}
              label={words.level(index + 1)}
              options={words.levels}
              none={words.choose}
              value={level}
              onValue={(changed) => changeRow({ level: changed })}
            />
          </div>
        )}
      </Rows>
      <Countries />
      <h3 className="mb-3 text-label">{words.links}</h3>
      <Rows
        id="profile.links"
        words={profileRows.link}
        rows={typed.links}
        onRows={(links) => change({ links })}
        most={profileCounts.links}
        blank={{ url: '' }}
      >
        {({ url }, index, changeRow) => (
          <Line
            id={`profile.links.${index}`}
            label={words.link(index + 1)}
            hint={words.linkHint}
            type="url"
            inputMode="url"
            spellCheck={false}
            value={url}
            onValue={(changed) => changeRow({ url: changed })}
          />
        )}
      </Rows>
    </>
  )
}

const countriesId = 'profile.rightToWork'

function Countries() {
  const { typed, change } = useTypedProfile('rightToWork')
  const { message, isFixed } = useControl(countriesId)
  const { rightToWork } = typed
  return (
    <div className="mb-5">
      {!isFixed && rightToWork.length < profileCounts.countries && (
        <SearchableSelect
          id={countriesId}
          label={words.countries}
          message={message}
          none={countryWords.choose}
          value=""
          shown=""
          of="countries"
          onValue={(code) => {
            if (code !== '' && !rightToWork.includes(code)) change({ rightToWork: [...rightToWork, code] })
          }}
        />
      )}
      <ChosenPlaces
        id={countriesId}
        label={words.chosenCountries}
        places={rightToWork.map((code) => ({ key: code, words: countryInWords(code, locale) }))}
        onRemove={
          isFixed
            ? undefined
            : (removed) => change({ rightToWork: rightToWork.filter((code) => code !== removed) })
        }
      />
    </div>
  )
}
