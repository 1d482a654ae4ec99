import FlaskConical from 'lucide-react/icons/flask-conical'
import { demoAccounts, demoPassword } from '../../../contract/demo.ts'
import type { Role } from '../../../contract/roles.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { demoAccountWords, demoWords } from '../../words/pages/demo.ts'

interface Props {
  role: Role
  /** Id of the login form to fill in. */
  form: string
}

/** Note with the demo account of a role, and a button that fills it into the login form. */
export const DemoNote = ({ role, form }: Props) => {
  const account = demoAccounts.find((each) => each.role === role)
  if (!account) return null
  const { emailAddress } = account
  return (
    <section
      aria-labelledby="demo-login"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-info-line bg-info-soft p-4 text-info-text"
    >
      <div className="min-w-0 wrap-anywhere">
        <h2 id="demo-login" className="flex items-center gap-2 text-label font-semibold">
          <FlaskConical className="size-4.5 shrink-0" />
          {demoAccountWords[role]}
        </h2>
        <p className="mt-1 text-caption">
          {emailAddress}
          <br />
          {demoWords.password} {demoPassword}
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        form={form}
        onClick={({ currentTarget }) => {
          fill(currentTarget.form, { emailAddress, password: demoPassword })
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
        }}
      >
        {demoWords.fill}
      </Button>
    </section>
  )
}

/** Fills the fields of a form and fires their input events, so that validation runs. */
function fill(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
