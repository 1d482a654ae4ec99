import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { PersonSearch } from '../../../contract/talent/address.ts'
import type { FoundPeople } from '../../../machines/talent/talentSearchPage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { countInWords } from '../../words/search.ts'
import {
  activityFilters,
  noticeFilters,
  peopleInWords,
  personFiltersIn,
  severalFilters,
  talentWords,
  withoutFilters,
} from '../../words/talent/search.ts'
import { PEOPLE_FORM, peopleAt } from './personSearchForm.ts'
import { FilterSheet } from '../../ui/controls/FilterSheet.tsx'
import { FilterChoice, FilterGroup } from '../search/FilterGroup.tsx'

interface Props {
  search: PersonSearch
  /** Undefined until the first results have loaded. */
  found: Pick<FoundPeople, 'areFacetsCapped' | 'facets' | 'total'> | undefined
  /** Submits the form. */
  onChange: () => void
}

const words = talentWords.filters

/** Filters of the talent search with facet counts. */
export function PeopleFilters({ search, found, onChange }: Props) {
  const count = (name: keyof FoundPeople['facets'], value: string | number) =>
    found && (
      <span className="ms-auto text-caption text-subtle tabular-nums">
        {countInWords(found.facets[name][value] ?? 0, found.areFacetsCapped)}
      </span>
    )
  return (
    <FilterSheet
      words={words}
      cleared={personFiltersIn(search).length > 0 ? peopleAt(withoutFilters(search)) : undefined}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'text') onChange()
      }}
    >
      <FilterGroup name={words.availability}>
        {[...noticeFilters, [undefined, words.anyTime] as const].map(([days, label]) => (
          <FilterChoice
            form={PEOPLE_FORM}
            key={label}
            type="radio"
            name="notice"
            value={days ?? ''}
            defaultChecked={search.notice === days}
            words={label}
          >
            {days !== undefined && count('notice', days)}
          </FilterChoice>
        ))}
      </FilterGroup>
      {severalFilters.map(([name, title, names]) => (
        <FilterGroup key={name} name={title}>
          {Object.entries(names).map(([value, label]) => (
            <FilterChoice
              form={PEOPLE_FORM}
              key={value}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={search[name].some((each) => each === value)}
              words={label}
            >
              {count(name, value)}
            </FilterChoice>
          ))}
        </FilterGroup>
      ))}
      <Added name="skill" title={words.skills} label={words.addSkill} search={search} onAdd={onChange} />
      <Added
        name="language"
        title={words.languages}
        label={words.addLanguage}
        search={search}
        onAdd={onChange}
      />
      <FilterGroup name={words.updated}>
        {[...activityFilters, [undefined, words.anyTime] as const].map(([days, label]) => (
          <FilterChoice
            form={PEOPLE_FORM}
            key={label}
            type="radio"
            name="updated"
            value={days ?? ''}
            defaultChecked={search.updated === days}
            words={label}
          >
            {days !== undefined && count('updated', days)}
          </FilterChoice>
        ))}
      </FilterGroup>
      {found && (
        <div className="sticky bottom-0 bg-inherit py-4 2xl:hidden">
          <Button className="w-full" popoverTarget="filters" popoverTargetAction="hide">
            {peopleInWords(found.total)}
          </Button>
        </div>
      )}
    </FilterSheet>
  )
}

interface AddedProps {
  name: 'skill' | 'language'
  title: string
  label: string
  search: PersonSearch
  onAdd: () => void
}

/** Filter with free-text values, each with a button to remove it, and a field to add one. */
function Added({ name, title, label, search, onAdd }: AddedProps) {
  const chosen = search[name]
  return (
    <FilterGroup name={title}>
      <div className="mt-1 flex gap-2">
        <input
          type="text"
          name={name}
          form={PEOPLE_FORM}
          aria-label={label}
          placeholder={label}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="done"
          className="control min-h-11 min-w-0 flex-1 px-3 py-2 text-hint placeholder:text-subtle"
        />
        <Button
          look="secondary"
          size="row"
          className="min-h-11 min-w-11 px-0"
          aria-label={label}
          onClick={onAdd}
        >
          <Plus className="size-5" />
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chosen.map((each) => (
            <li key={each} className="min-w-0">
              <input type="hidden" name={name} value={each} form={PEOPLE_FORM} />
              <a
                href={peopleAt({ ...search, [name]: chosen.filter((other) => other !== each) })}
                aria-label={words.removeText(each)}
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-inner bg-primary-soft px-2.5 text-caption font-medium wrap-anywhere text-on-primary-soft"
              >
                <span className="min-w-0">{each}</span>
                <X className="size-4 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </FilterGroup>
  )
}
