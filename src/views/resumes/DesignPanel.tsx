import { accentColors } from '../../../contract/resumes/accentColors.ts'
import { withLook } from '../../../contract/resumes/editing.ts'
import type { Look } from '../../../contract/resumes/look.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { designWords, languages, lookChoices } from '../../words/resumes/look.ts'
import { TemplatePicture } from './TemplatePicture.tsx'
import { useBuilder, useInDocument } from './useBuilder.ts'

const selects = ['face', 'size', 'spacing', 'pageSize'] as const

const entriesOf = <Key extends string>(options: Readonly<Record<Key, string>>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record has exactly the keys of its type
  Object.entries(options) as [Key, string][]

/** Panel for the design and the language of a resume. Neither changes its text. */
export function DesignPanel() {
  const language = useInDocument((document) => lookOf(document).language)
  return (
    <>
      <Templates />
      <Accents />
      <div className="field-row [--field-least:10rem]">
        {selects.map((name) => (
          <Choice key={name} name={name} {...lookChoices[name]} />
        ))}
      </div>
      <Choice
        name="language"
        label={designWords.language}
        hint={designWords.languageHint}
        options={{ ...languages, ...(!(language in languages) && { [language]: language }) }}
      />
    </>
  )
}

const card =
  'relative grid cursor-pointer justify-items-center gap-2 rounded-control border border-line bg-surface p-3 text-label hover:border-field-hover has-checked:border-selected-line has-checked:bg-selected has-checked:ring-1 has-checked:ring-selected-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default forced-colors:has-checked:border-3'

function Templates() {
  const { edit, isFixed } = useBuilder()
  const chosen = useInDocument((document) => lookOf(document).template)
  const { label, options } = lookChoices.template
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 text-label">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
        {entriesOf(options).map(([template, name]) => (
          <label key={template} className={card}>
            <TemplatePicture template={template} />
            <input
              type="radio"
              name="template"
              value={template}
              checked={chosen === template}
              disabled={isFixed}
              onChange={() => edit((document) => withLook(document, { template }))}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Accents() {
  const { edit, isFixed } = useBuilder()
  const chosen = useInDocument((document) => lookOf(document).accent)
  const { label, options } = lookChoices.accent
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 text-label">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {entriesOf(options).map(([accent, name]) => (
          <label key={accent} className={`${card} grid-cols-[auto_1fr] items-center justify-items-start`}>
            <span
              aria-hidden="true"
              className="size-6 rounded-full border border-line [print-color-adjust:exact] forced-color-adjust-none"
              style={{ background: accentColors[accent] }}
            />
            <input
              type="radio"
              name="accent"
              value={accent}
              checked={chosen === accent}
              disabled={isFixed}
              onChange={() => edit((document) => withLook(document, { accent }))}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface Props {
  name: (typeof selects)[number] | 'language'
  label: string
  hint?: string
  options: Readonly<Record<string, string>>
}

function Choice({ name, label, hint, options }: Props) {
  const { edit, isFixed } = useBuilder()
  const value = useInDocument((document) => lookOf(document)[name])
  const id = `look.${name}`
  return (
    <FieldFrame id={id} label={label} hint={hint} message={undefined}>
      <select
        id={id}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        disabled={isFixed}
        onChange={({ currentTarget }) =>
          edit((document) => withLook(document, chosenOf(name, currentTarget.value)))
        }
        className="control"
      >
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const chosenOf = (name: Props['name'], value: string): Partial<Look> => ({ [name]: value })
