import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import { paths, withNext } from '../../../contract/paths.ts'
import type { SaveSearchFlow } from '../../../machines/alerts/saveSearch.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { saveSearchWords as words } from '../../words/alerts/saveSearch.ts'
import { HowOften } from './HowOften.tsx'
import { SearchInWords } from './SearchInWords.tsx'

interface Props {
  flow: SaveSearchFlow
  /** Query string of the search. */
  criteria: string
  timeZone: string
  /** False for a candidate whose email address is not verified. */
  isVerified: boolean
}

/** Dialog for saving a job search. Asks a candidate for a name, and a guest for an email address. */
export function SaveSearchDialog({ flow, criteria, timeZone, isVerified }: Props) {
  // Opens only with its form, so that the form gets the focus.
  const isOpen = useSelector(flow, (state) => state.status === 'active' && !state.matches('identifying'))
  const isRequested = useSelector(flow, (state) => state.matches({ guest: 'requested' }))
  const isMember = useSelector(flow, (state) => state.matches('member'))
  const isChange = useSelector(
    flow,
    (state) => state.matches({ member: 'changing' }) || state.matches({ member: 'updating' }),
  )
  const isGuest = useSelector(flow, (state) => state.matches('guest'))
  const isUnavailable = useSelector(flow, (state) => state.matches('unavailable'))
  const close = () => flow.send({ type: 'close' })
  const loginHref = withNext(paths.login('candidate'), alertPaths.save(criteria))
  return (
    <Dialog
      open={isOpen}
      id="saveSearch"
      title={isRequested ? words.requested.title : isChange ? words.change.title : words.title}
      onCancel={close}
    >
      {isRequested ? (
        <>
          <p role="status" className="mt-2 text-muted">
            {words.requested.text}
          </p>
          <Button className="mt-6" size="small" onClick={close}>
            {words.requested.close}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 mb-4 text-muted">{isChange ? words.change.text : words.text}</p>
          <div className="mb-5 rounded-control border border-line p-4">
            <SearchInWords search={{ criteria, name: '' }} />
          </div>
          {isChange && <Update flow={flow} close={close} />}
          {isMember &&
            !isChange &&
            (isVerified ? (
              <SaveForm flow={flow} close={close} look={{ id: 'saveSearchForm', ...member }}>
                <Field label={words.name} name="name" hint={words.nameHint} />
                <HowOften timeZone={timeZone} />
              </SaveForm>
            ) : (
              <Instead text={words.unverified.text} close={close}>
                <ButtonLink size="small" href={paths.area.candidate}>
                  {words.unverified.home}
                </ButtonLink>
              </Instead>
            ))}
          {isGuest && (
            <>
              <SaveForm flow={flow} close={close} look={{ id: 'requestAlertForm', ...guest }}>
                <Field
                  label={words.emailAddress}
                  name="emailAddress"
                  type="email"
                  autoComplete="email"
                  enterKeyHint="send"
                />
                <HowOften timeZone={timeZone} />
              </SaveForm>
              <p className="mt-4 border-t border-line pt-4 text-hint text-muted">
                {words.haveAccount} <TextLink href={loginHref}>{words.logIn}</TextLink>
              </p>
            </>
          )}
          {isUnavailable && (
            <Instead text={words.employer} close={close}>
              <ButtonLink size="small" href={loginHref}>
                {words.logIn}
              </ButtonLink>
            </Instead>
          )}
        </>
      )}
    </Dialog>
  )
}

const member = { submit: words.save, busy: words.saving } as const
const guest = { submit: words.request, busy: words.requesting } as const

interface FormProps {
  flow: SaveSearchFlow
  close: () => void
  look: { readonly id: string; readonly submit: string; readonly busy: string }
  children: ReactNode
}

function SaveForm({ flow, close, look, children }: FormProps) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  return (
    <Form id={look.id} failure={failure} busy={busy} onSubmit={(form) => flow.send({ type: 'submit', form })}>
      {children}
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busyWords={look.busy}>{look.submit}</SubmitButton>
        <Button look="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}

/** Choice between updating a saved search and creating a new one. */
function Update({ flow, close }: Pick<FormProps, 'flow' | 'close'>) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  return (
    <Form id="updateSearchForm" failure={failure} busy={busy} onSubmit={() => flow.send({ type: 'update' })}>
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busyWords={words.change.updating}>{words.change.update}</SubmitButton>
        <Button look="quiet" onClick={() => flow.send({ type: 'saveNew' })}>
          {words.change.saveNew}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}

/** Message that replaces the form for visitors who cannot save searches yet. */
const Instead = ({ text, close, children }: { text: string; close: () => void; children: ReactNode }) => (
  <>
    <p>{text}</p>
    <div className="mt-5 flex flex-wrap gap-3">
      {children}
      <Button look="quiet" size="small" onClick={close}>
        {words.cancel}
      </Button>
    </div>
  </>
)
