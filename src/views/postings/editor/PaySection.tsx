import { useSelector } from '@xstate/react'
import { currencyOf } from '../../../../contract/postings/currencyOf.ts'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import { editorSections } from '../../../words/editor.ts'
import { payInWords, yearlyPayInWords } from '../../../words/pay.ts'
import { periodOptions } from '../../../words/payOptions.ts'
import { Choice, CurrencyLine, Line } from './fields.tsx'
import { Section } from './Section.tsx'
import { useEditorFlow, useTyped } from './useEditor.ts'

/** What the work pays: typed in whole units of the currency, read back as it will be read. */
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
          label="Lowest pay"
          inputMode="decimal"
          value={pay.min}
          onValue={(min) => changePay({ min })}
        />
        <Line
          id="posting.pay.max"
          label="Highest pay"
          inputMode="decimal"
          value={pay.max}
          onValue={(max) => changePay({ max })}
        />
        <CurrencyLine
          id="posting.pay.currency"
          label="Currency"
          value={pay.currency || usual}
          onValue={(currency) => changePay({ currency })}
        />
        <Choice
          id="posting.pay.period"
          label="Per"
          options={periodOptions}
          value={pay.period}
          onValue={(period) => changePay({ period })}
        />
      </div>
      <Reading />
      <Line
        id="posting.payNote"
        label="Note on the pay (optional)"
        hint="Such as bonuses, or what it depends on."
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
      ? `about ${payInWords(posting.pay)}`
      : `${payInWords(posting.pay)}, ${yearlyPayInWords(posting.pay)}`
  })
  return words && <p className="-mt-3 mb-5 text-hint text-muted tabular-nums">{words}</p>
}
