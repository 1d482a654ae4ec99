import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SentIntroduction } from '../../../contract/introductions/calls.ts'
import { paths } from '../../../contract/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import type { SentIntroductionCommandsFlow } from '../../../machines/introductions/introductionCommands.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { KeptUntil } from '../../ui/text/KeptUntil.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { inviterWords, introductionWords, stateToCompany } from '../../words/introductions/introductions.ts'
import { nameOfInvited } from '../../words/introductions/nameOfInvited.ts'
import { TurnTag } from '../applications/TurnTag.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { IntroductionTimeline } from './IntroductionTimeline.tsx'
import { MessageForm } from './MessageForm.tsx'
import { useStillPossible } from './useStillPossible.ts'

interface Props {
  introduction: SentIntroduction
  flow: SentIntroductionCommandsFlow
  now: number
  /** Link to the shared resume; undefined if none is shared. */
  resume?: ReactNode
}

/** Company's view of an invitation, with the possible replies. */
export function SentIntroductionView({ introduction, flow, now, resume }: Props) {
  const { application, askedBy, can, id, keptUntil, person, posting, revision, state, timeline, turn } =
    introduction
  const busy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'))
  useStillPossible(flow, can)
  const known = { id, revision }
  const other = nameOfInvited(person)
  const cancel = () => flow.send({ type: 'cancel' })
  const last = can.includes('withdraw') ? 'withdraw' : 'end'
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <p className="text-h3 wrap-anywhere">
          <Name>{other}</Name>
          {person.headline !== '' && <span className="text-muted"> · {person.headline}</span>}
        </p>
        <p className="wrap-anywhere text-muted">
          <TextLink href={paths.posting(posting.id)}>{posting.title}</TextLink>
          {askedBy !== null && ` · ${inviterWords.askedBy(askedBy)}`}
        </p>
        {turn ? (
          <TurnTag turn={turn} reader="employer" name={other} now={now} />
        ) : (
          <span className="text-hint text-muted">{stateToCompany[state]}</span>
        )}
      </header>
      {state !== 'asked' && person.isErased === undefined && (
        <section aria-labelledby="shared">
          <h2 id="shared" className="mb-3 text-h3">
            {inviterWords.shared}
          </h2>
          {introduction.shares.length === 0 ? (
            <p className="text-muted">{inviterWords.nothingShared}</p>
          ) : (
            <ul className="grid gap-2 wrap-anywhere">
              {person.name && (
                <li>
                  <Name>{other}</Name>
                </li>
              )}
              {person.contact && <li>{person.contact.emailAddress}</li>}
              {person.contact?.phone !== undefined && <li>{person.contact.phone}</li>}
              {resume && <li>{resume}</li>}
            </ul>
          )}
        </section>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {application !== null && (
          <ButtonLink size="small" href={paths.applicant(application)}>
            {introductionWords.viewApplication}
          </ButtonLink>
        )}
        {person.id !== null && (
          <ButtonLink size="small" look="secondary" href={talentPaths.person(person.id)}>
            {inviterWords.viewProfile}
          </ButtonLink>
        )}
      </div>
      <IntroductionTimeline timeline={timeline} reader="employer" other={other} now={now} />
      <MessageForm
        flow={flow}
        can={can}
        other={other}
        onSend={(event) => flow.send({ type: 'run', command: 'send', input: { ...known, event } })}
      />
      {can.includes(last) && (
        <p>
          <Button
            look="quiet"
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => flow.send({ type: 'ask', command: last, input: {} })}
          >
            {last === 'end' ? introductionWords.end.label : inviterWords.withdraw.label}
          </Button>
        </p>
      )}
      <KeptUntil day={keptUntil} />
      <ConfirmDialog
        flow={flow}
        command="withdraw"
        question={inviterWords.withdraw}
        onCancel={cancel}
        onConfirm={() =>
          flow.send({ type: 'run', command: 'withdraw', input: { ...known, event: { type: 'withdraw' } } })
        }
      />
      <ConfirmDialog
        flow={flow}
        command="end"
        question={introductionWords.end}
        onCancel={cancel}
        onConfirm={() =>
          flow.send({ type: 'run', command: 'end', input: { ...known, event: { type: 'end' } } })
        }
      />
    </div>
  )
}
