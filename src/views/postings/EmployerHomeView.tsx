import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { PostingItem } from '../../../contract/postings/calls.ts'
import { endsSoon } from '../../../contract/postings/lifecycle.ts'
import type { User } from '../../../contract/user.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { Reading } from '../reading/Reading.tsx'
import { PostingRows } from './PostingRows.tsx'
import { WritePosting } from './WritePosting.tsx'

interface Props {
  user: User
  reading: AnyReading
  /** As far as they have been read: first those that need somebody. */
  postings: readonly PostingItem[] | undefined
  creating: CreatingFlow
  /** Reads who waits for an answer. */
  due: AnyReading
  /** Who waits for an answer; nothing, where nobody does. */
  people?: ReactNode
  /** Whether somebody has applied, and everybody has an answer. */
  isAnswered?: boolean
  now: number
}

const waiting: ReadonlySet<PostingItem['state']> = new Set(['unconfirmed', 'expired', 'draft'])

/** What goes on by itself until its last day. */
const running: ReadonlySet<PostingItem['state']> = new Set(['published', 'paused'])

/** Where an employer arrives: who waits for an answer, what has to be confirmed or finished, and what expires soon. */
export function EmployerHomeView({
  user,
  reading,
  postings,
  creating,
  due,
  people,
  isAnswered = false,
  now,
}: Props) {
  const todo = postings?.filter(({ state }) => waiting.has(state)) ?? []
  const [first] = todo
  const isKnown = useSelector(due, ({ context }) => context.data !== undefined)
  const ending =
    postings?.filter(
      ({ state, validThrough }) => running.has(state) && validThrough !== null && endsSoon(validThrough, now),
    ) ?? []
  return (
    <>
      <Heading>
        Welcome, <Name>{user.firstName}</Name>
      </Heading>
      <Reading flow={reading} what="what waits for you" rows={3}>
        <Reading flow={due} what="who waits for you" rows={2}>
          {people}
        </Reading>
        {first && (
          <section>
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h2 className="text-h3">{waitsInWords(todo.length)}</h2>
              <ButtonLink size="small" look={people ? 'secondary' : 'primary'} href={paths.posting(first.id)}>
                {first.state === 'draft' ? 'Go on with the first' : 'Open the first'}
              </ButtonLink>
            </div>
            <PostingRows postings={todo} />
          </section>
        )}
        {ending.length > 0 && (
          <section className="not-first:mt-10">
            <h2 className="text-h3">{endingInWords(ending.length)}</h2>
            <p className="mt-1 mb-3 text-muted">
              After its last day nobody can apply any more. To go on, give it a later one.
            </p>
            <PostingRows postings={ending} />
          </section>
        )}
        {postings && isKnown && !first && !people && ending.length === 0 && (
          <EmptyState
            title={
              postings.length > 0
                ? isAnswered
                  ? 'Everybody has an answer'
                  : 'Nothing waits'
                : 'No posting yet'
            }
            text={
              postings.length > 0
                ? 'Every posting goes on by itself.'
                : 'It takes about ten minutes. Until somebody applies, tell people about your company.'
            }
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="max-w-full has-[form]:w-full">
            <WritePosting flow={creating} isSecond={first !== undefined || Boolean(people)} />
          </div>
          {postings && postings.length > 0 ? (
            <TextLink href={paths.postings}>All postings</TextLink>
          ) : (
            <TextLink href={paths.company}>Open your company</TextLink>
          )}
        </div>
      </Reading>
    </>
  )
}

const waitsInWords = (count: number) =>
  count === 1 ? '1 posting waits for you' : `${count} postings wait for you`

const endingInWords = (count: number) =>
  count === 1 ? '1 posting expires soon' : `${count} postings expire soon`
