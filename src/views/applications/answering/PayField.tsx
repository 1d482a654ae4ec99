import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { replyWords } from '../../../words/applications/answering.ts'
import { currencyOptions, periodOptions } from '../../../words/payOptions.ts'
import type { Money } from '../../../../contract/applications/offeredPay.ts'

interface Props {
  id: string
  label: string
  /** The currency and the period of the posting, to begin with. */
  posted?: Pick<Money, 'currency' | 'period'> | null | undefined
}

/** The pay of an offer: an amount, its currency, and the time that it is for. */
export function PayField({ id, label, posted }: Props) {
  return (
    <>
      <Field id={id} label={label} name="event.pay.amount" inputMode="decimal" autoComplete="off" />
      <div className="field-row [--field-least:8rem]">
        <Select
          label={replyWords.currency}
          name="event.pay.currency"
          options={currencyOptions}
          none={replyWords.choose}
          {...(posted && { defaultValue: posted.currency })}
        />
        <Select
          label={replyWords.period}
          name="event.pay.period"
          options={periodOptions}
          none={replyWords.choose}
          defaultValue={posted?.period ?? 'year'}
        />
      </div>
    </>
  )
}
