import Send from 'lucide-react/icons/send'
import type { ReactNode, Ref } from 'react'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { monthsAfter } from '../../../contract/privacy/retention.ts'
import type { PersonStanding } from '../../../machines/talent/person.ts'
import type { ShortlistMarksFlow } from '../../../machines/talent/shortlistMarks.ts'
import type { ShownProfile } from '../../../contract/talent/profile.ts'
import {
  monthsBetweenInvitations,
  type IntroductionState,
} from '../../../contract/introductions/lifecycle.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { dayHere } from '../../words/dates.ts'
import { invitingWords, sentStateInWords } from '../../words/talent/inviting.ts'
import { talentWords } from '../../words/talent/search.ts'
import { Reading } from '../reading/Reading.tsx'
import { MarkToggle } from './MarkToggle.tsx'
import { ShownProfileView } from './ShownProfileView.tsx'

interface Props {
  id: string
  reading: AnyReading
  /** Undefined until loaded, like the standing. */
  profile: ShownProfile | undefined
  standing: PersonStanding | undefined
  marks: ShortlistMarksFlow
  now: number
  onInvite: () => void
  level?: 1 | 2
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Skills that the company has searched for. */
  wanted?: readonly string[] | undefined
  /** Link to another page, for a person who no longer exists. */
  away?: ReactNode
}

const words = invitingWords

/** States of an invitation after which another one can be sent, six months after it. */
const ended = new Set<IntroductionState>(['declined', 'lapsed', 'withdrawn', 'ended'])

/** Profile of a person, with buttons to invite them to apply or to save them to the shortlist. */
export function PersonCard({
  id,
  reading,
  profile,
  standing,
  marks,
  now,
  onInvite,
  level = 2,
  titleRef,
  wanted,
  away,
}: Props) {
  const sent = standing?.sent ?? null
  const againFrom =
    sent && ended.has(sent.state)
      ? monthsAfter(Date.parse(sent.createdAt), monthsBetweenInvitations)
      : undefined
  const canInvite = sent === null || (againFrom !== undefined && againFrom <= now)
  return (
    <Reading
      flow={reading}
      what={talentWords.pane.what}
      rows={6}
      notThere={<EmptyState {...talentWords.pane.gone}>{away}</EmptyState>}
    >
      {profile && (
        <ShownProfileView
          profile={profile}
          now={now}
          level={level}
          titleRef={titleRef}
          wanted={wanted}
          acts={
            <div className="mt-4 grid gap-3 print:hidden">
              <div className="flex min-h-11 flex-wrap items-center gap-2.5">
                {canInvite && (
                  <Button size="small" onClick={onInvite}>
                    <Send className="size-4.5" />
                    {words.invite}
                  </Button>
                )}
                {standing && <MarkToggle flow={marks} id={id} isSaved={standing.saved !== null} />}
              </div>
              {sent ? (
                <p className="text-hint text-muted">
                  {sentStateInWords[sent.state]}{' '}
                  <TextLink href={introductionPaths.sentIntroduction(sent.id)}>{words.view}</TextLink>
                  {againFrom !== undefined && !canInvite && (
                    <span className="block">{words.again(dayHere(againFrom))}</span>
                  )}
                </p>
              ) : (
                <p className="text-caption text-subtle">{words.shared}</p>
              )}
            </div>
          }
        />
      )}
    </Reading>
  )
}
