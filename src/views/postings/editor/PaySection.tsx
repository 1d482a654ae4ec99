import { useSelector } from '@xstate/react'
import { currencyOf } from '../../../../contract/postings/currencyOf.ts'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import { editorSections } from '../../../words/editor.ts'
import { editorFields } from '../../../words/postings/editor.ts'
import { payInWords } from '../../../../contract/postings/payInWords.ts'
import { yearlyPayInWords } from '../../../words/pay.ts'
import { periodOptions } from '../../../words/payOptions.ts'
import { Choice, CurrencyLine, Line } from '../../forms/draft/fields.tsx'
import { Section } from './Section.tsx'
import { useEditorFlow, useTyped } from './useEditor.ts'

/** Pay in whole units of the currency, with a preview for candidates. */
export function PaySection() {
  const { typed, change } = useTyped('pay', 'payNote', 'places')
  const { pay, payNote, places } = typed
  const usual = currencyOf(places[0]?.country ?? '')
  const changePay = (changed: Partial<typeof pay>) =>
    change({ pay: { ...pay, currency: pay.currency || usual, ...changed } })
  return (
    <Section section={editorSections.pay}>
      <div className="field-row [--field-least:8rem]">
        <Line
          id="posting.pay.min"
          label={editorFields.lowestPay}
          inputMode="decimal"
          value={pay.min}
          onValue={(min) => changePay({ min })}
        />
        <Line
          id="posting.pay.max"
          label={editorFields.highestPay}
          inputMode="decimal"
          value={pay.max}
          onValue={(max) => changePay({ max })}
        />
        <CurrencyLine
          id="posting.pay.currency"
          label={editorFields.currency}
          value={pay.currency || usual}
          onValue={(currency) => changePay({ currency })}
        />
        <Choice
          id="posting.pay.period"
          label={editorFields.period}
          options={periodOptions}
          value={pay.period}
          onValue={(period) => changePay({ period })}
        />
      </div>
      <Reading />
      <Line
        id="posting.payNote"
        label={editorFields.payNote}
        hint={editorFields.payNoteHint}
        value={payNote}
        onValue={(note) => change({ payNote: note })}
      />
    </Section>
  )
}

function Reading() {
  const words = useSelector(useEditorFlow(), ({ context }) => {
    const { content: posting, held } = parsePosting(context.typed, context.saved)
    if (posting.pay === null || held.includes('pay')) return undefined
    const { period } = posting.pay
    return period === 'year'
      ? editorFields.aboutPay(payInWords(posting.pay))
      : `${payInWords(posting.pay)}, ${yearlyPayInWords(posting.pay)}`
  })
  return words && <p className="-mt-3 mb-5 text-hint text-muted tabular-nums">{words}</p>
}
