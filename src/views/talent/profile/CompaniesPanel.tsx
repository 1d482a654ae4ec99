import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import type { Exclusion } from '../../../../contract/talent/profileCalls.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import type { ProfileOverviewFlow } from '../../../../machines/talent/profileOverview.ts'
import type { VisibilityCommandsFlow } from '../../../../machines/talent/visibilityCommands.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { Panel } from '../../../ui/text/Panel.tsx'
import { ownProfileWords } from '../../../words/talent/profile.ts'
import { CommandButton } from '../../forms/CommandButton.tsx'
import { Reading } from '../../reading/Reading.tsx'
import { ShowMore } from '../../reading/ShowMore.tsx'

const words = ownProfileWords.companies

interface Props extends ExcludedProps {
  flow: ProfileOverviewFlow
}

/** Panel to find a company, preview its view of the profile or exclude it, with a list of exclusions. */
export function CompaniesPanel({ flow, ...excluded }: Props) {
  const { commands } = excluded
  const wrongDomain = useSelector(commands, ({ context }) => context.failure?.fields?.['domain'])
  return (
    <Panel title={words.title}>
      <p className="mb-4 text-hint text-muted">{words.text}</p>
      <Failure commands={commands} />
      <Search
        label={words.label}
        button={words.find}
        autoComplete="organization"
        onSearch={(q) => flow.send({ type: 'findCompanies', q })}
      />
      <Found flow={flow} commands={commands} exclusions={excluded.exclusions} />
      <Search
        label={words.domain}
        hint={words.domainHint}
        message={wrongDomain}
        button={words.excludeDomain}
        autoComplete="off"
        onSearch={(domain) => commands.send({ type: 'run', command: 'excludeDomain', input: { domain } })}
      />
      <h3 className="mt-6 mb-2 text-label">{words.list}</h3>
      <Excluded {...excluded} />
    </Panel>
  )
}

function Failure({ commands }: { commands: VisibilityCommandsFlow }) {
  const message = useSelector(commands, ({ context: { failure, ran } }) =>
    ran?.command === 'setVisibility' || failure?.fields?.['domain'] !== undefined
      ? undefined
      : failure?.message,
  )
  return message !== undefined && <Banner kind="failure">{message}</Banner>
}

interface SearchProps extends Pick<ComponentProps<'input'>, 'autoComplete'> {
  label: string
  hint?: string
  /** Error message. */
  message?: string | undefined
  button: string
  onSearch: (text: string) => void
}

function Search({ label, hint, message, button, autoComplete, onSearch }: SearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A screen reader then reads the message.
  useEffect(() => {
    if (message !== undefined) input.current?.focus()
  }, [message])
  return (
    <form
      className="mb-4"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('text')
        if (typeof text === 'string' && text.trim() !== '') onSearch(text.trim())
      }}
    >
      <FieldFrame id={id} label={label} hint={hint} message={message}>
        <input
          {...describedBy(id, hint, message)}
          ref={input}
          id={id}
          name="text"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="control"
        />
      </FieldFrame>
      <Button type="submit" look="secondary" size="small" className="mt-2">
        {button}
      </Button>
    </form>
  )
}

function Found({ flow, commands, exclusions }: Pick<Props, 'flow' | 'commands' | 'exclusions'>) {
  const reading = useSelector(flow, ({ children }) => children.companies)
  const companies = useSelector(reading, (state) => state?.context.data?.companies)
  if (!reading) return null
  return (
    <div className="mb-6" aria-live="polite">
      <Reading flow={reading} what={words.what} rows={2}>
        {companies?.length === 0 && <p className="text-hint text-muted">{words.none}</p>}
        <ul aria-label={words.found} className="grid gap-3">
          {companies?.map((company) => (
            <li key={company.slug} className="flex gap-3">
              <CompanyMark company={company} size="table" />
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <Name>{company.name}</Name>
                </p>
                <div className="-ms-2 flex flex-wrap">
                  <Button
                    look="quiet"
                    size="row"
                    className="min-h-11"
                    onClick={() => flow.send({ type: 'preview', company })}
                  >
                    {words.see(company.name)}
                  </Button>
                  {exclusions.some(({ slug }) => slug === company.slug) ? (
                    <span className="inline-flex min-h-11 items-center px-2 text-hint text-muted">
                      {words.excluded}
                    </span>
                  ) : (
                    <CommandButton
                      label={words.exclude}
                      about={company.name}
                      commands={commands}
                      onPress={() =>
                        commands.send({
                          type: 'run',
                          command: 'excludeCompany',
                          input: { slug: company.slug },
                        })
                      }
                    />
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Reading>
    </div>
  )
}

interface ExcludedProps {
  commands: VisibilityCommandsFlow
  reading: AnyReading
  paging: AnyPaging | undefined
  exclusions: readonly Exclusion[]
}

function Excluded({ commands, reading, paging, exclusions }: ExcludedProps) {
  const asked = useSelector(commands, ({ context }) =>
    context.asked?.command === 'removeExclusion' ? context.asked.input.id : undefined,
  )
  const exclusion = exclusions.find(({ id }) => id === asked)
  const cancel = () => commands.send({ type: 'cancel' })
  return (
    <>
      <Reading flow={reading} what={words.listWhat} rows={2}>
        {exclusions.length === 0 && <p className="text-hint text-muted">{words.nobody}</p>}
        <ul className="grid">
          {exclusions.map(({ id, kind, name }) => (
            <li key={id} className="flex items-center justify-between gap-x-3 border-t border-line py-1">
              <span className="min-w-0 wrap-anywhere">
                <Name>{name}</Name>
                <span className="block text-caption text-muted">{words.kinds[kind]}</span>
              </span>
              <CommandButton
                label={words.remove}
                about={name}
                commands={commands}
                onPress={() => commands.send({ type: 'ask', command: 'removeExclusion', input: { id } })}
              />
            </li>
          ))}
        </ul>
        {paging && <ShowMore flow={paging} />}
      </Reading>
      <Dialog
        open={exclusion !== undefined}
        id="removeExclusion"
        title={words.dialog.title}
        onCancel={cancel}
      >
        <p className="mt-3 wrap-anywhere">{words.dialog.text(exclusion?.name ?? '')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() =>
              exclusion &&
              commands.send({ type: 'run', command: 'removeExclusion', input: { id: exclusion.id } })
            }
          >
            {words.dialog.confirm}
          </Button>
          <Button look="secondary" onClick={cancel}>
            {words.dialog.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
