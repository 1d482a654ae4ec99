import { stoppingField, type Stopping } from '../../../contract/notices/stopping.ts'
import { paths } from '../../../contract/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Panel } from '../../ui/text/Panel.tsx'

/** Stops mails, or turns them on again, without anybody being signed in: the browser sends the form, and no script. */
export function StopMailsView({ stopping }: { stopping: Stopping }) {
  if (!stopping) return <BrokenLink />
  const { address, choice, name } = stopping
  const isStopped = choice === 'off'
  return (
    <div className="max-w-column">
      <Heading>{isStopped ? 'These mails are stopped' : 'Stop these mails?'}</Heading>
      <Panel>
        <dl className="grid gap-4">
          <Fact label="Mails" value={name} />
          <Fact label="To" value={address} />
          <Fact label="Now" value={isStopped ? 'They do not come any more.' : often[choice]} />
        </dl>
        <p className="mt-5 text-muted">
          {isStopped
            ? 'All other mails come as before. What happens stands on your pages here all the same.'
            : 'All other mails go on. What happens stands on your pages here all the same.'}
        </p>
        <form method="post" data-ready="" className="mt-6">
          <Button type="submit" name={stoppingField} value={isStopped ? 'on' : 'off'}>
            {isStopped ? 'Turn on again' : 'Stop these mails'}
          </Button>
        </form>
      </Panel>
    </div>
  )
}

const often = { on: 'They come each time.', daily: 'They come once a day.', off: '' } as const

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-hint text-muted">{label}</dt>
    <dd className="font-medium break-words">{value}</dd>
  </div>
)

const BrokenLink = () => (
  <>
    <Heading>Stop mails</Heading>
    <EmptyState
      title="This link does not work any more"
      text="It is not whole, or its account is gone. Nothing was changed. Log in, and set in Preferences which mails come."
    >
      <ButtonLink href={paths.chooseLogin}>Log in</ButtonLink>
    </EmptyState>
  </>
)
