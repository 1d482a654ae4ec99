import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { FormName } from '../../../contract/forms.ts'
import type { EditingFlow } from '../../../machines/editing/editing.ts'
import { Form } from '../../ui/form/Form.tsx'
import { isControl, type Control } from '../../ui/form/formProblems.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { writingWords } from '../../words/shared/writing.ts'

interface Props {
  flow: EditingFlow
  id: string
  rules: FormName
  title: string
  /** Saved values by field name, for detecting unsaved changes. */
  saved: Readonly<Record<string, string>>
  /**
   * Called with the form values by name whenever they may have changed. The function must not change between
   * renders.
   */
  onFilled?: (filled: Readonly<Record<string, string>>) => void
  children: ReactNode
}

/** Form for saved data of a member, with a guard against losing unsaved changes. */
export function EditingForm({ flow, id, rules, title, saved, onFilled, children }: Props) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const leaving = useSelector(flow, (state) => state.matches('leaving'))
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(saved)

  const tellDifference = useCallback(() => {
    const fields = fieldsOf(place.current, saved)
    const differs = fields.some(([field, value]) => plain(field.value) !== value)
    flow.send({ type: differs ? 'change' : 'revert' })
    onFilled?.(Object.fromEntries(fields.map(([{ name, value }]) => [name, value])))
  }, [flow, saved, onFilled])

  // Unedited fields adopt values that were changed elsewhere, so that a save does not revert them.
  useEffect(() => {
    for (const [field, before] of fieldsOf(place.current, known.current)) {
      const now = saved[field.name] ?? ''
      if (now !== before && plain(field.value) === before) field.value = now
    }
    known.current = saved
  }, [saved])

  // The person may have typed during the save.
  useEffect(() => {
    if (!busy) tellDifference()
  }, [busy, tellDifference])

  return (
    <Panel title={title}>
      <div ref={place} onInput={tellDifference}>
        <Form
          id={id}
          rules={rules}
          failure={failure}
          busy={busy}
          onSubmit={(form) => flow.send({ type: 'submit', form })}
        >
          {children}
          <SubmitButton busyWords={writingWords.saving}>{writingWords.save}</SubmitButton>
          {slow && <StillWaiting />}
        </Form>
      </div>
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
      />
    </Panel>
  )
}

/** Form controls of the given values. */
function fieldsOf(place: HTMLElement | null, values: Props['saved']): (readonly [Control, string])[] {
  const form = place?.querySelector('form')
  return Object.entries(values).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(name)
    return isControl(field) ? [[field, value]] : []
  })
}

/** Normalizes text like the server, which trims whitespace and composes characters. */
const plain = (text: string) => text.trim().normalize('NFC')
