import { useState } from 'react'
import { Field } from '../../../ui/form/Field.tsx'
import { useFieldMessage } from '../../../ui/form/formContext.ts'
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { replyWords } from '../../../words/applications/answering.ts'
import { currencyName } from '../../../words/currencies.ts'
import { currencyWords } from '../../../words/currencyWords.ts'
import { periodOptions } from '../../../words/payOptions.ts'
import type { Money } from '../../../../contract/applications/offeredPay.ts'

interface Props {
  id: string
  label: string
  /** Pay of the posting, for the initial currency and period. */
  posted?: Pick<Money, 'currency' | 'period'> | null | undefined
}

/** Fields for the pay in an offer: amount, currency and period. */
export function PayField({ id, label, posted }: Props) {
  return (
    <>
      <Field id={id} label={label} name="event.pay.amount" inputMode="decimal" autoComplete="off" />
      <div className="field-row [--field-least:8rem]">
        <CurrencyField name="event.pay.currency" posted={posted?.currency ?? ''} />
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

function CurrencyField({ name, posted }: { name: string; posted: string }) {
  const { message, recheck } = useFieldMessage(name)
  const [chosen, setChosen] = useState(posted)
  return (
    <SearchableSelect
      id={name}
      label={replyWords.currency}
      name={name}
      message={message}
      none={currencyWords.choose}
      value={chosen}
      shown={currencyName(chosen)}
      of="currencies"
      onValue={(currency) => {
        setChosen(currency)
        recheck(currency)
      }}
    />
  )
}
