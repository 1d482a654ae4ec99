import { memo } from 'react'
import { withLook } from '../../../contract/resumes/editing.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'
import type { Look } from '../../../contract/resumes/look.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { languages, lookChoices } from '../../words/resumes/look.ts'
import { useBuilder, useInDocument } from './useBuilder.ts'

const names = ['template', 'accent', 'face', 'size', 'spacing', 'pageSize'] as const

/** How a resume looks, and in which language it is written. No choice changes a word of it. */
export const LookPanel = memo(function LookPanel() {
  const language = useInDocument((document) => lookOf(document).language)
  return (
    <>
      {names.map((name) => (
        <Choice key={name} name={name} {...lookChoices[name]} />
      ))}
      <Choice
        name="language"
        label="Language"
        hint="What the resume is written in: its headings, and how it is read aloud."
        options={{ ...languages, ...(!(language in languages) && { [language]: language }) }}
      />
    </>
  )
})

interface Props {
  name: keyof typeof lookChoices | 'language'
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
          edit((document) => withLook(document, chosen(name, currentTarget.value)))
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

const chosen = (name: Props['name'], value: string): Partial<Look> => ({ [name]: value })
