import { stoppingField, type Stopping } from '../../../contract/notices/stopping.ts'
import { paths } from '../../../contract/paths.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { stopEmailsWords as words } from '../../words/profile/profile.ts'
import { Panel } from '../../ui/text/Panel.tsx'

/** Page to stop one kind of email, or to turn it on again, without a login or scripts. */
export function StopMailsView({ stopping }: { stopping: Stopping }) {
  if (!stopping) return <BrokenLink />
  const { address, choice, name } = stopping
  const isStopped = choice === 'off'
  return (
    <div className="max-w-column">
      <Heading>{isStopped ? words.stopped : words.question}</Heading>
      <Panel>
        <dl className="grid gap-4">
          <Fact label={words.facts.name} value={name} />
          <Fact label={words.facts.address} value={address} />
          <Fact label={words.facts.now} value={words.now[choice]} />
        </dl>
        <p className="mt-5 text-muted">{words.others}</p>
        <form method="post" data-ready="" className="mt-6">
          <Button type="submit" name={stoppingField} value={isStopped ? 'on' : 'off'}>
            {isStopped ? words.restart : words.stop}
          </Button>
        </form>
      </Panel>
    </div>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-hint text-muted">{label}</dt>
    <dd className="font-medium break-words">{value}</dd>
  </div>
)

const BrokenLink = () => (
  <>
    <Heading>{words.title}</Heading>
    <EmptyState title={words.broken.title} text={words.broken.text}>
      <ButtonLink href={paths.chooseLogin}>{words.broken.button}</ButtonLink>
    </EmptyState>
  </>
)
