import { useSelector } from '@xstate/react'
import type { OwnIntroduction } from '../../../contract/introductions/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { IntroductionCommandsFlow } from '../../../machines/introductions/introductionCommands.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { KeptUntil } from '../../ui/text/KeptUntil.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { introductionWords, invitedWords, stateToCandidate } from '../../words/introductions/introductions.ts'
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { TurnTag } from '../applications/TurnTag.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { IntroductionTimeline } from './IntroductionTimeline.tsx'
import { MessageForm } from './MessageForm.tsx'
import { useStillPossible } from './useStillPossible.ts'

interface Props {
  introduction: OwnIntroduction
  flow: IntroductionCommandsFlow
  now: number
}

/** Candidate's view of an invitation, with the possible replies. */
export function OwnIntroductionView({ introduction, flow, now }: Props) {
  const { application, can, id, keptUntil, posting, revision, state, timeline, turn } = introduction
  const { company } = posting
  const busy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'))
  useStillPossible(flow, can)
  const known = { id, revision }
  const cancel = () => flow.send({ type: 'cancel' })
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-center gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <CompanyMark company={company} size="row" />
          <p className="min-w-0 wrap-anywhere text-muted">
            <TextLink href={paths.publicCompany(company.slug)}>
              <Name>{company.name}</Name>
            </TextLink>
            {' · '}
            <span className="font-medium text-ink tabular-nums">{payInWords(posting.pay)}</span>
            {posting.slug !== null && (
              <>
                {' · '}
                <TextLink href={paths.job(posting.slug)} className="whitespace-nowrap">
                  {invitedWords.viewJob}
                </TextLink>
              </>
            )}
          </p>
        </div>
        {turn ? (
          <TurnTag turn={turn} reader="candidate" name={company.name} now={now} />
        ) : (
          <span className="text-hint text-muted">{stateToCandidate[state]}</span>
        )}
      </header>
      <Actions introduction={introduction} flow={flow} busy={busy} />
      {application !== null && (
        <p>
          <ButtonLink size="small" href={paths.application(application)}>
            {introductionWords.viewApplication}
          </ButtonLink>
        </p>
      )}
      <IntroductionTimeline timeline={timeline} reader="candidate" other={company.name} now={now} />
      <MessageForm
        flow={flow}
        can={can}
        other={company.name}
        onSend={(event) => flow.send({ type: 'run', command: 'send', input: { ...known, event } })}
      />
      {can.includes('end') && (
        <p>
          <Button
            look="quiet"
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => flow.send({ type: 'ask', command: 'end', input: {} })}
          >
            {introductionWords.end.label}
          </Button>
        </p>
      )}
      <KeptUntil day={keptUntil} />
      <AcceptDialog introduction={introduction} flow={flow} />
      <ApplyDialog introduction={introduction} flow={flow} />
      <ConfirmDialog
        flow={flow}
        command="decline"
        question={{ ...invitedWords.decline, text: invitedWords.decline.text(company.name) }}
        onCancel={cancel}
        onConfirm={() =>
          flow.send({ type: 'run', command: 'decline', input: { ...known, event: { type: 'decline' } } })
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

/** Buttons for the possible replies, the main one first. */
function Actions({ introduction: { can }, flow, busy }: Omit<Props, 'now'> & { busy: boolean }) {
  const shown = (['accept', 'decline', 'apply'] as const).filter((name) => can.includes(name))
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {shown.map((command, index) => (
        <Button
          key={command}
          look={index === 0 ? 'primary' : 'secondary'}
          size="small"
          aria-disabled={busy || undefined}
          onClick={() => flow.send({ type: 'ask', command, input: {} })}
        >
          {invitedWords[command].label}
        </Button>
      ))}
    </div>
  )
}
