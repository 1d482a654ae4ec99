import { useSelector } from '@xstate/react'
import { useState, type ComponentProps } from 'react'
import { textAt, textsAt, withValue } from '../../../contract/resumes/editing.ts'
import { countryInWords } from '../../../contract/countryInWords.ts'
import { locale } from '../../../contract/words/locale.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { SearchableSelect } from '../../ui/form/SearchableSelect.tsx'
import { countryWords } from '../../words/countries.ts'
import type { ResumeField } from '../../words/resumes/sections.ts'
import { MonthField } from './MonthField.tsx'
import { useBuilder, useInDocument } from './useBuilder.ts'

interface Props {
  /** Path in the document, such as `work.0.position`, which is also the id of the control. */
  id: string
  field: ResumeField
}

/** Form control for a field of a resume. */
export function ResumeFieldControl({ id, field }: Props) {
  const { kind, label } = field
  if (kind === 'month' || kind === 'until')
    return <MonthField id={id} label={label} isEnd={kind === 'until'} />
  if (kind === 'country') return <Country id={id} field={field} />
  if (kind === 'lines' || kind === 'words') return <Texts id={id} field={field} />
  return <Text id={id} field={field} />
}

/** Error message from the server for a field, or for an entry of its list. */
function useProblem(id: string) {
  const { flow } = useBuilder()
  const path = `document.${id}`
  return useSelector(flow, ({ context: { problems } }) => {
    const [, message] =
      Object.entries(problems).find(([field]) => field === path || field.startsWith(`${path}.`)) ?? []
    return message
  })
}

const inputs: Readonly<Record<string, ComponentProps<'input'>>> = {
  line: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  url: { type: 'text', inputMode: 'url', spellCheck: false },
}

function Text({ id, field: { kind, label, hint } }: Props) {
  const { edit, isFixed } = useBuilder()
  const message = useProblem(id)
  const value = useInDocument((document) => textAt(document, id))
  const control = {
    ...describedBy(id, hint, message),
    id,
    value,
    readOnly: isFixed,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      edit((document) => withValue(document, id, currentTarget.value), id),
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      {kind === 'text' ? (
        <textarea {...control} rows={4} className="control py-3" />
      ) : (
        <input {...control} {...inputs[kind]} className="control" />
      )}
    </FieldFrame>
  )
}

/** Combobox for a country. It stores the code; unknown text from an import stays until it is changed. */
function Country({ id, field: { label, hint } }: Props) {
  const { edit, isFixed } = useBuilder()
  const message = useProblem(id)
  const value = useInDocument((document) => textAt(document, id))
  return (
    <SearchableSelect
      id={id}
      label={label}
      hint={hint}
      message={message}
      none={countryWords.choose}
      value={value}
      shown={countryInWords(value, locale)}
      of="countries"
      isFixed={isFixed}
      onValue={(code) => edit((document) => withValue(document, id, code), id)}
    />
  )
}

const kinds = {
  lines: { split: /\n/, join: '\n' },
  words: { split: /[,\n]/, join: ', ' },
} as const

/** Text area for a list of texts, separated by line breaks or commas. */
function Texts({ id, field: { kind, label, hint } }: Props) {
  const { edit, isFixed } = useBuilder()
  const message = useProblem(id)
  const { join, split } = kinds[kind === 'words' ? 'words' : 'lines']
  const textsIn = (typed: string) =>
    typed
      .split(split)
      .map((text) => text.trim())
      .filter((text) => text !== '')
  const joined = useInDocument((document) => textsAt(document, id).join(join))
  // Keeps an incomplete line while typing, although it is not part of the list yet.
  const [typed, setTyped] = useState(joined)
  const shown = textsIn(typed).join(join) === textsIn(joined).join(join) ? typed : joined
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <textarea
        {...describedBy(id, hint, message)}
        id={id}
        rows={kind === 'words' ? 2 : 5}
        value={shown}
        readOnly={isFixed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          edit((document) => withValue(document, id, textsIn(value)), id)
        }}
        className="control py-3"
      />
    </FieldFrame>
  )
}
